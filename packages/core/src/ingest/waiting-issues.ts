import { type IssueRow, joinedIssue } from './issue-row.js'

const maxOrganizations = 200
/** By organization, so that nobody's flood hides what others should see. */
const maxReasons = 100

/** Issues that wait to be written, by organization and reason. What is beyond the bounds is not kept. */
export class WaitingIssues {
  private waiting = new Map<string, Map<string, IssueRow>>()

  add(organizationId: string, row: IssueRow): void {
    const own = this.waiting.get(organizationId) ?? new Map<string, IssueRow>()
    const known = own.get(row.reason)
    const isFull = own.size === 0 ? this.waiting.size >= maxOrganizations : own.size >= maxReasons
    if (isFull && !known) return
    own.set(row.reason, known ? joinedIssue(known, row) : row)
    this.waiting.set(organizationId, own)
  }

  /** All that waits, which then waits no more. */
  takeAll(): [organizationId: string, rows: IssueRow[]][] {
    const taken = this.waiting
    this.waiting = new Map()
    return [...taken].map(([organizationId, rows]) => [organizationId, [...rows.values()]])
  }
}
