import { type ChangeContext, recordChange } from '../audit/index.js'
import { findCustomer } from '../customers/index.js'
import type { Transaction } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { canonicalJson } from '../values/index.js'
import {
  maxNameLength,
  maxNames,
  minNameLength,
  type ReadingSettings,
  type ReadingSettingsChange,
  readReadingSettings,
  settingsKey
} from './reading-settings.js'
import { readingSettings, type StoredCodeName } from './tables/reading-settings.js'

/**
 * Replaces the fields that are given; the others stay. Throws INVALID_TOOL_INPUT for a name that is too short or too long, for a name that stands twice, for
 * more than 500 names, and for a customer that does not exist.
 */
export function putReadingSettings(context: ChangeContext, input: ReadingSettingsChange): Promise<ReadingSettings> {
  const { store, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('settings')
    const before = await readReadingSettings(transaction)
    const after: ReadingSettings = {
      competitors: input.competitors?.map((name, index) => readName(name, `competitors[${index}]`)) ?? before.competitors,
      products: input.products?.map((name, index) => readName(name, `products[${index}]`)) ?? before.products,
      codeNames:
        input.codeNames?.map(({ name, customer }, index) => {
          return { name: readName(name, `codeNames[${index}].name`), customer: customer?.trim() ?? null }
        }) ?? before.codeNames,
      patienceDays: input.patienceDays ?? before.patienceDays
    }
    requireDistinct(after)
    if (canonicalJson({ ...after }) === canonicalJson({ ...before })) return before
    const { competitors, products, codeNames, patienceDays: patience_days } = after
    const stored = input.codeNames === undefined ? await transaction.get(readingSettings, [settingsKey]) : []
    const code_names = stored[0]?.code_names ?? (await withCustomers(transaction, codeNames))
    await transaction.upsert(readingSettings, [{ ...settingsKey, competitors, products, code_names, patience_days, updated_at: now }])
    await recordChange(transaction, context, { subjectId: null, before: { ...before }, after: { ...after } })
    return after
  })
}

function readName(written: string, path: string): string {
  const name = written.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name.length < minNameLength || name.length > maxNameLength)
    throw invalidInput(path, `must have ${minNameLength} to ${maxNameLength} characters besides spaces at its ends`)
  if (!/[\p{L}\p{N}]/u.test(name)) throw invalidInput(path, 'must have a letter or a digit')
  return name
}

function requireDistinct({ competitors, products, codeNames }: ReadingSettings): void {
  const named = [
    ...competitors.map((name, index) => ({ name, path: `competitors[${index}]` })),
    ...products.map((name, index) => ({ name, path: `products[${index}]` })),
    ...codeNames.map(({ name }, index) => ({ name, path: `codeNames[${index}].name` }))
  ]
  if (named.length > maxNames)
    throw invalidInput(
      'competitors, products and codeNames',
      `must have at most ${maxNames} names together, and would have ${named.length}`
    )
  const paths = new Map<string, string>()
  for (const { name, path } of named) {
    const key = name.toLowerCase()
    const other = paths.get(key)
    if (other !== undefined) throw invalidInput(path, `must be unique: ${JSON.stringify(name)} is already in ${other} (case is ignored)`)
    paths.set(key, path)
  }
}

async function withCustomers(transaction: Transaction, codeNames: ReadingSettings['codeNames']): Promise<StoredCodeName[]> {
  const ids = new Map<string, string>()
  const found: StoredCodeName[] = []
  for (const [index, { name, customer }] of codeNames.entries()) {
    const id = customer === null ? null : (ids.get(customer) ?? (await findCustomer(transaction, customer))?.id)
    if (id === undefined)
      throw invalidInput(
        `codeNames[${index}].customer`,
        `must be the id, the customerId or the domain of a customer, or null: none matches ${JSON.stringify(customer)}`
      )
    if (customer !== null && id !== null) ids.set(customer, id)
    found.push({ name, customer, customerId: id })
  }
  return found
}
