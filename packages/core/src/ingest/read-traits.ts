import type { JsonObject } from '../storage/columns.js'
import { cleanObject, isRecord } from './clean-json.js'
import { EventFault } from './event-fault.js'

/** More names than anybody needs. Traits are merged name by name, so very many of them would slow down the events of everybody else. */
const mostTraits = 1_000

/** Traits, cleaned so that they can be stored. Throws `EventFault` when they cannot, and for more than 1,000 names. */
export function readTraits(value: Record<string, unknown>, field: string): JsonObject {
  if (Object.keys(value).length > mostTraits) throw new EventFault(field, `${field} must have at most ${mostTraits} names`)
  return cleanObject(value, field)
}

/** No traits at all. */
export const noTraits: JsonObject = Object.freeze({})

/**
 * A batch's traits with those of one event over them. An event without own traits gets the batch's very object, which `SaidTraits` then merges once.
 */
export function joinTraits(ofBatch: JsonObject, own: unknown): JsonObject {
  return isRecord(own) && Object.keys(own).length > 0 ? { ...ofBatch, ...(own as JsonObject) } : ofBatch
}
