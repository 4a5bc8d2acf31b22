import { attentionPriorities } from '@rapport/core/src/attention/attention-item.js'
import { raiseAttention } from '@rapport/core/src/attention/raise-attention.js'
import { resolveAttention } from '@rapport/core/src/attention/resolve-attention.js'
import { events, facts, sources } from '@rapport/core/src/registry/tables.js'
import { event, id } from '@rapport/core/src/testing/list-tools/rows.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { signalOf } from '../attention/attention-world.js'
import { hour } from '../list-tools/world.js'
import type { ListCase, ListWorld } from './list-case.js'

const ids = systemIds()
const timeAt = (position: number) => Date.UTC(2026, 1, 1) + position * hour

const putFact = ({ workspace, account }: ListWorld, row: number, at: number, assertion = 'They grow') =>
  workspace.facts.put([{ customer: { id: account }, externalId: `f${row}`, assertion, factType: 'CUSTOM', occurredAt: timeAt(at) }])

const putSource = ({ workspace, account }: ListWorld, row: number, at: number, title = 'Hello') =>
  workspace.sources.put([{ customer: { id: account }, sourceType: 'EMAIL', externalId: `s${row}`, title, occurredAt: timeAt(at) }])

/** Another clock than the world's, so that items may be raised in any order of time. */
const raise = ({ rows, account }: ListWorld, row: number, at: number, whatChanged = 'Exports fell') =>
  rows.transaction((transaction) => {
    const priority = attentionPriorities[at % attentionPriorities.length] ?? 'NORMAL'
    return raiseAttention(transaction, signalOf({ customerId: account, cause: `cause ${row}`, priority, whatChanged }), ids, timeAt(at))
  })

const resolve = ({ rows, account }: ListWorld, row: number) =>
  rows.transaction((transaction) =>
    resolveAttention(transaction, { customerId: account, cause: `cause ${row}`, summary: 'It is over' }, ids, timeAt(9))
  )

/** The lists that have one order. */
export const evidenceCases: ListCase[] = [
  {
    tool: 'svc_get_timeline',
    input: { timeframe: 'all' },
    accountInput: 'customer',
    // Every other entry of the timeline is an email.
    add: (world, row, at) => (row % 2 === 0 ? putSource(world, row, at) : addEvent(world, row, at)),
    move: (world, row, at) =>
      row % 2 === 0 ? putSource(world, row, at) : world.rows.update(events, { event_id: { eq: id(row) } }, { occurred_at: timeAt(at) }),
    touch: ({ rows }, row) => rows.update(events, { event_id: { eq: id(row) } }, { title: `Page ${Math.random()}` }),
    remove: ({ rows }, row) => rows.remove(events, { event_id: { eq: id(row) } })
  },
  {
    tool: 'svc_list_facts',
    input: {},
    accountInput: 'customer',
    add: putFact,
    move: putFact,
    touch: ({ rows }, row) => rows.update(facts, { external_id: { eq: `f${row}` } }, { confidence: Math.random() }),
    remove: ({ rows }, row) => rows.remove(facts, { external_id: { eq: `f${row}` } })
  },
  {
    tool: 'svc_list_sources',
    input: {},
    accountInput: 'customer',
    add: putSource,
    move: putSource,
    touch: ({ rows }, row) => rows.update(sources, { external_id: { eq: `s${row}` } }, { title: `Hello ${Math.random()}` }),
    remove: ({ rows }, row) => rows.remove(sources, { external_id: { eq: `s${row}` } })
  },
  {
    tool: 'svc_list_attention_items',
    input: {},
    accountInput: 'customerId',
    add: raise,
    move: (world, row, at) => raise(world, row, at, `Exports fell ${Math.random()}`),
    // Nothing of an item changes without its time, which is its position.
    touch: async () => undefined,
    remove: resolve
  }
]

function addEvent({ rows, account }: ListWorld, row: number, at: number) {
  return rows.insert(events, [event({ event_id: id(row), customer_id: account, occurred_at: timeAt(at) })])
}
