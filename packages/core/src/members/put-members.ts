import { type Static, Type } from 'typebox'
import { type Author, recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { closed, enqueueRecordsAgain, normalizeEmail } from '../identity/index.js'
import { enqueueColleagues } from '../sources/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import { canonicalJson, type Ids, searchKey } from '../values/index.js'
import { members } from './tables/index.js'

const optional = (maxLength: number, description: string) =>
  Type.Optional(Type.Union([Type.String({ maxLength, description }), Type.Null()]))
const email = Type.String({ pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$', maxLength: 320 })

export const memberInput = Type.Object(
  {
    id: Type.Optional(
      Type.String({ minLength: 1, maxLength: 255, description: 'Your own id of the member. Without it, the email finds the member.' })
    ),
    email,
    name: Type.String({ minLength: 1, maxLength: 255, description: 'The full name of the member.' }),
    title: optional(255, 'The job title.'),
    role: optional(100, 'The role in your company, in your own words. It grants nothing in the console.'),
    managerEmail: Type.Optional(Type.Union([email, Type.Null()])),
    territory: optional(255, 'The region or segment that the member looks after, in your own words.'),
    linkedinUrl: optional(2000, 'The address of the LinkedIn profile.')
  },
  closed
)

/** A member as the host knows it. A field that is left out keeps its value; null clears it. */
export type MemberInput = Static<typeof memberInput>

type Member = RowOf<typeof members>

/** Throws INVALID_TOOL_INPUT naming index and field for what `putMembers` refuses whatever is stored. */
export function checkMembers(batch: readonly MemberInput[]): void {
  for (const [index, { email, managerEmail }] of batch.entries()) {
    addressOf(email, `members[${index}].email`)
    if (managerEmail) addressOf(managerEmail, `members[${index}].managerEmail`)
  }
}

/**
 * Makes or updates members, found by id, else by email in any case; sources that they take part in are looked at again. Throws CONFLICT when a member's email belongs to another one. The organization's
 * `ingest` lock must be held, so that one person put from many sides becomes one, and the batch be checked.
 */
export function putMembers(
  transaction: Transaction,
  batch: readonly MemberInput[],
  ids: Ids,
  now: number,
  _inlineMoves?: number,
  author?: Author
) {
  return putMembersOf(null, transaction, batch, ids, now, author)
}

/** `putMembers` for what a provider says: it changes no member that the host has put. */
export async function putMembersOf(
  provider: string | null,
  transaction: Transaction,
  batch: readonly MemberInput[],
  ids: Ids,
  now: number,
  author?: Author
) {
  const results: { id: string; externalId: string; created: boolean }[] = []
  const newEmails: string[] = []
  for (const [index, input] of batch.entries()) {
    const address = addressOf(input.email, `members[${index}].email`)
    const { managerEmail: said } = input
    const manager = said ? addressOf(said, `members[${index}].managerEmail`) : said
    const known = await findMember(transaction, input.id, address, index)
    const id = known?.id ?? input.id ?? ids.uuid(now)
    const isHosts = known !== undefined && known.provider === null
    if (provider !== null && isHosts) {
      results.push({ id, externalId: id, created: false })
      continue
    }
    const row = toRow(id, { address, manager }, input, known, now)
    await transaction.upsert(members, [{ ...row, provider }])
    const before = known ? told(known) : null
    if (author && canonicalJson(before) !== canonicalJson(told(row)))
      await recordChange(transaction, author, { subjectId: id, before, after: told(row) })
    results.push({ id, externalId: id, created: !known })
    if (known?.email !== address) newEmails.push(address)
  }
  await enqueueColleagues(transaction, newEmails, ids, now)
  if (newEmails.length > 0) await enqueueRecordsAgain(transaction, ids, now)
  return results
}

/** What the audit log tells of a member. */
function told({ email, name, title, role, manager_email, territory, linkedin_url }: Omit<Member, 'provider' | 'console_role'>) {
  return { email, name, title, role, managerEmail: manager_email, territory, linkedinUrl: linkedin_url }
}

function addressOf(email: string, path: string): string {
  const address = normalizeEmail(email)
  if (address === null) throw new RapportError('INVALID_TOOL_INPUT', `${path} must be an email address, such as ada@example.com`)
  return address
}

async function findMember(transaction: Transaction, id: string | undefined, address: string, index: number): Promise<Member | undefined> {
  const [byEmail] = await transaction.find(members, { where: { email: { eq: address } }, limit: 1 })
  if (id === undefined) return byEmail
  if (byEmail && byEmail.id !== id) {
    throw new RapportError('CONFLICT', `members[${index}].email belongs to the member ${JSON.stringify(byEmail.id)}`)
  }
  const [byId] = await transaction.get(members, [{ id }])
  return byId
}

interface Addresses {
  address: string
  manager: string | null | undefined
}

function toRow(
  id: string,
  { address, manager = null }: Addresses,
  input: MemberInput,
  known: Member | undefined,
  now: number
): Omit<Member, 'provider'> {
  const { name, title = known?.title ?? null, role = known?.role ?? null, territory = known?.territory ?? null } = input
  const { linkedinUrl = known?.linkedin_url ?? null } = input
  return {
    id,
    email: address,
    name,
    title,
    role,
    manager_email: input.managerEmail === undefined ? (known?.manager_email ?? null) : manager,
    territory,
    linkedin_url: linkedinUrl,
    owned_customer_count: 0,
    search_key: searchKey(name, address, title, role, territory),
    // It is kept when the member exists.
    console_role: null,
    created_at: now
  }
}
