import { type CustomerKey, companyDomain, customerIdKey, domainKey } from '../../identity/index.js'
import type { JsonObject } from '../../storage/index.js'
import { isRecord } from '../clean/clean-json.js'
import type { Envelope } from './read-envelope.js'
import { readId } from './read-id.js'
import { type Cut, joinTraits, noTraits } from './read-traits.js'

/** The account that an event is for, and what it says of it. */
export interface EventCustomer {
  key: CustomerKey | null
  traits: JsonObject
}

const namesNobody = "is no company's domain (mailbox providers are nobody's company), so it names no customer; send customerId"
const ownerless = 'customerTraits belong to a customerId; without one they were left out'

/**
 * Reads the account of an event, from its fields as sent (`raw`) and as cleaned. The event's own customerId outranks the batch's; the batch's traits
 * apply unless the event names another customerId. Without any customerId the account is the company of the field `domain`, which only some variants
 * have; traits then count for nothing, as they belong to a customerId.
 */
export function readCustomer(raw: Record<string, unknown>, clean: Record<string, unknown>, envelope: Envelope, cuts: Cut[]): EventCustomer {
  const own = readId(raw.customerId, 'customerId', cuts)
  const id = own ?? envelope.customerId
  if (id === null) {
    const company = typeof clean.domain === 'string' ? companyDomain(clean.domain) : null
    if (typeof clean.domain === 'string' && company === null) cuts.push({ field: 'domain', message: namesNobody })
    if (isRecord(clean.customerTraits)) cuts.push({ field: 'customerTraits', message: ownerless })
    return { key: company && domainKey(company), traits: noTraits }
  }
  const batchApplies = own === null || own === envelope.customerId
  return { key: customerIdKey(id), traits: joinTraits(batchApplies ? envelope.customerTraits : noTraits, clean.customerTraits) }
}
