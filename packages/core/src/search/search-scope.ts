/** What narrows a search. */
export interface SearchScope {
  /** The ids that artifacts of the one customer are filed under; all customers when it is left out. */
  customerIds?: readonly string[]
  /** Milliseconds since the epoch, both included. */
  occurredAt?: { gte?: number; lte?: number }
  sourceTypes?: readonly string[]
}
