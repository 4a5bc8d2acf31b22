import type { Operation, ProviderOptions, SendRequest, StreamContext } from '@rapport/core/connector'
import { fieldsOf } from '../json-fields.js'
import { stageMapping } from '../stage-mapping.js'
import { idsOf, readRecords } from './batches.js'
import { stageActivities } from './deal-stages.js'
import type { HubspotRecord, ObjectKind } from './object-stream.js'
import { participantsOf, permalinkOf } from './participants.js'
import { pathsOf } from './paths.js'
import { findStage } from './pipelines.js'
import { numberProperty, property, timeOf, timeProperty } from './properties.js'
import type { Related } from './related.js'

const history = 'dealstage'
/** With former values HubSpot answers fewer at once. */
const atOnce = 50
const properties = [
  'dealname',
  'description',
  'amount',
  'deal_currency_code',
  'pipeline',
  history,
  'hs_deal_stage_probability',
  'closedate',
  'createdate',
  'hubspot_owner_id'
]

/** Deals: a source each, at the time of its creation, and a moment for each stage that it entered later. */
export function deals(options: ProviderOptions): ObjectKind {
  return {
    type: 'deals',
    summary: 'Deals of the pipelines that you chose: amounts, stages, people, and when they moved on, were won or lost',
    becomes:
      'A source for each deal, with amount, stage and what the stage means. Each later stage, won and lost are entries of the timeline',
    properties,
    query: { propertiesWithHistory: history },
    atOnce,
    companies: true,
    contacts: true,
    pipelines: 'deals',
    complete: (records, lookup) => withHistory(options, records, lookup),
    map(record, context) {
      const { id, at } = record
      if (!isRead(record, context)) return removedDeal(id, at)
      return [sourceOf(record, context), ...stageActivities(record, context)]
    },
    leftOut: (record, context) => (isRead(record, context) ? undefined : 'of a pipeline that is not mapped')
  }
}

function isRead({ object }: HubspotRecord, context: StreamContext): boolean {
  return stageMapping(context).reads(property(object, 'pipeline'))
}

/** A search tells no former stages: its records are read again with them. */
async function withHistory(options: ProviderOptions, records: readonly Related[], lookup: SendRequest): Promise<Related[]> {
  const lacking = records.filter(({ object }) => fieldsOf(object)?.propertiesWithHistory === undefined)
  const ids = idsOf(lacking.map(({ object }) => object))
  const wanted = { type: 'deals' as const, ids, properties: ['hs_lastmodifieddate', ...properties], history: [history], atOnce }
  const found = await readRecords(lookup, pathsOf(options), wanted)
  return records.map((record) => ({ ...record, object: found.get(idsOf([record.object])[0] ?? '') ?? record.object }))
}

function sourceOf(record: HubspotRecord, context: StreamContext): Operation {
  const { id, at, object, owner, company, pipelines } = record
  const pipelineId = property(object, 'pipeline')
  const stageId = property(object, history)
  const { pipeline, stage } = findStage(pipelines, pipelineId, stageId)
  const closeDate = timeProperty(object, 'closedate')
  const description = property(object, 'description')
  return {
    kind: 'source',
    sourceType: 'CRM_OPPORTUNITY',
    id: `deal:${id}`,
    at,
    occurredAt: timeProperty(object, 'createdate') ?? timeOf(object.createdAt) ?? at,
    title: property(object, 'dealname') ?? null,
    permalink: permalinkOf(record, context, 'deals'),
    account: company,
    participants: participantsOf(record, { contacts: 'attendee', owner: 'assignee' }),
    segments: description === undefined ? [] : [{ text: description }],
    record: {
      amount: numberProperty(object, 'amount') ?? null,
      currency: property(object, 'deal_currency_code') ?? null,
      stageId: stageId ?? null,
      stageName: stage?.name ?? null,
      stage: stageMapping(context).meaning(pipelineId, stageId, stage) ?? null,
      pipelineId: pipelineId ?? null,
      pipelineName: pipeline?.name ?? null,
      probability: numberProperty(object, 'hs_deal_stage_probability') ?? stage?.probability ?? null,
      closeDate: closeDate === undefined ? null : new Date(closeDate).toISOString(),
      ownerEmail: owner?.email ?? null
    }
  }
}

/** A deal that is gone, or of a pipeline that is not read. What it went through stays. */
export const removedDeal = (id: string, at: number): Operation[] => [{ kind: 'removal', of: 'source', id: `deal:${id}`, at }]
