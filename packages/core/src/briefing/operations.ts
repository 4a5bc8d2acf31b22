import { Type } from 'typebox'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { briefingInput, briefingShape, readBriefing } from './briefing.js'
import { judgeCustomers, standingsOf } from './read-standings.js'
import { readRenewals, renewalsInput, renewalsShape } from './renewals.js'
import { standingShape } from './standing.js'

const briefing = defineOperation({
  operationId: 'getBriefing',
  method: {
    name: 'customers.briefing',
    doc: 'A summary for the start of the day: how many customers may leave and what they pay, the seven with the most at stake, each with a reason, a quote, its renewal and a next action, and what changed since a time. docs/briefing.md explains it.',
    throws: 'INVALID_TOOL_INPUT.',
    example: 'const { mayLeave, accounts, changes } = await workspace.customers.briefing({})'
  },
  http: 'GET /api/customers/briefing',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Shows who may leave and what that is worth, the accounts with the most at stake, and what changed since a time.',
  input: briefingInput,
  output: briefingShape,
  answer: 'The briefing.',
  shapes: { input: 'BriefingQuery', output: 'Briefing' },
  example: { since: '2026-03-01T08:00:00Z' },
  handle: (input, { store, now }) => readBriefing(store, input, now)
})

const maxIds = 200

const standings = defineOperation({
  operationId: 'listCustomerStandings',
  method: {
    name: 'customers.standings',
    first: ['ids'],
    doc: 'A summary of each customer for a row of a list: the assessment with its reason and quote, health with its trend, worth, renewal, owner and next action. In the order of the ids; unknown customers are left out.',
    throws: 'INVALID_TOOL_INPUT.',
    example: 'const { items } = await workspace.customers.standings(ids)'
  },
  http: 'POST /api/customers/standings',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  effect: 'read',
  summary:
    'Shows a summary of up to 200 customers: the assessment with its reason and quote, health with its trend, worth, renewal and owner.',
  input: strictObject({ ids: Type.Array(uuid("A customer's id."), { maxItems: maxIds, description: "Rapport's ids, at most 200." }) }),
  output: strictObject({ items: Type.Array(standingShape) }),
  answer: 'The summaries, in the order of the ids. Unknown customers are left out.',
  shapes: { input: 'StandingsQuery', output: 'Standings' },
  example: { ids: ['0198c0de-0000-7000-8000-000000000001'] },
  handle: async ({ ids }, { store, now }) => {
    const judged = await judgeCustomers(
      store,
      ids.map((id) => id.toLowerCase()),
      now
    )
    return { items: await standingsOf(store, judged, now) }
  }
})

const renewals = defineOperation({
  operationId: 'listRenewals',
  method: {
    name: 'contracts.renewals',
    doc: 'The terms that end in this quarter or in the next one, or that have ended with an unknown outcome. Each has the state of its customer. Also their worth by currency, and by the health of the customers.',
    throws: 'INVALID_TOOL_INPUT.',
    example: "const { items, worth } = await workspace.contracts.renewals({ period: 'next' })"
  },
  http: 'GET /api/contracts/renewals',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the terms that end in a quarter, or are overdue, with the state of their customers and their worth.',
  input: renewalsInput,
  output: renewalsShape,
  answer: 'The renewals of the period.',
  shapes: { input: 'RenewalsQuery', output: 'Renewals' },
  example: { period: 'next' },
  handle: (input, { store, now }) => readRenewals(store, input, now)
})

/** What can be asked of the whole of customers at once. */
export const briefingOperations = [briefing, standings, renewals]
