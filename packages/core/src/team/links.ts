import { type Static, Type } from 'typebox'
import { consoleRoleNames, readConsoleRole } from '../auth/index.js'
import { RapportError } from '../errors.js'
import { instant, type OperationContext, orNull } from '../runtime/index.js'
import type { RowOf, Transaction, Where } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { day, isoTime } from '../values/index.js'
import { newSecret } from './secret-text.js'
import { consoleLinks } from './tables/index.js'

export type LinkRow = RowOf<typeof consoleLinks>

export const consoleRole = Type.Enum(consoleRoleNames, { description: 'What the person may do; docs/console-sign-in.md has the grants.' })

/** A link that is still open. */
export const teamLinkShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  kind: Type.Enum(['invitation', 'sign_in']),
  email: Type.String(),
  name: orNull(Type.String()),
  role: consoleRole,
  memberId: orNull(Type.String({ description: 'The member who signs in with it; null for an invitation.' })),
  createdById: orNull(Type.String({ description: 'The member who made it.' })),
  createdAt: instant(),
  expiresAt: instant(),
  isExpired: Type.Boolean()
})

/** An invitation or a sign-in link that nobody has used, without its secret. Times are ISO 8601 in UTC. */
export type TeamLink = Static<typeof teamLinkShape>

export const newTeamLinkShape = strictObject({
  link: teamLinkShape,
  path: Type.String({ description: 'Path and fragment of the link, its secret shown only once.' }),
  url: orNull(Type.String({ description: 'The whole link; null if the server does not know its public address.' }))
})

/** A new link, its secret shown this once. */
export type NewTeamLink = Static<typeof newTeamLinkShape>

/** A link as callers see it. */
export function toTeamLink(row: LinkRow, now: number): TeamLink {
  return {
    id: row.id,
    kind: row.kind === 'sign_in' ? 'sign_in' : 'invitation',
    email: row.email,
    name: row.name,
    role: readConsoleRole(row.role) ?? 'viewer',
    memberId: row.member_id,
    createdById: row.created_by_id,
    createdAt: isoTime(row.created_at),
    expiresAt: isoTime(row.expires_at),
    isExpired: row.expires_at <= now
  }
}

/** Links that nobody has used or withdrawn, expired ones among them. */
export const unused: Where<LinkRow> = { used_at: { isNull: true }, withdrawn_at: { isNull: true } }

const maxUnused = 200
const keptDays = 30

/** Writes a new link. The secret stands in the fragment, which browsers send to no server. */
export async function addLink(
  transaction: Transaction,
  facts: Pick<LinkRow, 'kind' | 'email' | 'name' | 'role' | 'member_id' | 'created_by_id' | 'expires_at'>,
  { ids, now, services }: Pick<OperationContext, 'ids' | 'now' | 'services'>
): Promise<NewTeamLink> {
  await transaction.remove(consoleLinks, { expires_at: { lt: now - keptDays * day } })
  if ((await transaction.count(consoleLinks, unused, maxUnused)) >= maxUnused)
    throw new RapportError('CONFLICT', `There are ${maxUnused} unused links. Withdraw some first`)
  const { text, digest } = newSecret('link', transaction.organizationId, ids)
  const row: LinkRow = { ...facts, id: ids.uuid(now), digest, created_at: now, used_at: null, withdrawn_at: null }
  await transaction.insert(consoleLinks, [row])
  const { basePath, integrations } = services.settings
  const path = `${basePath}/console/join#${text}`
  return { link: toTeamLink(row, now), path, url: integrations.publicUrl === undefined ? null : `${integrations.publicUrl}${path}` }
}
