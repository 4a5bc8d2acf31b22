/** A name of an erased person, stored as a digest that cannot be turned back into the name. */
export interface ErasedDigest {
  digest: string
  /** What the name is of: `identity`, `visitor`, `customer`, `record` or `name`. */
  kind: string
  /** The person of an erased customer that the name belongs to; null for names of several people. */
  person: string | null
  /** Whether the name was let back. */
  isLifted: boolean
}

/** An erasure without any name. It is enough to erase again, in a database that was restored from before the erasure. Of two with one id the later counts. */
export interface ErasureRecord {
  organizationId: string
  id: string
  /** How the person or the customer was named. */
  selectedBy: string
  /** In epoch milliseconds. */
  at: number
  names: readonly ErasedDigest[]
}

/**
 * Where erasures are written down outside of the database, so that a restored backup does not bring anybody back.
 *
 * @example
 * const erasureLog = { append: (record) => appendFile('erasures.ndjson', `${JSON.stringify(record)}\n`) }
 */
export interface ErasureLog {
  /** Called before anything is erased, and after names were let back. When it rejects, nothing is erased. */
  append(record: ErasureRecord): Promise<void>
}
