import type { StampedMap } from '../../storage/define-table.js'
import type { CustomerKey, IdentityKey } from './keys.js'
import { mergeTraits } from './merge-traits.js'

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

/** All that a batch claims, folded so that every claim stands once. Adding twice, or in another order, gives the same set. */
export class ClaimSet {
  readonly visitors = new Map<string, VisitorClaim>()
  readonly emails = new Map<string, EmailClaim>()
  readonly customers = new Map<string, CustomerClaim>()
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

  addIdentityTraits(identity: IdentityKey, traits: Record<string, unknown>, at: number): void {
    this.identityTraits.set(identity, mergeTraits(this.identityTraits.get(identity) ?? {}, stamp(traits, at)))
  }

  addCustomerTraits(customerKey: CustomerKey, traits: Record<string, unknown>, at: number): void {
    this.customerTraits.set(customerKey, mergeTraits(this.customerTraits.get(customerKey) ?? {}, stamp(traits, at)))
  }
}

function stamp(traits: Record<string, unknown>, at: number): StampedMap {
  return Object.fromEntries(Object.entries(traits).map(([key, value]) => [key, { at, value }]))
}
