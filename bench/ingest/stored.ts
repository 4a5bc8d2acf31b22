import type { Query } from '../database/query.js'
import { line } from './expected.js'

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`
const company = 'coalesce(customers.external_id, customers.domain)'
const customerOf = (table: string) =>
  `left join rapport.customers on customers.organization_id = ${table}.organization_id and customers.id = ${table}.customer_id`

/** Each kind of row, with the columns after its organization in the order of the expected lines. */
const statements = {
  event: `select events.organization_id, event_id, ${milliseconds('occurred_at')} as at, users.external_id as person, ${company} as company
    from rapport.events left join rapport.users on users.organization_id = events.organization_id and users.id = events.user_id ${customerOf('events')}`,
  user: `select users.organization_id, users.external_id, users.email, ${company} as company, ${milliseconds('users.first_seen_at')} as first_seen,
    ${milliseconds('users.last_activity_at')} as last_activity, ${milliseconds('users.first_touch_at')} as first_view, replace(users.active_days::text, ' ', '') as days
    from rapport.users ${customerOf('users')}`,
  customer: `select organization_id, ${company} as company, contact_count, ${milliseconds('first_seen_at')} as first_seen,
    ${milliseconds('last_activity_at')} as last_activity, ${milliseconds('first_touch_at')} as first_view from rapport.customers`,
  visitor: `select organization_id, visitor_id, ${milliseconds('first_seen_at')} as first_seen, ${milliseconds('last_seen_at')} as last_seen from rapport.visitors`
}

/** The rows that the database holds, as lines of text. */
export async function storedLines(query: Query, organizationIds: readonly string[]): Promise<string[]> {
  const numbers = new Map(organizationIds.map((id, number) => [id, number]))
  const lines: string[] = []
  for (const [kind, statement] of Object.entries(statements)) {
    for (const row of await query(statement)) {
      const [organizationId, ...values] = Object.values(row)
      lines.push(line(kind, numbers.get(organizationId ?? ''), ...values))
    }
  }
  return lines
}
