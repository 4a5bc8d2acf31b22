import type { JsonObject } from '../storage/columns.js'
import { cleanObject, isRecord } from './clean-json.js'
import { EventFault } from './event-fault.js'

/** More names than anybody means to send; as traits are merged name by name, a flood of them would hold everybody up. */
const mostTraits = 1_000

/** A map of traits as it can be stored. Throws `EventFault` when it cannot be, or has more than 1,000 names. */
export function readTraits(value: Record<string, unknown>, field: string): JsonObject {
  if (Object.keys(value).length > mostTraits) throw new EventFault(field, `${field} must have at most ${mostTraits} names`)
  return cleanObject(value, field)
}

/** No traits at all. */
export const noTraits: JsonObject = Object.freeze({})

/** What the batch says of all its events, and one of them by itself. Without words of its own it shares the batch's object, which then counts once. */
export function joinTraits(ofBatch: JsonObject, own: unknown): JsonObject {
  return isRecord(own) && Object.keys(own).length > 0 ? { ...ofBatch, ...(own as JsonObject) } : ofBatch
}
