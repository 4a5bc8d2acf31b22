import type { Rows } from '../../storage/contract.js'
import { automationMatches } from '../../storage/tables/index.js'
import { currentIds } from '../merged-ids.js'
import type { AutomationRow } from './automation.js'
import { type Joined, joinMatches } from './join-matches.js'

/** The most occurrences that one run looks at; the next run goes on. */
const mostMatches = 5_000

/** What an automation's signals have come to before `until`, not told of yet: customers by their ids of now. */
export async function openMatches(rows: Rows<'organization'>, { id, definition }: AutomationRow, until: number): Promise<Joined> {
  const found = await rows.find(automationMatches, {
    where: { automation_id: { eq: id }, at: { lt: until } },
    orderBy: { column: 'at', direction: 'asc' },
    limit: mostMatches
  })
  const current = await currentIds(
    rows,
    found.map(({ customer_id }) => customer_id),
    'customer'
  )
  const matches = found.map((match) => ({ ...match, customer_id: current.get(match.customer_id) ?? match.customer_id }))
  return joinMatches(matches, definition, until)
}
