import { type Static, Type } from 'typebox'
import type { Rows } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { readingSettings as table } from './tables/reading-settings.js'

/** The key of a workspace's only row. */
export const settingsKey = { name: 'workspace' }

/** The patience of a workspace that has set none. */
const defaultPatienceDays = 3
export const minNameLength = 2
export const maxNameLength = 100
/** Names of all lists together. */
export const maxNames = 500

const name = Type.String({ minLength: minNameLength, maxLength: maxNameLength })
const codeName = strictObject({
  name,
  customer: Type.Union([Type.String({ minLength: 1, maxLength: 500 }), Type.Null()], {
    description:
      "The customer that it means: Rapport's id of the customer, your customerId, or the domain; null if it means one of your products."
  })
})
const fields = {
  competitors: Type.Array(name, {
    maxItems: maxNames,
    description:
      'Products and companies that customers may choose instead of yours. A sentence that names one counts as a sentence about a competitor.'
  }),
  products: Type.Array(name, {
    maxItems: maxNames,
    description: 'The names of your own products. A sentence that names one is read as if it said "your product".'
  }),
  codeNames: Type.Array(codeName, {
    maxItems: maxNames,
    description: 'Names that your people use instead of the names of customers and products.'
  }),
  patienceDays: Type.Integer({
    minimum: 0,
    maximum: 365,
    description: 'How many days a ticket may stay open before it counts as a problem without an answer.'
  })
}

export const readingSettingsShape = strictObject(fields)

/** What a workspace has said about the texts that Rapport reads. Names are as they were written. */
export type ReadingSettings = Static<typeof readingSettingsShape>

export const readingSettingsInput = strictObject({
  competitors: Type.Optional(fields.competitors),
  products: Type.Optional(fields.products),
  codeNames: Type.Optional(fields.codeNames),
  patienceDays: Type.Optional(fields.patienceDays)
})

/** The settings to replace; a field that is left out keeps its value. */
export type ReadingSettingsChange = Static<typeof readingSettingsInput>

/** The workspace's settings of reading; what it has not set has its default. */
export async function readReadingSettings(rows: Rows<'organization'>): Promise<ReadingSettings> {
  const [row] = await rows.get(table, [settingsKey])
  if (!row) return { competitors: [], products: [], codeNames: [], patienceDays: defaultPatienceDays }
  const { competitors, products, code_names, patience_days: patienceDays } = row
  return { competitors, products, codeNames: code_names.map(({ name, customer }) => ({ name, customer })), patienceDays }
}
