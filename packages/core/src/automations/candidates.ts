import { attentionItems, attentionPriorities } from '../attention/index.js'
import { currentIds } from '../identity/index.js'
import { newestLook, severities, signalOccurrences } from '../signals/index.js'
import type { RowOf, Rows } from '../storage/index.js'
import { groupBy } from '../values/index.js'
import type { Match } from './runs/join-matches.js'

/** From the least to the most pressing. */
const bySeverity: readonly string[] = severities
const byPriority: readonly string[] = attentionPriorities

/** What there is to tell of a customer. `rank` is higher for what is more pressing. */
export interface Candidate {
  customerId: string
  title: string
  reason: string
  signalIds: string[]
  occurrenceIds: string[]
  link: string | null
  rank: number
}

/** What occurrences tell of their customers: the most severe and newest of each says it, the others are counted. */
export async function occurrenceCandidates(
  rows: Rows<'organization'>,
  matched: ReadonlyMap<string, readonly Match[]>
): Promise<Candidate[]> {
  const all = [...matched.values()].flat()
  const found = await rows.get(
    signalOccurrences,
    all.map(({ occurrence_id }) => ({ id: occurrence_id }))
  )
  const byId = new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  return [...matched].flatMap(([customerId, matches]) => {
    const seen = matches.flatMap(({ occurrence_id }) => byId.get(occurrence_id) ?? [])
    const [first] = seen.sort((a, b) => severityOf(b) - severityOf(a) || b.detected_at - a.detected_at || (a.id < b.id ? -1 : 1))
    if (!first) return []
    const others = seen.length - 1
    const { title, reason } = newestLook(first)
    return [
      {
        customerId,
        title,
        reason: others === 0 ? reason : `${reason} (and ${others} more)`,
        signalIds: [...new Set(seen.map(({ signal_id }) => signal_id))],
        occurrenceIds: seen.map(({ id }) => id),
        link: null,
        rank: severityOf(first)
      }
    ]
  })
}

function severityOf({ severity }: RowOf<typeof signalOccurrences>): number {
  return bySeverity.indexOf(severity)
}

const mostItems = 2_000

/** What open attention items of which there was news in `[from, to)` tell of their customers: the most pressing one says it. */
export async function attentionCandidates(rows: Rows<'organization'>, from: number, to: number): Promise<Candidate[]> {
  const open = await rows.find(attentionItems, {
    where: { status: { eq: 'open' }, any: [{ created_at: { gte: from, lt: to } }, { material_update_at: { gte: from, lt: to } }] },
    orderBy: { column: 'list_position', direction: 'desc' },
    limit: mostItems
  })
  const current = await currentIds(
    rows,
    open.map(({ customer_id }) => customer_id),
    'customer'
  )
  return [...groupBy(open, ({ customer_id }) => current.get(customer_id) ?? customer_id)].flatMap(([customerId, items]) => {
    const [first] = items
    if (!first) return []
    const others = items.length - 1
    return [
      {
        customerId,
        title: first.title,
        reason: others === 0 ? first.what_changed : `${first.what_changed} (and ${others} more)`,
        signalIds: [],
        occurrenceIds: [],
        link: first.prepared_action_url,
        rank: byPriority.indexOf(first.priority)
      }
    ]
  })
}
