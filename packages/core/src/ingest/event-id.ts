import { createHash } from 'node:crypto'
import { hexToUuid } from '../ids.js'
import { canonicalJson } from '../storage/canonical-json.js'

/** What tells one content from another, whatever order its keys are in. */
export function contentDigest(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/**
 * A UUID (version 8, RFC 9562) made of an event's content, so that a retried batch makes the same one. `ordinal` tells equal events of a batch apart.
 */
export function contentId(organizationId: string, digest: string, ordinal: number): string {
  const hash = createHash('sha256').update(`${organizationId}\n${ordinal}\n${digest}`).digest('hex')
  return hexToUuid(`${hash.slice(0, 12)}8${hash.slice(13, 16)}8${hash.slice(17, 32)}`)
}
