import { currentIds } from '../../identity/index.js'
import type { Rows } from '../../storage/index.js'
import type { AutomationRow } from '../automation.js'
import { automationMatches } from '../tables/automation-matches.js'
import { type Joined, joinMatches, type Match } from './join-matches.js'

/** Occurrences that are read at a time: a run looks at no more, when it finds enough among them; the next run goes on. */
const pageSize = 5_000
/** How many are looked through that only wait for others. */
const maxWaiting = 50_000

/** What an automation's signals have come to before `until`, not told of yet: customers by their ids of now. */
export async function openMatches(rows: Rows<'organization'>, { id, definition }: AutomationRow, until: number): Promise<Joined> {
  const matches: Match[] = []
  for (let last: Match | undefined; ; ) {
    const page = await rows.find(automationMatches, {
      where: { automation_id: { eq: id }, at: { lt: until } },
      orderBy: { column: 'at', direction: 'asc' },
      limit: pageSize,
      ...(last && { after: { value: last.at, key: [last.automation_id, last.occurrence_id] } })
    })
    last = page.at(-1)
    const current = await currentIds(
      rows,
      page.map(({ customer_id }) => customer_id),
      'customer'
    )
    matches.push(...page.map((match) => ({ ...match, customer_id: current.get(match.customer_id) ?? match.customer_id })))
    const joined = joinMatches(matches, definition, until)
    if (page.length < pageSize || joined.matched.size > 0 || matches.length >= maxWaiting) return joined
  }
}
