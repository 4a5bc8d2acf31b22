// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** Who was removed, and how many customers have no owner since. */
export interface RemovedMember {
  id: string
  /** How many customers have no owner any more. At least 0. */
  releasedCustomerCount: number
}

/** Whose a customer is after a change, and whose it was. */
export interface ClearedOwner {
  customerId: string
  ownerId: string | null
  previousOwnerId: string | null
}
