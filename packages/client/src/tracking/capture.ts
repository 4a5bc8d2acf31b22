import { InvalidInputError } from '../errors.js'
import { toJson } from '../json.js'
import { refuseFaults, timeOf } from './event-faults.js'
import type { EventInputs, EventType } from './inputs.js'

/** An event as it waits to be sent: already JSON, so that what the host changes afterwards changes nothing here. */
export interface CapturedEvent {
  uuid: string
  type: EventType
  /** What a request says once for all its events, as the inside of a JSON object: only events that agree on it share a batch. */
  envelope: string
  json: string
  bytes: number
}

/** The server takes 1 MB a request, of which the envelope needs a little. */
export const maxBatchBytes = 990_000

/** Makes the wire event of an input. Throws an InvalidInputError for what the server would refuse for sure. */
export function capture<Type extends EventType>(type: Type, input: EventInputs[Type], uuid: string, now: number): CapturedEvent {
  refuseFaults(type, input)
  const { visitorId, userId, email, timestamp, ...fields } = input
  const who = { userId, email }
  // Only these two kinds carry on the wire whom they are about; for the others the envelope says it.
  const own = type === 'custom' || type === 'identify'
  // The method says the type: a row of the host's that was spread into the input may have one of its own.
  const json = toJson({ ...placeOf(type, input.url), ...fields, ...(own && who), type, uuid, timestamp: timeOf(timestamp, now) }, type)
  const bytes = new TextEncoder().encode(json).byteLength
  if (bytes > maxBatchBytes)
    throw new InvalidInputError(`The event has ${bytes} bytes, more than the ${maxBatchBytes} that fit into a request.`)
  return { uuid, type, envelope: envelopeOf(visitorId, own ? {} : who), json, bytes }
}

/** Every event has an address; one that names none came from the server itself. */
function placeOf(type: EventType, url: string | undefined): { url: string; path?: string } {
  if (url === undefined) return { url: `server://${type}` }
  return URL.canParse(url) ? { url, path: new URL(url).pathname } : { url }
}

function envelopeOf(visitorId: string | undefined, who: { userId?: string | undefined; email?: string | undefined }): string {
  const named = who.userId !== undefined || who.email !== undefined
  return JSON.stringify({ source: 'server', visitorId, userIdentity: named ? who : undefined }).slice(1, -1)
}
