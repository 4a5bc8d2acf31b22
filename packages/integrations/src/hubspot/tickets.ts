import type { Operation, StreamContext } from '@rapport/core/connector'
import { htmlText } from '../html-text.js'
import type { HubspotRecord, ObjectKind } from './object-stream.js'
import { participantsOf, permalinkOf } from './participants.js'
import { findStage } from './pipelines.js'
import { property, timeOf, timeProperty } from './properties.js'

/** Tickets: a source each, and the moment at which it was closed. */
export const tickets: ObjectKind = {
  type: 'tickets',
  summary: 'Tickets: subject and text, who asked, state, and when they were closed',
  becomes: 'A source `SUPPORT_TICKET` for each ticket, and an entry of the timeline when it is closed',
  properties: [
    'subject',
    'content',
    'hs_pipeline',
    'hs_pipeline_stage',
    'hs_ticket_priority',
    'createdate',
    'closed_date',
    'hubspot_owner_id'
  ],
  companies: true,
  contacts: true,
  pipelines: 'tickets',
  map: (record, context) => [sourceOf(record, context), ...closing(record)]
}

function sourceOf(record: HubspotRecord, context: StreamContext): Operation {
  const { id, at, object, owner, company, pipelines } = record
  const pipelineId = property(object, 'hs_pipeline')
  const stageId = property(object, 'hs_pipeline_stage')
  const { pipeline, stage } = findStage(pipelines, pipelineId, stageId)
  const text = htmlText(property(object, 'content') ?? '')
  const [asker] = record.contacts
  return {
    kind: 'source',
    sourceType: 'SUPPORT_TICKET',
    id: `ticket:${id}`,
    at,
    occurredAt: timeProperty(object, 'createdate') ?? timeOf(object.createdAt) ?? at,
    title: property(object, 'subject') ?? null,
    permalink: permalinkOf(record, context, 'tickets'),
    account: company,
    participants: participantsOf(record, { contacts: 'requester', owner: 'assignee' }),
    segments: text === '' ? [] : [{ text, speaker: asker?.name ?? asker?.email ?? null }],
    record: {
      pipelineId: pipelineId ?? null,
      pipelineName: pipeline?.name ?? null,
      stageId: stageId ?? null,
      status: stage?.name ?? null,
      isClosed: stage?.outcome !== undefined || timeProperty(object, 'closed_date') !== undefined,
      priority: property(object, 'hs_ticket_priority') ?? null,
      ownerEmail: owner?.email ?? null
    }
  }
}

function closing({ id, object, company, contacts }: HubspotRecord): Operation[] {
  const at = timeProperty(object, 'closed_date')
  if (at === undefined) return []
  return [
    {
      kind: 'activity',
      id: `ticket:${id}:closed:${at}`,
      at,
      type: 'SUPPORT_TICKET_CLOSED',
      channel: 'SUPPORT',
      occurredAt: at,
      title: `${property(object, 'subject') ?? 'A ticket'} was closed`,
      account: company,
      people: contacts.flatMap(({ email }) => (email === undefined ? [] : [{ email }])),
      properties: { ticketId: id }
    }
  ]
}

/** A ticket that is gone. */
export const removedTicket = (id: string, at: number): Operation[] => [{ kind: 'removal', of: 'source', id: `ticket:${id}`, at }]
