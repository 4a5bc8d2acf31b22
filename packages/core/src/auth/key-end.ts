import type { Principal } from '../context/index.js'
import { RapportError } from '../errors.js'
import { isoTime, readInstant, readTime } from '../values/index.js'

/**
 * When a new key ends. A key that ends gives its end to the keys that it makes. Throws INVALID_TOOL_INPUT for a time that has passed, and for one later
 * than the end of the key that makes it.
 */
export function readKeyEnd(expiresAt: unknown, now: number, maker: Principal | undefined): number | null {
  const latest = endOf(maker)
  if (expiresAt === null) return latest
  // An offset can lead beyond the year 9999; for a key that means its last instant, as nobody will see it.
  const isDateTime = typeof expiresAt === 'string' && /t/i.test(expiresAt)
  const end = readTime(isDateTime ? readInstant(expiresAt, 'expiresAt', { bound: 'lower' }) : expiresAt, 'expiresAt')
  if (end <= now) throw invalid('expiresAt must be in the future: this key would never work')
  if (latest !== null && end > latest)
    throw invalid(`expiresAt must be at most ${isoTime(latest)}: this key cannot outlive the one that makes it`)
  return end
}

/** When a caller's power ends; null for never. */
export function endOf(maker: Principal | undefined): number | null {
  return maker?.kind === 'api_key' ? maker.expiresAt : null
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
