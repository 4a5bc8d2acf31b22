import type { Principal } from '../context/index.js'
import { RapportError } from '../errors.js'
import { isNameText, isoTime } from '../values/index.js'
import type { ApiKeyRow } from './api-key.js'
import { isGrant } from './grants.js'
import { endOf, readKeyEnd } from './key-end.js'
import type { NewApiKey } from './new-api-key.js'

/** What changes about an API key; what is left out stays. */
export interface ApiKeyChange {
  /** What people call it; 1 to 255 characters. */
  name?: string
  /** When it stops to work, as for a new key; null for never. */
  expiresAt?: Date | number | string | null
}

/** How an API key is replaced. */
export interface Rotation {
  /** For how long the old key still works, in seconds: 0 to 2,592,000 (30 days), a day by default. */
  overlapSeconds?: number
}

const defaultOverlap = 86_400
/** 30 days. */
export const maxOverlap = 2_592_000

/** Reads a change. Throws INVALID_TOOL_INPUT naming the field. */
export function readChange({ name, expiresAt }: ApiKeyChange, now: number, maker: Principal | undefined) {
  if (name === undefined && expiresAt === undefined) throw invalid('Pass name or expiresAt. Without them, nothing would change')
  if (name !== undefined && !isNameText(name)) throw invalid('name must be a text of 1 to 255 characters')
  return {
    ...(name !== undefined && { name }),
    ...(expiresAt !== undefined && { expires_at: readKeyEnd(expiresAt, now, maker) })
  }
}

/** Reads how a key is replaced: when it ends, and what the next one is. A key never makes one that lives longer than itself. */
export function readRotation(old: ApiKeyRow, { overlapSeconds = defaultOverlap }: Rotation, now: number, maker: Principal | undefined) {
  if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > maxOverlap)
    throw invalid(`overlapSeconds must be a whole number from 0 to ${maxOverlap}`)
  const ends = [old.expires_at, endOf(maker)].filter((end) => end !== null)
  const next: NewApiKey = {
    name: old.name,
    grants: old.grants.filter(isGrant),
    createdById: old.created_by_id,
    expiresAt: ends.length === 0 ? null : isoTime(Math.min(...ends))
  }
  const overlapEnd = now + overlapSeconds * 1000
  return { endsAt: old.expires_at === null ? overlapEnd : Math.min(old.expires_at, overlapEnd), next }
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
