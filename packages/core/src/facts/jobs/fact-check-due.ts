import { Type } from 'typebox'
import { defineJob } from '../../jobs/index.js'
import { factCheckDueKind } from '../await-check.js'
import { facts } from '../tables/index.js'
import { emitDue } from '../withdraw-facts.js'

/** Runs when findings have waited long enough for a language model: those that it has not checked by then come to somebody's attention as they are. */
export const factCheckDue = defineJob({
  kind: factCheckDueKind,
  summary: 'Opens attention for findings that no language model checked in time, and marks them.',
  lane: 'analysis',
  payload: Type.Object({ factIds: Type.Array(Type.String()) }),
  async run(_, { save, clock }) {
    await save(async (transaction, { factIds }) => {
      const now = clock.now()
      const found = await transaction.find(facts, { where: { id: { in: factIds }, check_due_at: { lte: now } } })
      emitDue(transaction, found, now)
      return undefined
    })
  }
})
