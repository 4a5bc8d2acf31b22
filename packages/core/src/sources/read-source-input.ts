import { createHash } from 'node:crypto'
import { RapportError } from '../errors.js'
import { normalizeEmail } from '../identity/index.js'
import { readJsonObject } from '../validation/index.js'
import { canonicalJson, readOccurredAt, readTime, type Steps } from '../values/index.js'
import { cutSegments } from './cut-segments.js'
import type { SegmentRow, SourceRow } from './find-source.js'
import { meetingIdOf } from './meetings.js'
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
    'id' | 'event_type' | 'customer_key' | 'customer_id' | 'names_customer' | 'contested' | 'replaced' | 'created_at' | 'updated_at'
  >
  segments: Omit<SegmentRow, 'source_id'>[]
}

const charactersPerStep = 20_000
/** What even a source without text takes, in characters of a longer one. */
const costOfSource = 200
/** Numbers nearer to 0 are no times of our age: they count from the source's beginning. */
const earliestTime = 1e11

/**
 * Reads checked sources, step by step: their texts may be of any length. Throws INVALID_TOOL_INPUT naming index and field for what the schema cannot say.
 */
export function* readSourceInputs(batch: readonly SourceInput[]): Steps<ReadSource[]> {
  const read: ReadSource[] = []
  let characters = 0
  for (const [index, input] of batch.entries()) {
    const source = yield* readSourceInput(input, `sources[${index}]`)
    read.push(source)
    characters += source.segments.reduce((sum, { text }) => sum + text.length, costOfSource)
    if (characters < charactersPerStep) continue
    yield
    characters = 0
  }
  return read
}

function* readSourceInput(input: SourceInput, path: string): Steps<ReadSource> {
  const { sourceType, externalId, provider, title, summary, permalink } = input
  const occurredAt = readOccurredAt(input, path)
  if (occurredAt === null) throw new RapportError('INVALID_TOOL_INPUT', `${path}.occurredAt is required`)
  const participants = (input.participants ?? []).map(readParticipant)
  const put = (input.segments ?? []).map(({ text, speaker, at }, position) => ({
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
  const { own, cut } = yield* cutSegments(sourceType, put)
  const segments = put.map((segment, position) => ({ ...segment, own: own[position] ?? null }))
  const columns = {
    ...said,
    cut,
    meeting_id: meetingIdOf(sourceType, said.record, occurredAt),
    search_key: participantKey(participants),
    segment_count: segments.length,
    // Where cutting learns something, the next put of the same has to be stored.
    content_digest: digestOf(cut === null ? [said, put] : [said, put, own])
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
