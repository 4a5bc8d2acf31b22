import type { Operation, ProviderOptions, SendRequest, StreamContext } from '@rapport/core/connector'
import { fieldsAt, fieldsOf } from '../json-fields.js'
import { stageMapping } from '../stage-mapping.js'
import { withMore } from './accounts.js'
import { apiPath } from './addresses.js'
import { isOfTerm, termOf, withContracts } from './deal-terms.js'
import { type ObjectKind, type Related, type SalesforceRecord, takenBack } from './object-stream.js'
import { historyField, stageActivities } from './stage-history.js'
import { findStage, pipelineId, pipelineName, probabilityOf, readStages } from './stages.js'
import { personOf, withOwners } from './users.js'
import { numberIn, textIn, timeOf } from './values.js'

/** Organizations with several currencies have a field for it, and those that make contracts of opportunities another one. */
const notEverywhere = ['CurrencyIsoCode', 'ContractId']

/** Opportunities: a source each, at the time of its creation, and a moment for each stage that it entered later. */
export function opportunities(options: ProviderOptions): ObjectKind {
  return {
    name: 'opportunities',
    summary: 'Opportunities: amounts, stages, contract dates, and when they moved on, were won or lost',
    becomes:
      'A source for each opportunity. Each later stage is an entry of the timeline. Opportunities that were won make terms, where a field or the contract says for how long',
    object: 'Opportunity',
    fields: [
      'Name',
      'Description',
      'AccountId',
      'OwnerId',
      'StageName',
      'Amount',
      'Probability',
      'CloseDate',
      'IsClosed',
      'IsWon',
      'CreatedDate',
      historyField
    ],
    complete: (records, lookup) => completed(lookup, options, records),
    map: (record, context) => [dealOf(record, context), ...stageActivities(record, context)],
    removed: (record, context) => [
      { kind: 'removal', of: 'source', id: `opportunity:${record.id}`, at: record.at },
      ...takenBack(stageActivities(record, context), record.at)
    ],
    leftOut: (_, context) => (stageMapping(context).reads(pipelineId) ? undefined : 'of a pipeline that is not mapped')
  }
}

async function completed(lookup: SendRequest, options: ProviderOptions, records: readonly unknown[]): Promise<Related[]> {
  const isWanted = (name: string) => notEverywhere.includes(name) || isOfTerm(name)
  const more = await withMore(lookup, options, 'Opportunity', isWanted, records)
  const related = await withContracts(lookup, options, await withOwners(lookup, options, more))
  const stages = await readStages(lookup, options)
  const lacksCurrency = related.some((record) => currencyOf(record) === undefined)
  const currency = lacksCurrency ? await readCurrency(lookup, options) : undefined
  return related.map((record) => ({ ...record, stages, currency }))
}

const currencyOf = ({ more, object }: Related) => textIn({ ...fieldsOf(more), ...fieldsOf(object) }, 'CurrencyIsoCode')

/** The currency of an organization that has only one; undefined where that is not told. A run asks once. */
async function readCurrency(lookup: SendRequest, options: ProviderOptions): Promise<string | undefined> {
  const { status, body } = await lookup({ path: apiPath(options, 'connect', 'organization'), optional: true })
  const features = status >= 300 ? undefined : fieldsAt(fieldsOf(body), 'features')
  const code = textIn(features, 'defaultCurrencyIsoCode')
  return features?.multiCurrency === true || !/^[A-Za-z]{3}$/.test(code ?? '') ? undefined : code
}

function dealOf(record: SalesforceRecord, context: StreamContext): Operation {
  const { id, at, object, owner, stages, currency } = record
  const stageId = textIn(object, 'StageName')
  const stage = findStage(stages, object, stageId)
  const closeDate = timeOf(object.CloseDate)
  const description = textIn(object, 'Description')
  return {
    kind: 'source',
    sourceType: 'OPPORTUNITY',
    id: `opportunity:${id}`,
    at,
    occurredAt: timeOf(object.CreatedDate) ?? at,
    title: textIn(object, 'Name') ?? null,
    account: textIn(object, 'AccountId'),
    // Only people from outside would be told apart from colleagues: the account says whose it is.
    participants: [],
    segments: description === undefined ? [] : [{ text: description }],
    record: {
      amount: numberIn(object, 'Amount') ?? null,
      currency: textIn(object, 'CurrencyIsoCode') ?? (typeof currency === 'string' ? currency : null),
      stageId: stageId ?? null,
      stageName: stage?.name ?? null,
      stage: stageMapping(context).meaning(pipelineId, stageId, stage) ?? null,
      pipelineId,
      pipelineName,
      probability: probabilityOf(object, 'Probability') ?? stage?.probability ?? null,
      closeDate: closeDate === undefined ? null : new Date(closeDate).toISOString(),
      ownerEmail: personOf(owner).email ?? null,
      ...termOf(record)
    }
  }
}
