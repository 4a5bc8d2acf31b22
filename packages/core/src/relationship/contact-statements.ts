import { type Customer, type Owner, ownerLabel } from '../customers/index.js'
import { events } from '../identity/index.js'
import type { SourceRow } from '../sources/index.js'
import { sources } from '../sources/tables/index.js'
import type { Rows } from '../storage/index.js'
import { dayOf, labelOf, sourceLabel } from './source-label.js'
import { fitting, type Statement } from './statement.js'

const meetings = ['CALL', 'CALENDAR_EVENT'] as const

/** Who looks after a customer, and when it was last met, written to and active. */
export async function contactStatements(
  rows: Rows<'organization'>,
  customer: Customer,
  owner: Owner | undefined,
  now: number
): Promise<Statement[]> {
  const [mail, met, active] = await Promise.all([
    lastSource(rows, customer.id, ['EMAIL'], now),
    lastSource(rows, customer.id, meetings, now),
    lastEvent(rows, customer.id, now)
  ])
  const owned: Statement[] = owner
    ? [
        {
          category: 'Owner',
          text: fitting(`${ownerLabel(owner)} owns the account.`),
          observedAt: null,
          sourceLabels: [labelOf(`Workspace member ${owner.email}`)],
          weight: 30
        }
      ]
    : []
  return [
    ...owned,
    ...met.map((source) => contact('Last meeting', source, 50)),
    ...mail.map((source) => contact('Last email', source, 47)),
    ...active
  ]
}

async function lastSource(rows: Rows<'organization'>, customerId: string, types: readonly string[], now: number): Promise<SourceRow[]> {
  const found = await rows.find(sources, {
    where: { customer_id: { eq: customerId }, source_type: { in: types }, replaced: { eq: false }, occurred_at: { lte: now } },
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: 1
  })
  return found
}

function contact(category: string, source: SourceRow, weight: number): Statement {
  const title = source.title?.trim()
  const text = `${category} on ${dayOf(source.occurred_at)}${title ? `: ${title}` : ''}`
  return {
    category,
    text: `${fitting(text, 499)}${/[.!?…]$/u.test(text) ? '' : '.'}`,
    observedAt: source.occurred_at,
    sourceLabels: [sourceLabel(source)],
    weight
  }
}

async function lastEvent(rows: Rows<'organization'>, customerId: string, now: number): Promise<Statement[]> {
  const [event] = await rows.find(events, {
    where: { customer_id: { eq: customerId }, channel: { eq: 'PRODUCT' }, counted: { eq: true }, occurred_at: { lte: now } },
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: 1,
    columns: ['event_name', 'occurred_at', 'title', 'path']
  })
  if (!event) return []
  const what = event.title?.trim() || event.path || event.event_name
  return [
    {
      category: 'Last activity',
      text: `${fitting(`Last active in the product on ${dayOf(event.occurred_at)}: ${what}`, 499)}`,
      observedAt: event.occurred_at,
      sourceLabels: [labelOf(`Product event ${event.event_name} of ${dayOf(event.occurred_at)}`)],
      weight: 42
    }
  ]
}
