import { customers } from '../../identity/index.js'
import { members } from '../../members/tables/index.js'
import type { Transaction } from '../../storage/index.js'
import { cutCodePoints, dateIn, day, type Ids } from '../../values/index.js'
import { newTaskRow, tasks } from '../../work/index.js'
import type { AutomationRow } from '../automation.js'
import type { StoredTaskTemplate } from '../stored-task-template.js'
import type { StoredRunItem } from '../tables/automation-runs.js'
import { ownerOfCustomer } from '../task-template.js'

/** Makes a task for each customer that a run tells of, by the automation's template. */
export async function makeTasks(
  transaction: Transaction,
  { id, definition: { task } }: AutomationRow,
  items: readonly StoredRunItem[],
  timeZone: string,
  { ids, now }: { ids: Ids; now: number }
): Promise<void> {
  if (!task || items.length === 0) return
  const customerIds = [...new Set(items.map(({ customerId }) => customerId))]
  const owned = await transaction.find(customers, { where: { id: { in: customerIds } }, columns: ['id', 'owner_id'] })
  const ownerOf = new Map(owned.map((customer) => [customer.id, customer.owner_id]))
  const assigneeOf = (customerId: string) => (task.assigneeId === ownerOfCustomer ? (ownerOf.get(customerId) ?? null) : task.assigneeId)
  const wanted = [...new Set(customerIds.flatMap((customerId) => assigneeOf(customerId) ?? []))]
  const known = await transaction.find(members, { where: { id: { in: wanted } }, columns: ['id'] })
  const isMember = new Set(known.map((member) => member.id))
  const rows = items.map((item) => {
    const assignee = assigneeOf(item.customerId)
    return newTaskRow(
      {
        title: cutCodePoints(filled(task.title, item), 300),
        details: [task.details, item.reason].filter(Boolean).join('\n\n') || null,
        due_on: dueOn(task, timeZone, now),
        assignee_id: assignee !== null && isMember.has(assignee) ? assignee : null,
        customer_id: item.customerId,
        user_id: null,
        origin: 'automation',
        origin_id: id,
        created_by: null
      },
      ids,
      now
    )
  })
  await transaction.insert(tasks, rows)
}

function filled(template: string, { customerName, title }: StoredRunItem): string {
  const words: Readonly<Record<string, string>> = { customer: customerName, reason: title }
  return template.replace(/\{(\w+)\}/gu, (whole, name: string) => words[name] ?? whole)
}

function dueOn({ dueInDays }: StoredTaskTemplate, timeZone: string, now: number): string | null {
  if (dueInDays === null) return null
  const today = Date.parse(`${dateIn(now, timeZone)}T00:00:00Z`)
  return new Date(today + dueInDays * day).toISOString().slice(0, 10)
}
