import { tables } from '@rapport/core/storage'
import { expect, it } from 'vitest'
import { isLookup } from './lookup.js'
import { shapeOf } from './shape.js'

const customers = shapeOf(tables.customers)
const id = '00000000-0000-4000-8000-000000000001'

it.each([
  [{ id: { in: [id] }, segments: { isNull: true } }],
  [{ id: { eq: id }, health_score: { lt: 50 } }],
  [{ id: { in: [] } }],
  [{ domain: { eq: 'acme.com' } }]
])('an index leads to the rows of %j, whatever the values', (where) => expect(isLookup(customers, where)).toBe(true))

it.each([
  [{}],
  [{ health_score: { lt: 50 } }],
  [{ id: { ne: id }, segments: { isNull: true } }],
  [{ domain: { eq: 'acme.com' }, segments: { isNull: true } }],
  [{ id: { in: [id] }, any: [{ segments: { isNull: true } }] }]
])('rows of %j are planned for their values', (where) => expect(isLookup(customers, where)).toBe(false))

it('a part of a key leads to no single row', () => {
  const where = { customer_id: { in: [id] }, score: { lt: 50 } }
  expect(isLookup(shapeOf(tables.customerHealth), where)).toBe(false)
})
