import { Type } from 'typebox'
import { defineInProcessOperation, defineOperation, hostType, requireKnownNames } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { factPattern, listPatterns } from '../patterns/read-patterns.js'
import { patternChoice, resetPatterns } from '../patterns/reset-patterns.js'
import type { Fact } from '../read-facts.js'
import { fact } from '../tools/fact-shape.js'
import { judgeFact, maxReason } from './judge-fact.js'
import type { ConfirmOptions, DismissOptions } from './judge-options.js'

const id = Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id of the fact, or your externalId." })
const answer = 'The fact as it now is.'

const confirm = defineOperation({
  operationId: 'confirmFact',
  method: { name: 'facts.confirm', first: ['id'], only: 'client' },
  http: 'POST /api/facts/{id}/confirm',
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Says that a fact is right. The fact becomes ACTIVE. Later findings of the same type and kind start with more confidence.',
  input: strictObject({ id }),
  output: fact,
  answer,
  shapes: { output: 'Fact' },
  example: { id: 'f_1' },
  errors: ['NOT_FOUND'],
  handle: ({ id: named }, context) => judgeFact(context, named, 'confirmed')
})

const dismiss = defineOperation({
  operationId: 'dismissFact',
  method: { name: 'facts.dismiss', first: ['id'], only: 'client' },
  http: 'POST /api/facts/{id}/dismiss',
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary:
    'Says that a fact is wrong. The fact becomes RESOLVED, and the same words or key do not reopen it for this customer. Later findings of the same type and kind start with less confidence.',
  input: strictObject({
    id,
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: maxReason, description: 'Why it is wrong. The history shows it.' }))
  }),
  output: fact,
  answer,
  shapes: { input: 'FactDismissal', output: 'Fact' },
  example: { id: 'f_1', reason: 'They cancelled a meeting, not the contract.' },
  errors: ['NOT_FOUND'],
  handle: ({ id: named, reason }, context) => judgeFact(context, named, 'dismissed', reason === undefined ? {} : { reason })
})

/** In process the host says who decided, and a fact is answered with all of its fields. */
const confirmAsHost = defineInProcessOperation({
  method: 'facts.confirm',
  auditName: 'confirmFact',
  actorOf: 'options',
  effect: 'write',
  summary:
    'Says that a fact is right, by its id or externalId. It becomes ACTIVE, and later findings of its type and kind start with more confidence. Repeating it changes nothing.',
  throws: 'NOT_FOUND when there is no such fact.',
  example: 'await workspace.facts.confirm(id, { actor: memberId })',
  input: Type.Object({ id: Type.String(), options: Type.Optional(hostType<ConfirmOptions>('ConfirmOptions')) }),
  output: hostType<Fact>('Fact'),
  async handle({ id: named, options = {} }, context) {
    requireKnownNames(options, ['actor'])
    return judgeFact(context, named, 'confirmed', options)
  }
})

const dismissAsHost = defineInProcessOperation({
  method: 'facts.dismiss',
  auditName: 'dismissFact',
  actorOf: 'options',
  effect: 'write',
  summary:
    'Says that a fact is wrong. It becomes RESOLVED, and the same words or key do not reopen it for this customer. Its history shows who dismissed it, and why. Later findings of its type and kind start with less confidence. Setting another status undoes the dismissal.',
  throws: 'NOT_FOUND when there is no such fact.',
  example: "await workspace.facts.dismiss(id, { actor: memberId, reason: 'They cancelled a meeting, not the contract.' })",
  input: Type.Object({ id: Type.String(), options: Type.Optional(hostType<DismissOptions>('DismissOptions')) }),
  output: hostType<Fact>('Fact'),
  async handle({ id: named, options = {} }, context) {
    requireKnownNames(options, ['actor', 'reason'])
    return judgeFact(context, named, 'dismissed', options)
  }
})

const patterns = defineOperation({
  operationId: 'listFactPatterns',
  method: {
    name: 'facts.patterns.list',
    answer: 'items',
    doc: 'How often each pattern was right, and the confidence that its findings start with now. For a pattern with confidence p, this is the mean of a beta distribution, (10 p + confirmed) / (10 + confirmed + dismissed). More than 20 judgements count as 20.'
  },
  http: 'GET /api/facts/patterns',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary:
    'Shows what Rapport learned from confirmations and dismissals: how often each type and kind of fact was right, and the confidence that its findings start with now.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(factPattern) }),
  answer: 'The patterns of facts that people judged.',
  shapes: { output: 'FactPatterns' },
  example: {},
  handle: async (_, { store }) => ({ items: await listPatterns(store) })
})

const reset = defineOperation({
  operationId: 'resetFactPatterns',
  method: {
    name: 'facts.patterns.reset',
    argument: 'choice',
    actor: true,
    doc: 'Forgets what Rapport learned about a kind of facts, about a type, or, without either, about all. Dismissed facts stay dismissed.',
    example: "await workspace.facts.patterns.reset({ factType: 'CHURN_RISK', kind: 'cancels' }, { actor: memberId })"
  },
  http: 'POST /api/facts/patterns/reset',
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Forgets what Rapport learned about one kind of facts, one type of facts, or all facts. Dismissed facts stay dismissed.',
  input: patternChoice,
  output: strictObject({ reset: Type.Integer({ minimum: 0, description: 'How many patterns had learned something.' }) }),
  answer: 'How many patterns were reset.',
  shapes: { input: 'FactPatternChoice', output: 'FactPatternReset' },
  example: { factType: 'CHURN_RISK', kind: 'cancels' },
  handle: (choice, context) => resetPatterns(context, choice)
})

/** What people say of facts, and what it taught. */
export const judgementOperations = [confirm, dismiss, patterns, reset]

/** What the host's own code says of facts. */
export const judgementInProcessOperations = [confirmAsHost, dismissAsHost]
