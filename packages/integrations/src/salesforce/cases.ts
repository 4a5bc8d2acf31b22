import type { Operation, ProviderOptions } from '@rapport/core/connector'
import { htmlText } from '../html-text.js'
import { fieldsOf } from '../json-fields.js'
import { type ObjectKind, type SalesforceRecord, takenBack } from './object-stream.js'
import { type Person, personOf, withOwners } from './users.js'
import { emailIn, textIn, timeOf } from './values.js'

type Participant = NonNullable<Extract<Operation, { kind: 'source' }>['participants']>[number]

/** Cases: a ticket each, and the moment at which it was closed. */
export function cases(options: ProviderOptions): ObjectKind {
  return {
    name: 'cases',
    summary: 'Cases: subject and text, who asked, state, and when they were closed',
    becomes: 'A source `SUPPORT_TICKET` for each case, and an entry of the timeline when it is closed',
    object: 'Case',
    fields: [
      'Subject',
      'Description',
      'AccountId',
      'ContactId',
      'Contact.Name',
      'ContactEmail',
      'SuppliedEmail',
      'SuppliedName',
      'OwnerId',
      'Status',
      'Priority',
      'CaseNumber',
      'IsClosed',
      'ClosedDate',
      'CreatedDate'
    ],
    complete: (records, lookup) =>
      withOwners(
        lookup,
        options,
        records.map((object) => ({ object }))
      ),
    map: (record) => [ticketOf(record), ...closing(record)],
    removed: (record) => [
      { kind: 'removal', of: 'source', id: `case:${record.id}`, at: record.at },
      ...takenBack(closing(record), record.at)
    ]
  }
}

function askerOf({ object }: SalesforceRecord): Person {
  return {
    email: emailIn(object, 'ContactEmail') ?? emailIn(object, 'SuppliedEmail'),
    name: textIn(fieldsOf(object.Contact), 'Name') ?? textIn(object, 'SuppliedName')
  }
}

/** Who asked, and who answers: without somebody from outside it would look like a talk among colleagues. */
function participantsOf(record: SalesforceRecord): Participant[] {
  const { email, name } = askerOf(record)
  if (email === undefined && name === undefined) return []
  const owner = personOf(record.owner)
  const asker: Participant = { email: email ?? null, name: name ?? null, role: 'requester' }
  return owner.email === undefined ? [asker] : [asker, { email: owner.email, name: owner.name ?? null, role: 'assignee' }]
}

/** When it was closed. Salesforce forgets it when a case is opened again. */
const closedAtOf = ({ object }: SalesforceRecord) => (object.IsClosed === false ? undefined : timeOf(object.ClosedDate))

function ticketOf(record: SalesforceRecord): Operation {
  const { id, at, object, owner } = record
  const text = htmlText(textIn(object, 'Description') ?? '')
  const asker = askerOf(record)
  const closedAt = closedAtOf(record)
  return {
    kind: 'source',
    sourceType: 'SUPPORT_TICKET',
    id: `case:${id}`,
    at,
    occurredAt: timeOf(object.CreatedDate) ?? at,
    title: textIn(object, 'Subject') ?? null,
    account: textIn(object, 'AccountId'),
    participants: participantsOf(record),
    segments: text === '' ? [] : [{ text, speaker: asker.name ?? asker.email ?? null }],
    record: {
      caseNumber: textIn(object, 'CaseNumber') ?? null,
      status: textIn(object, 'Status') ?? null,
      isClosed: object.IsClosed === true || closedAt !== undefined,
      closedAt: closedAt === undefined ? null : new Date(closedAt).toISOString(),
      priority: textIn(object, 'Priority') ?? null,
      ownerEmail: personOf(owner).email ?? null
    }
  }
}

function closing(record: SalesforceRecord): Operation[] {
  const { id, object } = record
  const at = closedAtOf(record)
  if (at === undefined) return []
  const { email } = askerOf(record)
  return [
    {
      kind: 'activity',
      id: `case:${id}:closed:${at}`,
      at,
      type: 'SUPPORT_TICKET_CLOSED',
      channel: 'SUPPORT',
      occurredAt: at,
      title: `${textIn(object, 'Subject') ?? 'A case'} was closed`,
      account: textIn(object, 'AccountId'),
      people: email === undefined ? [] : [{ email }],
      properties: { caseId: id }
    }
  ]
}
