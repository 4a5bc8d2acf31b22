import type { Operation, SendRequest, StreamContext } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { ownerEmailIn, recordIn, withOwners } from './companies.js'
import { contractOf, contractSlugs } from './contract.js'
import { type EnteredStage, stageActivity, stageOf } from './deal-stages.js'
import { idIn, isUnseen, othersStay, recordPages } from './pages.js'
import { personOf } from './people.js'
import { companyOfDeal, readRecords } from './related.js'
import { knownStages, pipeline } from './stages.js'
import { changedAt, firstOf, numberIn, referenceIn, textIn, timeOf, valuesOf } from './values.js'

type Participant = NonNullable<Extract<Operation, { kind: 'source' }>['participants']>[number]

const people = 'associated_people'
const slugs = ['name', 'stage', 'owner', 'value', 'associated_company', people, ...contractSlugs]

/** Deals: a source each, at the time of its creation, and a moment for the stage that it has entered last. */
export const dealsStream = defineStream({
  name: 'deals',
  summary: 'Deals: amounts, stages, people, contract dates, and when they moved on, were won or lost',
  becomes: 'A source for each deal, with its people. Later stages, won and lost are entries of the timeline. Contract dates become terms',
  everySeconds: 21_600,
  walk: recordPages('deals'),
  deletes: 'absence',
  gone: 'It is missing when Rapport reads everything. A webhook lets Rapport see that at once',
  complete: (records, lookup) => withPeople(records, lookup),
  recordId: (record) => idIn(recordIn(record), 'record_id'),
  map(record, context) {
    if (isUnseen(record)) return [othersStay('source', context.startedAt)]
    const deal = recordIn(record)
    const id = requiredText(fieldsOf(deal?.id), 'record_id')
    const stage = stageOf(deal, fieldsOf(record)?.stages, context)
    const contacts = contactsIn(record)
    return [sourceOf({ id, record, deal, stage, contacts }, context), ...stageActivity({ id, deal, stage, contacts })]
  }
})

/** Deals with their owners, people and the stages that there are. */
async function withPeople(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const idOf = referenceIn('people')
  const idsOf = (record: unknown) => [...new Set(valuesOf(fieldsOf(record), people).flatMap((value) => idOf(value) ?? []))]
  const found = await readRecords(lookup, 'people', records.flatMap(idsOf))
  // A stage that is named by its title alone is found among all.
  const isByTitle = records.some((record) => valuesOf(fieldsOf(record), 'stage').some(({ status }) => typeof status === 'string'))
  const stages = isByTitle ? await knownStages(lookup) : []
  return (await withOwners(records, lookup)).map((completed) => ({
    ...completed,
    stages,
    contacts: idsOf(completed.record).flatMap((id) => {
      const { email, name } = personOf(found.get(id))
      return email === undefined && name === undefined ? [] : [{ email: email ?? null, name: name ?? null }]
    })
  }))
}

/** The people of a deal, as it was completed. */
function contactsIn(completed: unknown): Participant[] {
  return listOf(fieldsOf(completed)?.contacts).flatMap((contact) => {
    const email = textOf(contact.email) ?? null
    const name = textOf(contact.name) ?? null
    return email === null && name === null ? [] : [{ email, name, role: 'attendee' }]
  })
}

interface Deal {
  id: string
  record: unknown
  deal: Fields | undefined
  stage: EnteredStage | undefined
  contacts: readonly Participant[]
}

function sourceOf({ id, record, deal, stage, contacts }: Deal, context: StreamContext): Operation {
  const at = changedAt(deal, slugs, context)
  const [value] = valuesOf(deal, 'value')
  const ownerEmail = ownerEmailIn(record) ?? null
  const ownerName = textOf(fieldsOf(fieldsOf(record)?.owner)?.name) ?? null
  const address = textOf(deal?.web_url)
  return {
    kind: 'source',
    sourceType: 'CRM_OPPORTUNITY',
    id: `deal:${id}`,
    at,
    occurredAt: timeOf(deal?.created_at) ?? at,
    title: firstOf(deal, ['name'], textIn) ?? null,
    permalink: address !== undefined && /^https:\/\//.test(address) && address.length <= 2_000 ? address : null,
    account: companyOfDeal(deal),
    // Without somebody from outside it would look like a talk among colleagues.
    participants:
      contacts.length > 0 && ownerEmail !== null ? [...contacts, { email: ownerEmail, name: ownerName, role: 'assignee' }] : [...contacts],
    segments: [],
    record: {
      amount: (value && numberIn(value)) ?? null,
      currency: textOf(value?.currency_code) ?? null,
      stageId: stage?.id ?? null,
      stageName: stage?.name ?? null,
      stage: stage?.meaning ?? null,
      pipelineId: pipeline.id,
      pipelineName: pipeline.name,
      probability: null,
      ownerEmail,
      ...contractOf(deal, stage)
    }
  }
}
