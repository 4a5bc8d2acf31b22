import type { ProviderOptions, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf } from '../json-fields.js'
import { readById } from './lookups.js'
import type { Related, SalesforceRecord } from './object-stream.js'
import { textIn, timeOf } from './values.js'

/** What custom fields of an opportunity are called that say what was signed, without underscores and `__c`, by what they become in its record. */
const names = {
  contractStartDate: ['contractstartdate', 'contractstart', 'subscriptionstartdate', 'servicestartdate', 'termstartdate', 'startdate'],
  contractEndDate: ['contractenddate', 'contractend', 'subscriptionenddate', 'serviceenddate', 'termenddate', 'enddate'],
  contractTermMonths: ['contracttermmonths', 'contractterm', 'subscriptionterm', 'subscriptiontermmonths', 'termmonths', 'terminmonths'],
  noticeDate: ['noticedate', 'contractnoticedate', 'cancellationnoticedate', 'noticeon'],
  autoRenews: ['autorenews', 'autorenewal', 'autorenew']
} as const

type TermName = keyof typeof names

const plain = (name: string) =>
  name
    .replace(/^\w+?__(?=\w+__c$)|__c$/gi, '')
    .replaceAll('_', '')
    .toLowerCase()

/** Whether a field says for how long a contract was signed. */
export const isOfTerm = (name: string): boolean =>
  /__c$/i.test(name) && Object.values(names).some((each: readonly string[]) => each.includes(plain(name)))

/** Opportunities with the contracts that they led to. */
export async function withContracts(lookup: SendRequest, options: ProviderOptions, records: readonly Related[]): Promise<Related[]> {
  const ids = records.map(({ more, object }) => textIn({ ...fieldsOf(more), ...fieldsOf(object) }, 'ContractId'))
  const known = ids.filter((id) => id !== undefined)
  const fields = ['StartDate', 'EndDate', 'ContractTerm']
  const found = known.length === 0 ? undefined : await readById(lookup, options, { object: 'Contract', fields }, known)
  return records.map((related, index) => ({ ...related, contract: found?.get(ids[index] ?? '') }))
}

/** What an opportunity, or else its contract, says of what was signed: only what is there. */
export function termOf({ object, contract: said }: SalesforceRecord): Record<string, string | number | boolean> {
  const contract = fieldsOf(said)
  const custom = (term: TermName) => firstOf(object, names[term])
  const term = {
    contractStartDate: dayOf(custom('contractStartDate')) ?? dayOf(contract?.StartDate),
    contractEndDate: dayOf(custom('contractEndDate')) ?? dayOf(contract?.EndDate),
    contractTermMonths: monthsOf(custom('contractTermMonths')) ?? monthsOf(contract?.ContractTerm),
    noticeDate: dayOf(custom('noticeDate')),
    autoRenews: custom('autoRenews') === true || undefined
  }
  return Object.fromEntries(Object.entries(term).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** The first of these fields that is set, in their order. */
function firstOf(object: Fields, wanted: readonly string[]): unknown {
  const own = Object.entries(object).filter(([name, value]) => /__c$/i.test(name) && value !== null && value !== undefined)
  for (const name of wanted) {
    const found = own.find(([key]) => plain(key) === name)
    if (found) return found[1]
  }
  return undefined
}

/** A day as its date. */
function dayOf(value: unknown): string | undefined {
  const at = timeOf(value)
  return at === undefined ? undefined : new Date(at).toISOString().slice(0, 10)
}

function monthsOf(value: unknown): number | undefined {
  const months = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof months === 'number' && Number.isInteger(months) && months > 0 ? months : undefined
}
