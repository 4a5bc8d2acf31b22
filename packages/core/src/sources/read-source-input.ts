import { createHash } from 'node:crypto'
import { RapportError } from '../errors.js'
import { normalizeEmail } from '../identity/index.js'
import { readJsonObject } from '../validation/index.js'
import { canonicalJson, readOccurredAt, readTime } from '../values/index.js'
import type { SegmentRow, SourceRow } from './find-source.js'
import { participantKey } from './participants/participant-key.js'
import type { SourceInput } from './source-input.js'
import type { SourceName } from './source-name.js'
import type { SourceType } from './source-types.js'
import type { StoredParticipant } from './tables/index.js'

/** A checked source as it is stored, but for its id and whose it is. */
export interface ReadSource {
  name: SourceName & { sourceType: SourceType }
  columns: Omit<
    SourceRow,
    'id' | 'event_type' | 'customer_key' | 'customer_id' | 'names_customer' | 'contested' | 'created_at' | 'updated_at'
  >
  segments: Omit<SegmentRow, 'source_id'>[]
}

/** Numbers nearer to 0 are no times of our age: they count from the source's beginning. */
const earliestTime = 1e11

/** Reads a checked source. Throws INVALID_TOOL_INPUT naming the path for what the schema cannot say. */
export function readSourceInput(input: SourceInput, path: string): ReadSource {
  const { sourceType, externalId, provider, title, summary, permalink } = input
  const occurredAt = readOccurredAt(input, path)
  if (occurredAt === null) throw new RapportError('INVALID_TOOL_INPUT', `${path}.occurredAt is required`)
  const participants = (input.participants ?? []).map(readParticipant)
  const segments = (input.segments ?? []).map(({ text, speaker, at }, position) => ({
    position,
    text,
    speaker: speaker || null,
    at: at === undefined || at === null ? null : segmentTime(at, occurredAt, `${path}.segments[${position}].at`)
  }))
  const said = {
    source_type: sourceType,
    external_id: externalId,
    provider: provider || null,
    occurred_at: occurredAt,
    title: title || null,
    summary: summary || null,
    permalink: permalink || null,
    participants,
    record: readJsonObject(input.record ?? {}, `${path}.record`)
  }
  const columns = {
    ...said,
    search_key: participantKey(participants),
    segment_count: segments.length,
    content_digest: digestOf([said, segments])
  }
  return { name: { sourceType, sourceId: externalId }, columns, segments }
}

type ParticipantInput = NonNullable<SourceInput['participants']>[number]

/** What is no address, such as `undisclosed-recipients:;`, is no reason to refuse a mail: it stands for the name where there is none. */
function readParticipant({ email, name, role }: ParticipantInput): StoredParticipant {
  const address = normalizeEmail(email ?? '')
  const said = name?.trim() || (address === null && email?.trim()) || null
  return { email: address, name: said, role: role || 'participant' }
}

function segmentTime(at: string | number | Date, occurredAt: number, path: string): number {
  const isOffset = typeof at === 'number' && Math.abs(at) < earliestTime
  return readTime(isOffset ? occurredAt + Math.round(at) : at, path)
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('base64url')
}
