import { type Static, Type } from 'typebox'
import { loadOwners, ownerLabel } from '../../customers/index.js'
import { merges } from '../../identity/index.js'
import { orNull } from '../../runtime/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import { named } from '../subjects.js'
import { tasks } from '../tables/index.js'
import type { TaskRow } from './task.js'

const rowsAtOnce = 1_000

/** The open task of a customer that is due first, in as much as a row of a list has room for. */
export const nextTaskShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  title: Type.String(),
  dueOn: orNull(Type.String({ description: 'A day, such as 2026-01-31.' })),
  assignee: named('The member who is to do it.')
})

export type NextTask = Static<typeof nextTaskShape>

/**
 * The open task that is due first of each of these customers, by the customer's id; those without an open task are left out. Ids have to be present ones: tasks
 * of customers that were merged into them count as theirs. All customers are read at once.
 *
 * @example const next = (await nextTasks(store, [customerId])).get(customerId)
 */
export async function nextTasks(store: OrganizationStore, customerIds: readonly string[]): Promise<Map<string, NextTask>> {
  const ownerOf = await withMerged(store, customerIds)
  const first = new Map<string, TaskRow>()
  for (let waiting = [...ownerOf.keys()]; waiting.length > 0; ) {
    const rows = await store.find(tasks, {
      where: { customer_id: { in: waiting }, status: { eq: 'open' } },
      orderBy: { column: 'list_position', direction: 'asc' },
      limit: rowsAtOnce
    })
    for (const row of rows) {
      const owner = row.customer_id === null ? undefined : ownerOf.get(row.customer_id)
      if (owner !== undefined && !first.has(owner)) first.set(owner, row)
    }
    if (rows.length < rowsAtOnce) break
    // Each page has the first task of somebody, so that the next one asks for fewer.
    waiting = waiting.filter((id) => !first.has(ownerOf.get(id) ?? id))
  }
  const members = await loadOwners(
    store,
    [...first.values()].map(({ assignee_id }) => assignee_id)
  )
  return new Map(
    [...first].map(([customerId, { id, title, due_on, assignee_id }]) => {
      const member = assignee_id === null ? undefined : members.get(assignee_id)
      const assignee = assignee_id === null ? null : { id: assignee_id, name: member ? ownerLabel(member) : null }
      return [customerId, { id, title, dueOn: due_on, assignee }]
    })
  )
}

/** These customers and all that were merged into them, each with the one of these that it leads to. */
async function withMerged(store: OrganizationStore, customerIds: readonly string[]): Promise<Map<string, string>> {
  const ownerOf = new Map(customerIds.map((id) => [id, id]))
  for (let latest = [...ownerOf.keys()]; latest.length > 0; ) {
    const found = await store.find(merges, {
      where: { into_id: { in: latest }, entity: { eq: 'customer' } },
      columns: ['from_id', 'into_id']
    })
    const unknown = found.filter(({ from_id }) => !ownerOf.has(from_id))
    for (const { from_id, into_id } of unknown) ownerOf.set(from_id, ownerOf.get(into_id) ?? into_id)
    latest = unknown.map(({ from_id }) => from_id)
  }
  return ownerOf
}
