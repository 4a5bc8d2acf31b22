import { counted, dayAfter, dayWords } from '../../mail/index.js'
import { cutCodePoints } from '../../values/index.js'
import { listTasks } from '../../work/index.js'
import type { Part, Reader } from './part.js'

const daysAhead = 7
const maxTasks = 50

/** The member's open tasks that are due within a week, or were due before. */
export async function myTasks({ store, memberId, now, today }: Reader): Promise<Part> {
  const query = { assigneeId: memberId, dueBy: dayAfter(today, daysAhead), limit: maxTasks }
  const { items, pagination } = await listTasks(store, now, query)
  const lines = items.map(({ title, dueOn, customer }) => {
    const due = dueOn === null ? '' : `${dueOn < today ? 'Was due' : dueOn === today ? 'Due today,' : 'Due'} ${dayWords(dueOn, today)}. `
    return {
      text: `Task: ${cutCodePoints(title, 200)}`,
      detail: `${due}${customer?.name ? `About ${cutCodePoints(customer.name, 100)}.` : ''}`.trim() || null,
      path: customer ? `/console/customers/${customer.id}?tab=tasks` : '/console/tasks'
    }
  })
  return { lines, more: pagination.total - lines.length, news: pagination.total === 0 ? null : `${counted(pagination.total, 'task')} due` }
}
