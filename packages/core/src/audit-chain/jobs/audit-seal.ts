import { Type } from 'typebox'
import { defineJob } from '../../jobs/index.js'
import { auditSealKind, sealEntries } from '../seal-entries.js'

/** Runs once after every commit with entries. */
export const auditSeal = defineJob({
  kind: auditSealKind,
  summary: 'Adds entries of the audit log to its chain of hashes.',
  lane: 'maintenance',
  payload: Type.Object({ adopted: Type.Optional(Type.String()) }),
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { save, ids }) {
    while (await save((transaction, payload) => sealEntries(transaction, payload, ids)));
  }
})
