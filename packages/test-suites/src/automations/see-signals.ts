import { recordOccurrences, type Severity } from '@rapport/core/src/signals/occurrences.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'

/** An occurrence of a signal. */
export interface SeenSignal {
  signalId: string
  customerId: string
  severity?: Severity
  title?: string
}

const ids = systemIds()

/** Sees signals in one commit, as those do who judge events: whoever follows occurrences hears of them. */
export async function seeSignals(store: Store, organizationId: string, seen: readonly SeenSignal[], now: number): Promise<void> {
  await domainStore(store)
    .organization(organizationId)
    .transaction((transaction) =>
      recordOccurrences(
        transaction,
        seen.map(({ signalId, customerId, severity = 'MEDIUM', title = 'Usage fell' }) => ({
          signalId,
          customerId,
          occasion: ids.uuid(now),
          severity,
          title,
          reason: 'Exports fell from 20 to 10 a week.',
          evidence: [],
          occurredAt: now
        })),
        ids,
        now
      )
    )
}
