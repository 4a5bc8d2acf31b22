import { minorDigits } from '@rapport/core/operations'
import type { ContractInput } from '@rapport/core/types'
import type { CsvRecord } from '../import/csv/read-csv.js'
import { LineFault } from '../import/line-fault.js'
import type { PutLine } from '../import/put-lines.js'
import type { ContractField, Mapping } from './columns.js'

/** A line that is not imported, and why. */
export interface RefusedLine {
  line: number
  reason: string
}

const outcomes = ['renewed', 'expanded', 'contracted', 'churned'] as const
const yes = ['yes', 'y', 'true', '1', 'x']
const no = ['no', 'n', 'false', '0', '']

/** Reads the lines of a file, each as a contract or with the reason why it is none. Of several lines with one id all but the first are refused. */
export function readContracts(
  records: readonly CsvRecord[],
  { columns }: Mapping
): { contracts: PutLine<ContractInput>[]; refused: RefusedLine[] } {
  const contracts: PutLine<ContractInput>[] = []
  const refused: RefusedLine[] = []
  const seen = new Map<string, number>()
  for (const { line, cells } of records) {
    try {
      if (cells.slice(columns.length).some((cell) => cell !== '')) throw new LineFault('there are more cells than headings')
      const contract = contractOf(new Map(columns.flatMap(({ field }, index) => (field ? [[field, cells[index] ?? '']] : []))))
      const before = seen.get(contract.externalId)
      if (before !== undefined) throw new LineFault(`externalId ${JSON.stringify(contract.externalId)} is already used on line ${before}`)
      seen.set(contract.externalId, line)
      contracts.push({ line, item: contract })
    } catch (error) {
      if (!(error instanceof LineFault)) throw error
      refused.push({ line, reason: error.message })
    }
  }
  return { contracts, refused }
}

function contractOf(cells: ReadonlyMap<ContractField, string>): ContractInput {
  const cell = (field: ContractField) => cells.get(field) ?? ''
  const externalId = cell('externalId')
  if (externalId === '') throw new LineFault('externalId is empty')
  const startsOn = dateOf('startsOn', cell('startsOn'))
  const endsOn = dateOf('endsOn', cell('endsOn'))
  if (endsOn < startsOn) throw new LineFault(`endsOn (${endsOn}) is before startsOn (${startsOn})`)
  const noticeOn = cell('noticeOn') === '' ? undefined : dateOf('noticeOn', cell('noticeOn'))
  const currency = cell('currency').toUpperCase()
  const amountCents = amountOf(cells, currency)
  const outcome = outcomes.find((each) => each === cell('outcome').toLowerCase())
  if (cell('outcome') !== '' && outcome === undefined) throw new LineFault(`outcome must be one of ${outcomes.join(', ')}, or empty`)
  const reason = cell('reason')
  return {
    externalId,
    customer: customerOf(cell('customerId'), cell('domain')),
    startsOn,
    endsOn,
    ...(noticeOn !== undefined && { noticeOn }),
    ...(amountCents !== undefined && { amountCents, currency }),
    autoRenews: flagOf(cell('autoRenews')),
    ...(outcome && { outcome }),
    ...(reason !== '' && { reason }),
    source: 'csv'
  }
}

function customerOf(customerId: string, domain: string): ContractInput['customer'] {
  if (customerId !== '') return { customerId }
  if (domain !== '') return { domain }
  throw new LineFault('customerId and domain are both empty')
}

function dateOf(field: string, text: string): string {
  const at = Date.parse(`${text}T00:00:00Z`)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)) return text
  throw new LineFault(`${field} must be a date such as 2026-01-31, not ${JSON.stringify(text)}`)
}

/** The amount in minor units: from `amountCents`, or from `amount` in whole units with as many decimals as the currency has. */
function amountOf(cells: ReadonlyMap<ContractField, string>, currency: string): number | undefined {
  const cents = cells.get('amountCents') ?? ''
  const amount = cells.get('amount') ?? ''
  if (cents === '' && amount === '') return undefined
  if (!/^[A-Z]{3}$/.test(currency)) throw new LineFault('currency must be a code such as USD where there is an amount')
  if (cents !== '') {
    if (/^\d{1,15}$/.test(cents)) return Number(cents)
    throw new LineFault(`amountCents must be a whole number such as 1200000, not ${JSON.stringify(cents)}`)
  }
  const digits = minorDigits(currency)
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === '' || fraction.length > digits)
    throw new LineFault(`amount must be a number such as 12000 or 12000.50, without other marks, not ${JSON.stringify(amount)}`)
  return Number(`${whole}${fraction.padEnd(digits, '0')}`)
}

function flagOf(text: string): boolean {
  const said = text.toLowerCase()
  if (yes.includes(said)) return true
  if (no.includes(said)) return false
  throw new LineFault(`autoRenews must be yes or no, not ${JSON.stringify(text)}`)
}
