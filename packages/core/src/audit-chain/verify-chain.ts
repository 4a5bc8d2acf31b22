import { type Static, Type } from 'typebox'
import { auditEntries } from '../audit/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { linesOf } from './read-chain.js'
import { auditPending } from './tables/audit-pending.js'
import { auditSeals } from './tables/audit-seals.js'
import { type AuditFault, AuditVerifier } from './verifier.js'

const rowsAtOnce = 500

export const verificationShape = strictObject({
  valid: Type.Boolean(),
  entries: Type.Integer({ minimum: 0, description: 'How many entries of the chain were checked, up to the first fault.' }),
  erased: Type.Integer({ minimum: 0, description: 'How many of them have lost values to an erasure.' }),
  waiting: Type.Integer({ minimum: 0, description: 'Entries that a job will add to the chain.' }),
  head: Type.String({ description: 'The hash of the last entry that was checked. Store it elsewhere, and pass it next time.' }),
  fault: Type.Union([
    strictObject({
      position: Type.Integer({ description: 'The place in the chain.' }),
      entryId: Type.Union([Type.String(), Type.Null()]),
      reason: Type.String()
    }),
    Type.Null()
  ])
})

/** What a look at the whole chain found. */
export type AuditVerification = Static<typeof verificationShape>

/** Checks the whole chain, and that no entry stands beside it. `noted` is an earlier head. */
export async function verifyChain(store: OrganizationStore, noted?: string): Promise<AuditVerification> {
  const verifier = new AuditVerifier(store.organizationId, noted)
  const fault = (await faultOfChain(store, verifier)) ?? verifier.end() ?? (await strayEntry(store, verifier))
  const { entries, erased, head } = verifier
  const waiting = await store.count(auditPending)
  return { valid: fault === undefined, entries, erased, waiting, head, fault: fault ?? null }
}

async function faultOfChain(store: OrganizationStore, verifier: AuditVerifier): Promise<AuditFault | undefined> {
  for (;;) {
    const seals = await store.find(auditSeals, {
      where: { position: { gt: verifier.entries } },
      orderBy: { column: 'position', direction: 'asc' },
      limit: rowsAtOnce
    })
    for (const { position, entryId, line } of await linesOf(store, seals)) {
      const fault = line ? verifier.check(line) : { position, entryId, reason: 'the entry was removed' }
      if (fault) return fault
    }
    if (seals.length < rowsAtOnce) return undefined
  }
}

/** An entry that neither is in the chain nor waits for it. One that waited may be in the chain by now: so it is looked for there last. */
async function strayEntry(store: OrganizationStore, { entries }: AuditVerifier): Promise<AuditFault | undefined> {
  // Without a chain the job has still to begin with the entries that there are.
  if (entries === 0) return undefined
  let after: string | undefined
  for (;;) {
    const found = await store.find(auditEntries, {
      columns: ['id'],
      limit: rowsAtOnce,
      ...(after !== undefined && { after: { key: [after] } })
    })
    const ids = found.map(({ id }) => id)
    const where = { entry_id: { in: ids } }
    const waiting = await store.find(auditPending, { where, columns: ['entry_id'] })
    const sealed = await store.find(auditSeals, { where, columns: ['entry_id'] })
    const known = new Set([...waiting, ...sealed].map(({ entry_id }) => entry_id))
    const stray = ids.find((id) => !known.has(id))
    if (stray !== undefined)
      return { position: entries + 1, entryId: stray, reason: 'the entry stands beside the chain: Rapport did not write it' }
    if (found.length < rowsAtOnce) return undefined
    after = ids.at(-1)
  }
}
