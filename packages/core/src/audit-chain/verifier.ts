import type { AuditLine } from '../public-types/index.js'
import { chainStart, faultOfParts, hashOf } from './audit-line.js'

/** Where a chain is broken first, and how. */
export interface AuditFault {
  position: number
  /** Null where no entry is known. */
  entryId: string | null
  reason: string
}

/**
 * Checks a chain entry by entry, in its order.
 *
 * @example
 * const verifier = new AuditVerifier(organizationId)
 * for (const line of lines) {
 *   const fault = verifier.check(line)
 *   if (fault) throw new Error(`Entry ${fault.position}: ${fault.reason}`)
 * }
 */
export class AuditVerifier {
  /** How many entries were checked. */
  entries = 0
  /** How many of them have lost values to an erasure. */
  erased = 0
  /** The hash of the last one. */
  head = chainStart

  /** `noted` is the hash of an earlier head, which the chain must contain. */
  constructor(
    private readonly organizationId: string,
    private readonly noted?: string
  ) {}

  #hasNoted = false

  /** Why the next entry breaks the chain; undefined when it is the one that follows. */
  check(line: AuditLine): AuditFault | undefined {
    const reason = this.#reasonAgainst(line)
    if (reason !== undefined) return { position: this.entries + 1, entryId: line.entry.id, reason }
    this.entries += 1
    this.head = line.hash
    if (line.parts.some(({ salt }) => salt === null)) this.erased += 1
    if (line.hash === this.noted) this.#hasNoted = true
    return undefined
  }

  /** Why the chain, which ends here, is not whole. */
  end(): AuditFault | undefined {
    if (this.noted === undefined || this.#hasNoted || this.noted === chainStart) return undefined
    const reason = 'the chain ends here without the hash that was noted before: entries at its end are gone, or it was written anew'
    return { position: this.entries + 1, entryId: null, reason }
  }

  #reasonAgainst(line: AuditLine): string | undefined {
    const expected = this.entries + 1
    if (line.position !== expected) return `position ${expected} is missing: position ${line.position} follows`
    if (line.previousHash !== this.head) return 'it does not name the hash of the entry before it'
    return (
      faultOfParts(line) ??
      (hashOf(this.organizationId, line) === line.hash ? undefined : 'its hash is not that of what it says: the entry was changed')
    )
  }
}
