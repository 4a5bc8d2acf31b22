import { Type } from 'typebox'
import { code, defineTable, integer, json, time } from '../../storage/index.js'

/** A name that stands for a customer, or for a product of ours where `customer` is null. */
export interface StoredCodeName {
  name: string
  /** As it was named. */
  customer: string | null
  /** Whose name it was when it was set: it may have been merged since. */
  customerId: string | null
}

/** What a workspace has said about the texts that Rapport reads: at most one row, whose `name` is `workspace`. */
export const readingSettings = defineTable({
  name: 'reading_settings',
  scope: 'organization',
  row: Type.Object({
    name: code(),
    competitors: json<string[]>(),
    products: json<string[]>(),
    code_names: json<StoredCodeName[]>(),
    patience_days: integer(),
    updated_at: time()
  }),
  personal: { competitors: 'none', products: 'none', code_names: 'none' },
  key: ['name']
})
