import { Type } from 'typebox'
import { code, defineTable, json, nullable, time } from '../../storage/index.js'

/** What one unit of `currency` is worth in the workspace's currency, as decimal text, on a day such as 2026-11-20. */
export interface StoredRate {
  currency: string
  rate: string
  date: string
}

/** The currency that a workspace adds up in, and the rates to it: at most one row, whose `name` is `workspace`. */
export const workspaceCurrency = defineTable({
  name: 'workspace_currency',
  scope: 'organization',
  row: Type.Object({ name: code(), currency: nullable(code()), rates: json<StoredRate[]>(), updated_at: time() }),
  personal: { rates: 'none' },
  key: ['name']
})
