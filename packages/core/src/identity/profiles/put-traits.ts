import { RapportError } from '../../errors.js'
import type { JsonObject } from '../../storage/index.js'
import { readJsonObject } from '../../validation/index.js'
import type { ClaimSet } from '../claims/claims.js'
import { traitBounds, traitBytes } from './trait-bytes.js'

/** Traits of a put as JSON. Throws INVALID_TOOL_INPUT with the path for what is not JSON, and for traits that are larger or more than may be said at once. */
export function readPutTraits(value: Readonly<Record<string, unknown>>, path: string): JsonObject {
  const traits = readJsonObject(value, path)
  const names = Object.keys(traits)
  if (names.length > traitBounds.saidNames) throw invalid(`${path} must have at most ${traitBounds.saidNames} names, not ${names.length}`)
  let total = 0
  for (const name of names) {
    const bytes = traitBytes(name, traits[name])
    total += bytes
    if (bytes > traitBounds.traitBytes) {
      throw invalid(
        `${path}: the trait ${JSON.stringify(name.slice(0, 100))} must be at most 16 kB; put what is larger as a source, or its address`
      )
    }
  }
  if (total > traitBounds.saidBytes) throw invalid(`${path} must be at most 64 kB in all: put fewer or shorter traits`)
  return traits
}

/**
 * Throws INVALID_TOOL_INPUT when a put says more of somebody than is kept of anybody. A put that adds to a full row is not refused: the traits said longest
 * ago give way, which is told as an ingest issue. Else whoever fills a row with events could keep the host from putting.
 */
export function refuseCutTraits({ cutTraits }: ClaimSet, key: string, path: string): void {
  if (cutTraits.has(key))
    throw invalid(`${path}: this batch has more than 256 kB or 2,000 names of traits for the same record; put fewer or shorter ones`)
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
