import { Type } from 'typebox'
import { defineOperation, orNull, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { reasonSchema } from './contract-input.js'
import { outcomeShape } from './outcomes/term-outcome.js'
import { setOutcome } from './set-outcome.js'
import { termItem } from './term-item.js'

const correct = defineOperation({
  operationId: 'setContractOutcome',
  method: {
    name: 'contracts.setOutcome',
    first: ['id'],
    actor: true,
    auditName: 'contract_outcome_set',
    doc: "Sets how a term ended, and why, in a person's name. This outranks later puts of your system, and other terms. `outcome: null` removes it. Terms of subscriptions and deals can be corrected, too.",
    example: "await workspace.contracts.setOutcome(id, { outcome: 'churned', reason: 'They went to a competitor.' }, { actor: 'm_1' })"
  },
  http: 'POST /api/contracts/{id}/outcome',
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Sets how a term ended, and why. This outranks later puts. The outcome null removes what was set.',
  input: strictObject({
    id: uuid("Rapport's id of the term."),
    outcome: orNull(outcomeShape),
    reason: Type.Optional(orNull(reasonSchema))
  }),
  output: termItem,
  answer: 'The term, with its current outcome.',
  shapes: { output: 'Term' },
  example: { id: '0198c0de-0000-7000-8000-000000000001', outcome: 'churned', reason: 'They went to a competitor.' },
  errors: ['NOT_FOUND'],
  handle: (input, context) => setOutcome(context, input)
})

/** What can be asked of terms, besides putting and listing them. */
export const termOperations = [correct]
