import { cleanJson, setKey } from '../clean/clean-json.js'
import { EventError } from './event-error.js'
import { contentDigest, contentId } from './event-id.js'
import { nilUuid, readUuid } from './read-uuid.js'

/** What `readEventId` needs beside the event. */
export interface EventIdContext {
  organizationId: string
  /** A digest of what the batch says of all its events. */
  envelopeDigest(): string
  /** How often this content was seen before in the batch; counts it. */
  ordinal(contentDigest: string): number
  /** A new id, for an event that cannot be recognised when it is sent again. */
  newId(): string
}

/**
 * The event's own uuid; else an id made from its content: of the fields that are `clean` already, and of all others. An event without a uuid and without a time gets a new id, as nothing tells it from the next
 * event of the same content.
 */
export function readEventId(
  raw: Record<string, unknown>,
  clean: Record<string, unknown>,
  hasTime: boolean,
  context: EventIdContext
): string {
  const { uuid: said } = raw
  if (said !== undefined && said !== null) {
    const uuid = readUuid(said)
    if (uuid === null || uuid === nilUuid) throw new EventError('uuid', 'uuid must be a UUID, such as 0198c3a4-5b6c-7d8e-9f01-23456789abcd')
    return uuid
  }
  if (!hasTime) return context.newId()
  const digest = contentDigest([contentFields(raw, clean), context.envelopeDigest()])
  return contentId(context.organizationId, digest, context.ordinal(digest))
}

/** All fields of the event but its uuid, also those that are not stored; null for a value that cannot be stored. */
function contentFields(raw: Record<string, unknown>, clean: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const field of Object.keys(raw)) {
    const value = raw[field]
    if (value !== undefined && field !== 'uuid') setKey(fields, field, Object.hasOwn(clean, field) ? clean[field] : cleanOrNull(value))
  }
  return fields
}

function cleanOrNull(value: unknown): unknown {
  try {
    return cleanJson(value, 'event')
  } catch (error) {
    if (error instanceof EventError) return null
    throw error
  }
}
