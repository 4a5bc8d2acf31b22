import { Type } from 'typebox'
import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { changeCustomers, customersChange, customersChanged } from './change-customers.js'
import { listSubjects } from './filter/filter-shape.js'
import { customerPageShape, listContext, listCustomersBy, listPeopleBy, peoplePageShape } from './list-rows.js'
import { listOptions, listOptionsShape } from './options.js'
import { customerQuery, peopleQuery } from './query-shape.js'

const customers = defineOperation({
  operationId: 'queryCustomers',
  method: {
    name: 'lists.customers',
    doc: 'Customers that pass a filter, with health, assessment, renewal, tags and segments. docs/segments.md lists the fields.',
    throws: 'INVALID_TOOL_INPUT naming the wrong part of the filter, and what is allowed there.',
    example:
      "const { items } = await workspace.lists.customers({ filter: { match: 'all', conditions: [{ field: 'health', op: 'lt', value: 50 }] } })"
  },
  http: 'POST /api/lists/customers',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  effect: 'read',
  summary: 'Lists customers that pass a filter, with health, assessment, renewal, tags and segments.',
  input: customerQuery,
  output: customerPageShape,
  answer: 'A page of customers.',
  shapes: { input: 'CustomerQuery', output: 'ListedCustomers' },
  example: {
    filter: {
      match: 'all',
      conditions: [
        { field: 'health', op: 'lt', value: 50 },
        { field: 'renewal', op: 'in_next_days', value: 90 }
      ]
    },
    orderBy: 'mrr'
  },
  handle: (query, context) => listCustomersBy(listContext(context), query)
})

const people = defineOperation({
  operationId: 'queryPeople',
  method: {
    name: 'lists.people',
    doc: 'People that pass a filter, with their segments. docs/segments.md lists the fields.',
    throws: 'INVALID_TOOL_INPUT naming the wrong part of the filter, and what is allowed there.'
  },
  http: 'POST /api/lists/people',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  effect: 'read',
  summary: 'Lists people that pass a filter, with their segments.',
  input: peopleQuery,
  output: peoplePageShape,
  answer: 'A page of people.',
  shapes: { input: 'PeopleQuery', output: 'ListedPeople' },
  example: { filter: { match: 'all', conditions: [{ field: 'stage', op: 'is', value: ['ACTIVATED', 'ENGAGED'] }] } },
  handle: (query, context) => listPeopleBy(listContext(context), query)
})

const options = defineOperation({
  operationId: 'getListOptions',
  method: { name: 'lists.options', first: ['subject'] },
  http: 'GET /api/lists/{subject}/options',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the fields that can filter a list, and the known traits, tags and plans.',
  input: strictObject({ subject: Type.Enum([...listSubjects], { description: 'Whether the list has customers or people.' }) }),
  output: listOptionsShape,
  answer: 'The fields with their operators, and the known values.',
  shapes: { output: 'ListOptions' },
  example: { subject: 'customers' },
  errors: ['INVALID_TOOL_INPUT'],
  handle: ({ subject }, { store }) => listOptions(store, subject)
})

const change = defineOperation({
  operationId: 'changeCustomers',
  method: {
    name: 'lists.change',
    doc: 'Changes owner and tags of up to 200 customers, and returns the changes that undo it.',
    throws: 'INVALID_TOOL_INPUT and NOT_FOUND before anything is changed.',
    takes: customersChange,
    actor: true
  },
  http: 'POST /api/lists/customers/change',
  tag: 'data',
  grants: ['customer_intelligence:read', 'customer_access:manage'],
  reads: 'customers',
  summary: 'Changes owner and tags of up to 200 customers, and returns the changes that undo it.',
  input: customersChange,
  output: customersChanged,
  answer: 'How many were changed, and the changes that undo it.',
  shapes: { input: 'CustomersChange', output: 'CustomersChanged' },
  example: { customerIds: ['00000000-0000-4000-8000-000000000001'], addTags: ['key account'] },
  errors: ['NOT_FOUND'],
  handle: (input, context) => changeCustomers(context, input)
})

/** What can be asked of lists. */
export const listOperations = [customers, people, options, change]
