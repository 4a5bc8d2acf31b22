/** What became of one item of a put. */
export interface PutResult {
  /** Rapport's id. */
  id: string
  /** The host's id: customerId, userId (or else email), or externalId. */
  externalId: string
  /** Whether it is new. */
  created: boolean
}

/** A page of a resource. */
export interface ResourcePage<Item> {
  items: Item[]
  pagination: { hasMore: boolean; nextCursor: string | null; total?: number }
}
