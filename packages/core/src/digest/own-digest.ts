import { RapportError } from '../errors.js'
import { missingForMail, readAddress } from '../mail/index.js'
import { members } from '../members/tables/index.js'
import type { OperationContext } from '../runtime/index.js'
import type { RowOf, Rows } from '../storage/index.js'
import { type DigestRow, digestOf, type OwnDigest } from './digest.js'
import { digests } from './tables/index.js'

export type Member = RowOf<typeof members>

/** The digest of the caller, with how the address stands. A caller who is no member has none. */
export async function readOwnDigest({ store, origin, now, services }: OperationContext): Promise<OwnDigest> {
  const missingSettings = missingForMail(services.settings)
  const [member] = origin.actorId === null ? [] : await store.get(members, [{ id: origin.actorId }])
  if (!member) return { memberId: null, digest: null, address: null, missingSettings }
  const [row, address] = await Promise.all([findDigest(store, member.id), readAddress(store, member, now)])
  return { memberId: member.id, digest: row ? digestOf(row) : null, address, missingSettings }
}

/** The member who calls. Throws UNPROCESSABLE for whoever is none. */
export async function requireCaller(rows: Rows<'organization'>, actorId: string | null): Promise<Member> {
  const [member] = actorId === null ? [] : await rows.get(members, [{ id: actorId }])
  if (member) return member
  throw new RapportError(
    'UNPROCESSABLE',
    'Only a member of the workspace has a digest. Sign in as a member, use a key that a member made, or name the member as `actor`'
  )
}

/** The digest of a member. */
export async function findDigest(rows: Rows<'organization'>, memberId: string): Promise<DigestRow | undefined> {
  const [row] = await rows.find(digests, { where: { member_id: { eq: memberId } }, limit: 1 })
  return row
}
