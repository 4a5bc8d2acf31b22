import { type IssueRow, joinedIssue } from './issue-row.js'

const maxOrganizations = 200
/** For each organization, so that one with very many reasons does not push out those of others. */
const maxReasons = 100

/** Issues that wait to be written, by organization and reason. New reasons beyond the bounds are dropped. */
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

  /** Takes out everything that waits. */
  takeAll(): [organizationId: string, rows: IssueRow[]][] {
    const taken = this.waiting
    this.waiting = new Map()
    return [...taken].map(([organizationId, rows]) => [organizationId, [...rows.values()]])
  }
}
