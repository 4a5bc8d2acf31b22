import { createHash } from 'node:crypto'
import { hexToUuid } from '../ids.js'
import { canonicalJson } from '../storage/canonical-json.js'

/**
 * A UUID (version 8, RFC 9562) made of an event's content, so that a retried batch makes the same one. `ordinal` tells equal events of a batch apart.
 */
export function contentId(organizationId: string, content: unknown, ordinal: number): string {
  const hash = createHash('sha256')
    .update(`${organizationId}\n${ordinal}\n${canonicalJson(content)}`)
    .digest('hex')
  return hexToUuid(`${hash.slice(0, 12)}8${hash.slice(13, 16)}8${hash.slice(17, 32)}`)
}
