import { createHash } from 'node:crypto'
import { hexToUuid, type Ids } from '../values/index.js'

const secretLength = 43
const prefixes = { link: 'rl', session: 'rs' } as const
type Kind = keyof typeof prefixes

/** A secret that is handed out once, and what is kept of it. */
export interface NewSecret {
  text: string
  digest: string
}

/**
 * A new secret: `rl_` (a link) or `rs_` (a session), the organization, and 43 random characters. The organization stands in it so that its rows can be asked:
 * no other organization knows the digest.
 */
export function newSecret(kind: Kind, organizationId: string, ids: Ids): NewSecret {
  const text = `${prefixes[kind]}_${organizationId.replaceAll('-', '')}_${ids.secret(secretLength)}`
  return { text, digest: digestOf(text) }
}

/** The organization of a secret, and its digest; undefined for a text that has no such form. */
export function readSecret(kind: Kind, text: string): { organizationId: string; digest: string } | undefined {
  const found = new RegExp(`^${prefixes[kind]}_([0-9a-f]{32})_[A-Za-z0-9_-]{${secretLength}}$`).exec(text)
  return found?.[1] === undefined ? undefined : { organizationId: hexToUuid(found[1]), digest: digestOf(text) }
}

/** Finding a row by this digest tells nothing through its timing: nobody can choose a digest. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
