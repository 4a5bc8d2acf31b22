import type { StampedMap } from '../../storage/define-table.js'
import { mergeNewest } from '../../storage/merge.js'
import type { CustomerKey, IdentityKey } from './keys.js'

/** This visitor was this identity at this time. */
export interface VisitorClaim {
  visitorId: string
  identity: IdentityKey
  at: number
}

/** This userId had this email, said between these times. */
export interface EmailClaim {
  identity: IdentityKey
  email: string
  firstAt: number
  lastAt: number
}

/** This identity belonged to this customer at this time. */
export interface CustomerClaim {
  identity: IdentityKey
  customerKey: CustomerKey
  at: number
}

/** This customerId said that this is its domain (registrable). */
export interface DomainClaim {
  customerKey: CustomerKey
  domain: string
  at: number
}

/** All that a batch claims, folded so that every claim stands once. Adding twice, or in another order, gives the same set. */
export class ClaimSet {
  readonly visitors = new Map<string, VisitorClaim>()
  readonly emails = new Map<string, EmailClaim>()
  readonly customers = new Map<string, CustomerClaim>()
  readonly domains = new Map<CustomerKey, DomainClaim>()
  readonly identityTraits = new Map<IdentityKey, StampedMap>()
  readonly customerTraits = new Map<CustomerKey, StampedMap>()

  addVisitor(claim: VisitorClaim): void {
    this.visitors.set(`${claim.visitorId}\0${claim.at}\0${claim.identity}`, claim)
  }

  addEmail(identity: IdentityKey, email: string, at: number): void {
    const id = `${email}\0${identity}`
    const known = this.emails.get(id)
    this.emails.set(id, { identity, email, firstAt: Math.min(at, known?.firstAt ?? at), lastAt: Math.max(at, known?.lastAt ?? at) })
  }

  addCustomer(claim: CustomerClaim): void {
    this.customers.set(`${claim.identity}\0${claim.at}\0${claim.customerKey}`, claim)
  }

  /** The newest claim of a customer about itself stays; at the same time the greater domain. */
  addDomain(claim: DomainClaim): void {
    const known = this.domains.get(claim.customerKey)
    if (!known || isNewerDomain(claim, known)) this.domains.set(claim.customerKey, claim)
  }

  addIdentityTraits(identity: IdentityKey, traits: Record<string, unknown>, at: number): void {
    this.identityTraits.set(identity, mergeNewest(this.identityTraits.get(identity) ?? {}, stamp(traits, at)))
  }

  addCustomerTraits(customerKey: CustomerKey, traits: Record<string, unknown>, at: number): void {
    this.customerTraits.set(customerKey, mergeNewest(this.customerTraits.get(customerKey) ?? {}, stamp(traits, at)))
  }
}

/** Whether a customer's claim of its domain replaces an earlier one. */
export function isNewerDomain(claim: { domain: string; at: number }, known: { domain: string; at: number }): boolean {
  return claim.at !== known.at ? claim.at > known.at : claim.domain > known.domain
}

function stamp(traits: Record<string, unknown>, at: number): StampedMap {
  return Object.fromEntries(Object.entries(traits).map(([key, value]) => [key, { at, value }]))
}
