import { cleanJson, setKey } from './clean-json.js'
import { EventFault } from './event-fault.js'
import { contentDigest, contentId } from './event-id.js'
import { nilUuid, readUuid } from './read-uuid.js'

/** What an event's id may be made of beside the event. */
export interface EventIdContext {
  organizationId: string
  /** What the batch says of all its events, as a digest. */
  envelopeDigest(): string
  /** How often this content was seen before in the batch; counts it. */
  ordinal(contentDigest: string): number
  /** A new id, for an event that can't be recognised again. */
  newId(): string
}

/** The event's own uuid, else one made of its content, else (without a time of its own nothing tells it from the next) a new one. */
export function readEventId(raw: Record<string, unknown>, hasTime: boolean, context: EventIdContext): string {
  const { uuid: said, ...content } = raw
  if (said !== undefined && said !== null) {
    const uuid = readUuid(said)
    if (uuid === null || uuid === nilUuid) throw new EventFault('uuid', 'uuid must be a UUID')
    return uuid
  }
  if (!hasTime) return context.newId()
  const digest = contentDigest([tellingFields(content), context.envelopeDigest()])
  return contentId(context.organizationId, digest, context.ordinal(digest))
}

/** All that the event says, also what is ignored otherwise; of a field that cannot be stored its name. */
function tellingFields(content: Record<string, unknown>): Record<string, unknown> {
  const telling: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(content)) if (value !== undefined) setKey(telling, field, cleanOrNull(value))
  return telling
}

function cleanOrNull(value: unknown): unknown {
  try {
    return cleanJson(value, 'event')
  } catch (error) {
    if (error instanceof EventFault) return null
    throw error
  }
}
