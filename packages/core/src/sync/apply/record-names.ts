import { createHash } from 'node:crypto'
import type { Operation, SourceOperation } from '../../providers/index.js'
import type { JsonObject } from '../../storage/index.js'
import { canonicalJson, digestToUuid } from '../../values/index.js'

/** Whose records they are: a provider, and its account that is connected. */
export interface Connected {
  provider: string
  account: string
}

/** A name for a provider's record that no other connection has. */
export function externalIdOf({ provider, account }: Connected, kind: Operation['kind'], id: string): string {
  return `${provider}:${account}:${kind}:${id}`
}

/** The same for a source: several mailboxes and calendars hold one and the same thing. */
export function sourceIdOf(from: Connected, { id, sharedId }: Pick<SourceOperation, 'id' | 'sharedId'>): string {
  return sharedId || externalIdOf(from, 'source', id)
}

/** The id of an activity's event: saying it again changes nothing. */
export function eventIdOf(organizationId: string, { provider, account }: Connected, id: string): string {
  return digestToUuid(sha256([organizationId, provider, account, 'activity', id]))
}

/** Tells whether a record says something new. An activity is a moment: it stays what it was. */
export function digestOf({ at: _, ...said }: Operation): string {
  return sha256(said.kind === 'activity' ? said.id : said)
}

function sha256(value: unknown): string {
  return createHash('sha256')
    .update(canonicalJson(value as JsonObject))
    .digest('hex')
}
