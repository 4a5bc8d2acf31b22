import type { SourceRow } from '../sources/index.js'
import { sources } from '../sources/tables/index.js'
import type { JsonObject, Rows } from '../storage/index.js'
import { sourceLabel } from './source-label.js'
import { fitting, type Statement } from './statement.js'

const types = ['CRM_OPPORTUNITY', 'OPPORTUNITY', 'CRM'] as const
const maxOpportunities = 2
const weights = { CRM_OPPORTUNITY: 74, OPPORTUNITY: 74, CRM: 46 } as const

/** What the CRM's latest records of a customer say: deals with their stage, amount and date, and the account's summary. */
export async function crmStatements(rows: Rows<'organization'>, customerId: string, now: number): Promise<Statement[]> {
  const found = await Promise.all(types.map((type) => latest(rows, customerId, now, type, type === 'CRM' ? 1 : maxOpportunities)))
  return found.flatMap((records, index) => {
    const type = types[index] ?? 'CRM'
    return records.flatMap((source) => statementOf(source, type))
  })
}

function latest(rows: Rows<'organization'>, customerId: string, now: number, sourceType: string, limit: number): Promise<SourceRow[]> {
  const where = { customer_id: { eq: customerId }, source_type: { eq: sourceType }, occurred_at: { lte: now } }
  return rows.find(sources, { where, orderBy: { column: 'occurred_at', direction: 'desc' }, limit })
}

function statementOf(source: SourceRow, type: (typeof types)[number]): Statement[] {
  const text = type === 'CRM' ? source.summary?.trim() || source.title : dealOf(source)
  if (!text?.trim()) return []
  const category = type === 'CRM' ? 'CRM record' : 'Opportunity'
  return [{ category, text: fitting(text), observedAt: source.occurred_at, sourceLabels: [sourceLabel(source)], weight: weights[type] }]
}

function dealOf({ title, summary, record }: SourceRow): string | undefined {
  const stage = field(record, ['stage', 'stageName', 'stage_name', 'dealstage', 'dealStage', 'status'])
  const amount = field(record, ['amount', 'value', 'dealAmount', 'amount_in_home_currency'])
  const currency = field(record, ['currency', 'currencyCode', 'CurrencyIsoCode', 'deal_currency_code'])
  const close = field(record, ['closeDate', 'close_date', 'closedate', 'CloseDate', 'expectedCloseDate'])
  const told = [
    stage && `stage ${stage}`,
    amount && `amount ${[amount, currency].filter(Boolean).join(' ')}`,
    close && `close date ${close.slice(0, 10)}`
  ].filter(Boolean)
  if (!title?.trim()) return told.length > 0 ? `Deal: ${told.join(', ')}.` : (summary ?? undefined)
  return told.length > 0 ? `${title.trim()}: ${told.join(', ')}.` : [title.trim(), summary].filter(Boolean).join(': ')
}

/** The first of these fields that a record has, as it says it. */
function field(record: JsonObject, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = Object.hasOwn(record, key) ? record[key] : undefined
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return String(value).trim()
  }
  return undefined
}
