import { affiliationReader, channelOfSource, contactOf, eventTypeAt, isSender, type SourceRow, sourceTypes } from '../sources/index.js'
import type { Rows } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import type { TimelineEntry } from './timeline-entry.js'

/** What of a source's row its timeline shows. */
export const sourceColumns = [
  'id',
  'source_type',
  'external_id',
  'event_type',
  'occurred_at',
  'title',
  'summary',
  'provider',
  'permalink',
  'participants'
] as const
export type TimelineSource = Pick<SourceRow, (typeof sourceColumns)[number]>

/** Sources as a customer's timeline shows them at `now`, in the same order. `team` as in `affiliationReader`. */
export async function sourceEntries(
  rows: Rows<'organization'>,
  found: readonly TimelineSource[],
  now: number,
  team: ReadonlySet<string> | undefined
) {
  const read = await affiliationReader(
    rows,
    found.map(({ participants }) => participants),
    team
  )
  return found.map((source): TimelineEntry => {
    const sourceType = parseEnum(sourceTypes, source.source_type)
    const eventType = eventTypeAt(source, now)
    return {
      id: source.id,
      eventType,
      eventName: eventType.toLowerCase(),
      channel: channelOfSource(sourceType),
      title: source.title,
      summary: source.summary,
      occurredAt: isoTime(source.occurred_at),
      contact: contactOf(read(source.participants), isSender),
      sourceType,
      sourceId: source.external_id,
      sourceRef: { sourceType, sourceId: source.external_id },
      metadata: metadata(source)
    }
  })
}

/** What else is known of a source; what is not known is left out. */
function metadata({ provider, permalink }: TimelineSource): Record<string, unknown> {
  return { ...(provider !== null && { provider }), ...(permalink !== null && { permalink }) }
}
