import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { RapportError } from '../../errors.js'
import { canonicalJson } from '../../storage/canonical-json.js'
import type { StoredParticipant } from '../../storage/tables/sources.js'
import { checkOf } from '../../validation.js'
import { readJsonObject } from '../read-json-object.js'
import { readTime } from '../read-time.js'
import type { SegmentRow, SourceRow } from './find-source.js'
import { participantKey } from './participant-key.js'
import type { SourceInput } from './source-input.js'
import type { SourceName } from './source-name.js'
import type { SourceType } from './source-types.js'

/** A checked source as it is stored, but for its id and whose it is. */
export interface ReadSource {
  name: SourceName & { sourceType: SourceType }
  columns: Omit<
    SourceRow,
    'id' | 'event_type' | 'customer_key' | 'customer_id' | 'names_customer' | 'contested' | 'created_at' | 'updated_at'
  >
  segments: Omit<SegmentRow, 'source_id'>[]
}

/** Numbers below are no times of our age: they count from the source's beginning. */
const earliestTime = 1e11

const emailCheck = checkOf(Type.String({ format: 'email' }))

/** Reads a checked source. Throws INVALID_TOOL_INPUT naming the path for what the schema cannot say. */
export function readSourceInput(input: SourceInput, path: string): ReadSource {
  const { sourceType, externalId, provider, title, summary, permalink } = input
  const occurredAt = readTime(input.occurredAt, `${path}.occurredAt`)
  const participants = (input.participants ?? []).map((each, index) => readParticipant(each, `${path}.participants[${index}]`))
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

function readParticipant({ email, name, role }: ParticipantInput, path: string): StoredParticipant {
  const address = email?.trim().toLowerCase() || null
  if (address !== null && !emailCheck.accepts(address)) throw invalid(`${path}.email must be an email address`)
  return { email: address, name: name?.trim() || null, role: role || 'participant' }
}

function segmentTime(at: string | number | Date, occurredAt: number, path: string): number {
  const isOffset = typeof at === 'number' && at >= 0 && at < earliestTime
  return readTime(isOffset ? occurredAt + Math.round(at) : at, path)
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('base64url')
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
