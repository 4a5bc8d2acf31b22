import type { SendRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, textOf } from '../json-fields.js'
import { issueRecords, nextIssues } from './issue-pages.js'
import { newestWindow, smallerPage, windowBetween } from './issue-windows.js'
import { ticketOperations } from './ticket.js'
import { readUsers } from './users.js'

/** Issues with their messages: all of them once, from now back, then those that were updated. */
export const issuesStream = defineStream({
  name: 'issues',
  summary: 'Issues: who asked what, the messages, the state, and the names of attachments',
  becomes:
    'A source `SUPPORT_TICKET` for each issue, with its messages as text, open until Pylon closes it. Each message received and sent, and the close, are entries of the timeline',
  gone: 'Pylon answers 404 when its messages are read again. An issue that is never updated again stays',
  everySeconds: 600,
  walk: { first: ({ startedAt }) => newestWindow(startedAt), next: nextIssues, records: issueRecords, smaller: smallerPage },
  changes: {
    kind: 'window',
    lookbackSeconds: 600,
    settleSeconds: 0,
    first: ({ from, to }) => windowBetween(from, to),
    next: nextIssues,
    records: issueRecords,
    smaller: smallerPage
  },
  reconcileSeconds: null,
  deletes: 'said',
  complete: (records, lookup) => withAssignees(records, lookup),
  recordId: (record) => textOf(fieldsAt(fieldsOf(record), 'issue')?.id),
  map: (record, { startedAt }) => ticketOperations(record, startedAt)
})

/** Each issue with its assignee's name and email beside it. */
async function withAssignees(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const idOf = (record: unknown) => textOf(fieldsAt(fieldsOf(record), 'issue', 'assignee')?.id)
  if (records.every((record) => idOf(record) === undefined)) return [...records]
  const users = await readUsers(lookup)
  return records.map((record) => ({ ...fieldsOf(record), assignee: users.get(idOf(record) ?? '') ?? null }))
}
