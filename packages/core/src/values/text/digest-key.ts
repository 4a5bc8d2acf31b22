import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonical-json.js'

/** A key that follows from what it names: the prefix, and 32 hexadecimal digits of a digest. */
export function digestKey(prefix: string, named: unknown): string {
  const digest = createHash('sha256').update(canonicalJson(named)).digest('hex')
  return `${prefix}_${digest.slice(0, 32)}`
}
