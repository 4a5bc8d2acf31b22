import { maxTraitBytes, traitBounds, traitBytes } from '../../identity/index.js'
import type { JsonObject } from '../../storage/index.js'
import { cleanObject, isRecord, setKey } from '../clean/clean-json.js'
import { EventError } from './event-error.js'

/** Something that was left out of an event or a batch which is taken all the same, or changed in it. */
export interface Cut {
  /** What became of it: left out unless another is said. */
  kind?: 'cut' | 'changed' | 'clamped' | 'undeclared'
  /** The field, such as `userIdentity.traits`. */
  field: string
  message: string
  /** The name within the field that was left out; of several the first. */
  name?: string
}

/**
 * Traits, cleaned so that they can be stored. Throws `EventError` when they cannot, and for more than 1,000 names. What is too large is left out, and
 * added to `cuts`: the rest, and whom it names, are worth more than that.
 */
export function readTraits(value: Record<string, unknown>, field: string, cuts: Cut[]): JsonObject {
  const { saidNames } = traitBounds
  if (Object.keys(value).length > saidNames) throw new EventError(field, `${field} must have at most ${saidNames} names`)
  const clean = cleanObject(value, field)
  return fits(clean) ? clean : within(clean, field, cuts)
}

/** Whether nothing of traits can be too large, as far as that is known without writing them as JSON. */
function fits(traits: JsonObject): boolean {
  let total = 0
  for (const name in traits) {
    const most = maxTraitBytes(name, traits[name])
    if (most > traitBounds.traitBytes) return false
    total += most
  }
  return total <= traitBounds.saidBytes
}

function within(traits: JsonObject, field: string, cuts: Cut[]): JsonObject {
  const kept: JsonObject = {}
  let total = 0
  for (const [name, trait] of Object.entries(traits)) {
    const bytes = traitBytes(name, trait)
    const isLarge = bytes > traitBounds.traitBytes
    if (!isLarge && total + bytes <= traitBounds.saidBytes) {
      total += bytes
      setKey(kept, name, trait)
    } else {
      const message = isLarge ? 'a trait of more than 16 kB was left out; send a shorter one, or the address of its content' : tooMany
      if (!cuts.some((cut) => cut.field === field && cut.message === message)) cuts.push({ field, message, name })
    }
  }
  return kept
}

const tooMany = 'traits of more than 64 kB in all: what is beyond that was left out; send fewer or shorter ones'

/** No traits at all. */
export const noTraits: JsonObject = Object.freeze({})

/**
 * A batch's traits with those of one event over them. An event without own traits gets the batch's very object, which `ReportedTraits` then merges once.
 */
export function joinTraits(ofBatch: JsonObject, own: unknown): JsonObject {
  if (!isRecord(own) || Object.keys(own).length === 0) return ofBatch
  return Object.keys(ofBatch).length === 0 ? (own as JsonObject) : { ...ofBatch, ...(own as JsonObject) }
}
