import { type Static, Type } from 'typebox'
import { defineOperation, orNull, pageOutput, uuid } from '../runtime/index.js'
import { listPersonTimeline, timelineDates, timelineItem } from '../timeline/index.js'
import { invalidInput, strictObject } from '../validation/index.js'
import { channels } from '../values/index.js'
import { championPageShape, championQuery, listChampions } from './champions/list-champions.js'
import { listStatements, statementPageShape } from './list-statements.js'
import { personShape, readPerson } from './read-person.js'

const id = uuid("The person's id. The id of a merged person works, too.")
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '50 by default.' }))
const cursor = Type.Optional(Type.String({ description: 'The `nextCursor` of the previous page.' }))
const text = (maxLength: number, description: string) => Type.Optional(Type.String({ minLength: 1, maxLength, description }))
const example = { id: '0198c0de-0000-7000-8000-000000000001' }

export const personTimelineShape = strictObject({
  items: Type.Array(
    strictObject({
      ...timelineItem,
      customerId: orNull(Type.String()),
      customerName: orNull(Type.String()),
      customerDomain: orNull(Type.String())
    })
  ),
  pagination: pageOutput
})

/** What a person did and took part in, at all customers, newest first. */
export type PersonTimeline = Static<typeof personTimelineShape>

const get = defineOperation({
  operationId: 'getPerson',
  method: {
    name: 'people.get',
    first: ['id'],
    doc: 'A person over all devices and merged records: emails, customers, devices, merges, and the accounts whose champion the person is or was. By your userId or an email: `users.get` returns the id.',
    throws: 'NOT_FOUND.',
    example:
      "const { id } = await workspace.users.get({ email: 'ann@acme.com' }); const { devices, champions } = await workspace.people.get(id)"
  },
  http: 'GET /api/people/{id}',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary:
    'Reads a person over all devices and merged records: emails, customers, devices, merges, and where the person is or was the champion.',
  input: strictObject({ id }),
  output: personShape,
  answer: 'The person.',
  shapes: { output: 'Person' },
  example,
  errors: ['NOT_FOUND'],
  handle: (input, { store, now }) => readPerson(store, input.id, now)
})

const timeline = defineOperation({
  operationId: 'getPersonTimeline',
  method: {
    name: 'people.timeline',
    first: ['id'],
    doc: "What a person did on all devices, and the mails, calls and tickets that the person took part in, newest first. With `customer`, it is the part of the account's timeline that is about the person.",
    throws: 'NOT_FOUND, and INVALID_TOOL_INPUT for channels, dates and cursors.',
    example: "const { items } = await workspace.people.timeline(id, { customer: 'acme', timeframe: 'all' })"
  },
  http: 'GET /api/people/{id}/timeline',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: "Reads a person's timeline over all devices and customers, newest first; with `customer`, only what belongs to that account.",
  input: strictObject({
    id,
    customer: text(500, "Only what happened at this customer: Rapport's id, your customerId, or a domain."),
    channels: text(200, `Only these channels, separated by commas: ${channels.join(', ')}.`),
    eventType: text(200, 'Only events of this type, such as PAGE_VIEW, or of this name.'),
    ...timelineDates,
    limit,
    cursor
  }),
  output: personTimelineShape,
  answer: 'A page of the timeline.',
  shapes: { output: 'PersonTimeline' },
  example: { ...example, customer: 'acme', channels: 'PRODUCT,MEETING' },
  errors: ['INVALID_TOOL_INPUT', 'NOT_FOUND'],
  handle: ({ channels: named, eventType, ...input }, { store, now }) => {
    const chosen = named?.split(',').map((channel) => channel.trim())
    const unknown = chosen?.find((channel) => !channels.some((each) => each === channel))
    if (unknown !== undefined) throw invalidInput('channels', `has ${JSON.stringify(unknown)}, which is not one of ${channels.join(', ')}`)
    const filters = { ...(chosen && { channels: chosen }), ...(eventType !== undefined && { eventTypes: [eventType] }) }
    return listPersonTimeline(store, now, { ...input, ...filters })
  }
})

const statements = defineOperation({
  operationId: 'listPersonStatements',
  method: {
    name: 'people.statements',
    first: ['id'],
    doc: 'What a person said in mails, calls, chats and tickets, if it supports a fact: each quote with its source and fact, newest first. A page ends with a whole source, so it may have more than `limit` items.',
    throws: 'NOT_FOUND, and INVALID_TOOL_INPUT for a cursor of another list.',
    example: 'const { items } = await workspace.people.statements(id, { limit: 20 })'
  },
  http: 'GET /api/people/{id}/statements',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists quotes of a person that support facts, with their sources and facts, newest first.',
  input: strictObject({ id, limit, cursor }),
  output: statementPageShape,
  answer: 'A page of statements.',
  shapes: { output: 'PersonStatements' },
  example: { ...example, limit: 20 },
  errors: ['INVALID_TOOL_INPUT', 'NOT_FOUND'],
  handle: (query, { store, now }) => listStatements(store, now, query)
})

const listOfChampions = defineOperation({
  operationId: 'listChampions',
  method: {
    name: 'people.champions',
    doc: 'The champions of a customer or of all, with the reason; and the accounts that lost one, because the champion went quiet, left or was removed. docs/people.md says who is a champion.',
    throws: 'INVALID_TOOL_INPUT for a cursor of another list.',
    example: "const { items } = await workspace.people.champions({ status: 'lost' })"
  },
  http: 'GET /api/champions',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the champions of a customer or of all, with the reason, and the accounts that lost one.',
  input: championQuery,
  output: championPageShape,
  answer: 'A page of champions, lost ones first.',
  shapes: { input: 'ChampionQuery', output: 'ChampionPage' },
  example: { status: 'lost', limit: 20 },
  errors: ['INVALID_TOOL_INPUT'],
  handle: (query, { store, now }) => listChampions(store, now, query)
})

/** What can be asked of people and champions, besides listing them. */
export const contactOperations = [get, timeline, statements, listOfChampions]
