import { type AcceptedEvent, Erased, type ErasedName, namesOfEmail, namesOfIdentity } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'

/**
 * The events without those of people and customers whose data was erased. What others say of them is masked.
 */
export async function withoutErased(transaction: Transaction, batch: readonly AcceptedEvent[]): Promise<readonly AcceptedEvent[]> {
  const erased = await Erased.among(transaction, batch.flatMap(namesOf), batch.map(textsOf))
  if (!erased) return batch
  const kept = batch.filter((event) => !isOfErased(erased, event))
  return kept.map((event) => withTexts(event, erased))
}

/** Somebody else who uses the browser of an erased person is not erased. */
function isOfErased(erased: Erased, event: AcceptedEvent): boolean {
  const { person, visitor } = subjectOf(event)
  return erased.hasAny(person) || (event.row.identity === null && erased.hasAny(visitor))
}

function subjectOf({ row: { identity, visitor_id, customer_key }, claimedEmail }: AcceptedEvent): {
  person: ErasedName[]
  visitor: ErasedName[]
} {
  return {
    person: [
      ...(identity === null ? [] : namesOfIdentity(identity)),
      ...(claimedEmail === null ? [] : namesOfEmail(claimedEmail)),
      ...(customer_key === null ? [] : [{ kind: 'customer', value: customer_key } as const])
    ],
    visitor: visitor_id === null ? [] : [{ kind: 'visitor', value: visitor_id }]
  }
}

function namesOf(event: AcceptedEvent): ErasedName[] {
  const { person, visitor } = subjectOf(event)
  return [...person, ...visitor]
}

function textsOf({ row: { url, path, title, referrer, utm, properties }, traits, customerTraits }: AcceptedEvent) {
  return { url, path, title, referrer, utm, properties, traits, customerTraits }
}

function withTexts(event: AcceptedEvent, erased: Erased): AcceptedEvent {
  const texts = textsOf(event)
  const said = erased.mask(texts)
  const { visitor_id, customer_key } = event.row
  const isVisitorErased = visitor_id !== null && erased.has({ kind: 'visitor', value: visitor_id })
  // Somebody was let back, and their customer was not.
  const isCustomerErased = customer_key !== null && erased.has({ kind: 'customer', value: customer_key })
  if (said === texts && !isVisitorErased && !isCustomerErased) return event
  const { traits, customerTraits, ...columns } = said
  const row = { ...event.row, ...columns, ...(isVisitorErased && { visitor_id: null }), ...(isCustomerErased && { customer_key: null }) }
  return { ...event, traits, customerTraits: isCustomerErased ? {} : customerTraits, row }
}
