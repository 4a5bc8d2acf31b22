import type { JsonObject } from '../../storage/index.js'
import { type KeptTraits, TraitFold } from '../profiles/merge-traits.js'
import { type CustomerKey, emailKey, type IdentityKey, isEmailKey, keyValue } from '../rules/keys.js'
import type { PersonOfRecords } from '../tables/identities.js'

/** When a reviewer's decision says that an email was claimed: its user has the email then, but any that they have said themselves is newer. */
export const beforeAllClaims = Date.parse('0001-01-01T00:00:00Z')

/** When a record of a provider says that an email was claimed: any other claim was earlier, and any other email that was said is newer. */
export const recordClaim = { firstAt: Date.parse('9999-12-31T00:00:00Z'), lastAt: beforeAllClaims }

/** At this time (epoch milliseconds, as all times here) this visitor was this identity. */
export interface VisitorClaim {
  visitorId: string
  identity: IdentityKey
  at: number
}

/** This userId had this email, as events between these two times say. */
export interface EmailClaim {
  identity: IdentityKey
  email: string
  firstAt: number
  lastAt: number
}

/** At this time this identity belonged to this customer. */
export interface CustomerClaim {
  identity: IdentityKey
  customerKey: CustomerKey
  at: number
  /** The stored claim that it says again. */
  again?: { since: number; at: number } | undefined
}

/** What a stored claim of a customer says: one that was said again, the first and the last time of it. */
export function saidCustomers({ customer_key: customerKey, since, at }: { customer_key: CustomerKey; since: number; at: number }) {
  return since === at
    ? [{ customerKey, at }]
    : [
        { customerKey, at: since },
        { customerKey, at }
      ]
}

/** The claims of a batch, each once. Adding a claim twice, or adding them in another order, gives the same set. */
export class ClaimSet {
  readonly visitors = new Map<string, VisitorClaim>()
  readonly emails = new Map<string, EmailClaim>()
  readonly customers = new Map<string, CustomerClaim>()
  readonly identityTraits = new Map<IdentityKey, KeptTraits>()
  readonly customerTraits = new Map<CustomerKey, KeptTraits>()

  /** Of whom more traits were said than are kept. */
  readonly cutTraits = new Set<IdentityKey | CustomerKey>()

  /** What present records of providers say of these people from now on; null when they say nothing any more. */
  readonly people = new Map<IdentityKey, PersonOfRecords | null>()

  /** Providers' accounts with other records than before. */
  readonly accounts = new Set<CustomerKey>()

  /** Emails, domains and accounts of which a reviewer decided something, or whose claims are gone, so that their owners are to be settled again. */
  readonly decided = new Set<IdentityKey | CustomerKey>()

  /** The emails that are claimed or decided of, each once. */
  namedEmails(): string[] {
    const claimed = [...this.emails.values()].map(({ email }) => email)
    return [...new Set([...claimed, ...[...this.decided].filter(isEmailKey).map(keyValue)])]
  }

  /** Whether somebody other than a record claimed the email of this key. */
  claimsEmail(identity: IdentityKey): boolean {
    return [...this.emails.values()].some(({ email, firstAt }) => emailKey(email) === identity && firstAt !== recordClaim.firstAt)
  }

  addVisitor(claim: VisitorClaim): void {
    this.visitors.set(`${claim.visitorId}\0${claim.at}\0${claim.identity}`, claim)
  }

  addEmail(identity: IdentityKey, email: string, at: number): void {
    const id = `${email}\0${identity}`
    const known = this.emails.get(id)
    this.emails.set(id, { identity, email, firstAt: Math.min(at, known?.firstAt ?? at), lastAt: Math.max(at, known?.lastAt ?? at) })
  }

  /** Adds that a provider's record claims an email for a user: it lasts while the record says so. */
  addRecordedEmail(identity: IdentityKey, email: string): void {
    this.emails.set(`${email}\0${identity}`, { identity, email, ...recordClaim })
  }

  addCustomer(claim: CustomerClaim): void {
    this.customers.set(`${claim.identity}\0${claim.at}\0${claim.customerKey}`, claim)
  }

  addIdentityTraits(identity: IdentityKey, traits: JsonObject, at: number): void {
    this.foldIdentityTraits(identity, new TraitFold().say(traits, at))
  }

  addCustomerTraits(customerKey: CustomerKey, traits: JsonObject, at: number): void {
    this.foldCustomerTraits(customerKey, new TraitFold().say(traits, at))
  }

  /** Adds all that was said of an identity at once. */
  foldIdentityTraits(identity: IdentityKey, said: TraitFold): void {
    this.identityTraits.set(identity, this.#folded(identity, said.add(this.identityTraits.get(identity) ?? {})))
  }

  /** Adds all that was said of a customer at once. */
  foldCustomerTraits(customerKey: CustomerKey, said: TraitFold): void {
    this.customerTraits.set(customerKey, this.#folded(customerKey, said.add(this.customerTraits.get(customerKey) ?? {})))
  }

  #folded(key: IdentityKey | CustomerKey, said: TraitFold): KeptTraits {
    const { traits, isCut } = said.result()
    if (isCut) this.cutTraits.add(key)
    return traits
  }
}
