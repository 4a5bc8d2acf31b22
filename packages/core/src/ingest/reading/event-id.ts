import { createHash } from 'node:crypto'
import { canonicalJson, digestToUuid } from '../../values/index.js'

/** A digest of JSON content; the order of keys does not matter. */
export function contentDigest(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/**
 * A UUID of version 8 made from an event's content: a batch that is sent again gets the same ids. `ordinal` tells equal events of a batch
 * apart.
 */
export function contentId(organizationId: string, digest: string, ordinal: number): string {
  return digestToUuid(createHash('sha256').update(`${organizationId}\n${ordinal}\n${digest}`).digest('hex'))
}
