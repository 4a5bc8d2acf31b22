import type { ReportedAccount, ReportedPerson } from '../../providers/index.js'
import type { Json, JsonObject, StampedMap } from '../../storage/index.js'
import { canonicalJson } from '../../values/index.js'
import { traitBounds, traitBytes } from '../profiles/trait-bytes.js'
import { normalizeEmail } from '../rules/email-address.js'
import { isPlaceholder, isTooLongId } from '../rules/keys.js'
import { companyDomain, workDomain } from '../rules/work-domain.js'

/** What counts of an account's record. It is a `type`, because only then it is a JSON object to the compiler. */
export type AccountState = {
  /** The host's customerId that it names, if that names anybody. */
  customerId: string | null
  /** Companies' domains, best first. */
  domains: string[]
  /** The company's domain of its own email. */
  emailDomain: string | null
  /** Since when it says these. */
  joinsSince: number
  ownerEmail: string | null
  /** When it was created at the provider; not told by states of earlier versions. */
  createdAt?: number | null
  /** Where the word of its provider ranks, the lowest first; last where it is left out. */
  precedence?: number
  /** Its name among them, each with the time since which it has this value. */
  traits: StampedMap
}

/** What counts of a person's record. */
export type PersonState = {
  email: string | null
  userId: string | null
  /** The provider's id of their account. */
  account: string | null
  /** Since when they belong to it, where the provider tells it. */
  accountSince?: number
  /** Where the word of the provider ranks, the lowest first; last where it is left out. */
  precedence?: number
  traits: StampedMap
}

/** Reads what an account says. What stays as `before` keeps its time: what the host puts holds until the provider says something else. */
export function readAccount(said: ReportedAccount, at: number, before: AccountState | null): AccountState {
  const customerId = idOf(said.customerId)
  const domains = [...new Set((said.domains ?? []).flatMap((domain) => companyDomain(domain) ?? []))]
  const email = emailOf(said.email)
  const joins = { customerId, domains, emailDomain: email && workDomain(email) }
  const isSame =
    before !== null && sameJson(joins, { customerId: before.customerId, domains: before.domains, emailDomain: before.emailDomain })
  return {
    ...joins,
    joinsSince: isSame ? before.joinsSince : at,
    ownerEmail: emailOf(said.ownerEmail),
    ...(said.createdAt !== undefined && { createdAt: said.createdAt }),
    traits: readTraits(said, at, before?.traits ?? {})
  }
}

/** Reads what a person says, as `readAccount` does. An email that is no address is absent. */
export function readPerson(said: ReportedPerson, at: number, before: PersonState | null): PersonState {
  const account = said.account?.trim() || null
  const since = account === null || said.accountSince === undefined ? {} : { accountSince: said.accountSince }
  return { email: emailOf(said.email), userId: idOf(said.userId), account, ...since, traits: readTraits(said, at, before?.traits ?? {}) }
}

function emailOf(email: string | undefined): string | null {
  return email === undefined ? null : normalizeEmail(email)
}

/** An id of the host's; a placeholder names nobody, nor does what is too long to be one. */
function idOf(id: string | undefined): string | null {
  const bare = id?.trim() ?? ''
  return isPlaceholder(bare) || isTooLongId(bare) ? null : bare
}

/** The traits that are said with the name, within the bounds of what may be said at once: what is larger is left out. */
function readTraits(
  { name, traits = {} }: { name?: string | undefined; traits?: JsonObject | undefined },
  at: number,
  before: StampedMap
): StampedMap {
  const read: [string, { value: Json; at: number }][] = []
  let total = 0
  const all = name === undefined || name.trim() === '' ? traits : { ...traits, name }
  for (const [trait, value] of Object.entries(all)) {
    const bytes = traitBytes(trait, value)
    if (value === undefined || bytes > traitBounds.traitBytes || total + bytes > traitBounds.saidBytes) continue
    if (read.length >= traitBounds.saidNames) break
    total += bytes
    const known = Object.hasOwn(before, trait) ? before[trait] : undefined
    read.push([trait, { value, at: known && sameJson(known.value, value) ? known.at : at }])
  }
  return Object.fromEntries(read)
}

const sameJson = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b)
