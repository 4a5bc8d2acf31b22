import type { Operation, ProviderOptions } from '@rapport/core/connector'
import { withContacts } from './contacts.js'
import type { ObjectKind, SalesforceRecord } from './object-stream.js'
import { personOf } from './users.js'
import { textIn, timeOf } from './values.js'

/** What tasks and events have in common. */
const shared = ['Subject', 'WhoId', 'WhatId', 'AccountId', 'OwnerId', 'CreatedDate']

/** Tasks that are done: calls and emails that were logged, and other work for a customer. */
export function tasks(options: ProviderOptions): ObjectKind {
  return {
    name: 'tasks',
    summary: 'Tasks that are done: calls and emails that were logged, and other work, by their subjects alone',
    becomes: 'Entries of the timeline, by their subjects. Tasks without an account or contact are left out',
    gone: 'Salesforce tells of deleted tasks for 15 days. A task that is opened again stays on the timeline',
    object: 'Task',
    fields: [...shared, 'TaskSubtype', 'Status', 'CompletedDateTime', 'ActivityDate', 'IsClosed'],
    where: 'IsClosed = true',
    complete: (records, lookup) =>
      withContacts(
        lookup,
        options,
        records.map((object) => ({ object }))
      ),
    map(record) {
      const subtype = textIn(record.object, 'TaskSubtype')
      const type = subtype === 'Call' ? 'CRM_CALL_LOGGED' : subtype === 'Email' ? 'CRM_EMAIL_LOGGED' : 'CRM_TASK_COMPLETED'
      return [activityOf(record, 'task', type, doneAt(record))]
    },
    removed: ({ id, at }) => [{ kind: 'removal', of: 'activity', id: `task:${id}`, at }],
    leftOut: (record) => (record.object.IsClosed === false ? 'that are not done' : ofNobody(record))
  }
}

/** Events of calendars: meetings that were logged. */
export function events(options: ProviderOptions): ObjectKind {
  return {
    name: 'events',
    summary: 'Events of calendars that are about an account or a contact: meetings, by their subjects alone',
    becomes: 'Entries of the timeline, by their subjects. Private events, and events without an account or contact, are left out',
    gone: 'Salesforce tells of deleted events for 15 days',
    object: 'Event',
    fields: [...shared, 'StartDateTime', 'EndDateTime', 'ActivityDateTime', 'ActivityDate', 'IsAllDayEvent', 'IsChild', 'IsPrivate'],
    comesAt: 'StartDateTime',
    complete: (records, lookup) =>
      withContacts(
        lookup,
        options,
        records.map((object) => ({ object }))
      ),
    map: (record) => [activityOf(record, 'event', 'CRM_MEETING_LOGGED', startOf(record))],
    removed: ({ id, at }) => [{ kind: 'removal', of: 'activity', id: `event:${id}`, at }],
    leftOut(record, { startedAt }) {
      if ((startOf(record) ?? 0) > startedAt) return 'that are still to come'
      if (record.object.IsChild === true) return 'of invited colleagues, whose organizer has them too'
      return record.object.IsPrivate === true ? 'that are private' : ofNobody(record)
    }
  }
}

const startOf = ({ object }: SalesforceRecord) =>
  timeOf(object.StartDateTime) ?? timeOf(object.ActivityDateTime) ?? timeOf(object.ActivityDate)

/** When a task was done. Of one that does not say it, the day that it was due, if that is over. */
function doneAt({ object, at }: SalesforceRecord): number {
  return timeOf(object.CompletedDateTime) ?? Math.min(timeOf(object.ActivityDate) ?? at, at)
}

/** What is about no account and no contact tells of no customer: work among colleagues, or with leads. */
function ofNobody({ object, contact }: SalesforceRecord): string | undefined {
  const isOfNobody = textIn(object, 'AccountId') === undefined && personOf(contact).email === undefined
  return isOfNobody ? 'on no account and no contact with an email' : undefined
}

function activityOf({ id, at, object, contact }: SalesforceRecord, kind: string, type: string, occurredAt: number | undefined): Operation {
  const { email } = personOf(contact)
  const title = textIn(object, 'Subject')
  return {
    kind: 'activity',
    id: `${kind}:${id}`,
    at,
    type,
    channel: 'CRM',
    occurredAt: occurredAt ?? timeOf(object.CreatedDate) ?? at,
    ...(title !== undefined && { title }),
    account: textIn(object, 'AccountId'),
    people: email === undefined ? [] : [{ email }],
    properties: {
      [`${kind}Id`]: id,
      ...(kind === 'task' && { subtype: textIn(object, 'TaskSubtype') ?? null, status: textIn(object, 'Status') ?? null }),
      ...(kind === 'event' && { isAllDay: object.IsAllDayEvent === true })
    }
  }
}
