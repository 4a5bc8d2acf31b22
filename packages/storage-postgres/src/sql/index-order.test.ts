import { tables, type Where } from '@rapport/core/storage'
import { expect, it } from 'vitest'
import { isInIndexOrder } from './index-order.js'
import { shapeOf } from './shape.js'
import type { Row } from './values.js'

const events = shapeOf(tables.events)
const users = shapeOf(tables.users)
const equal = { customer_id: { eq: 'c' } }

it.each<[string, object]>([
  ['equalities of the first columns', equal],
  ['one value of a list', { customer_id: { in: ['c'] } }],
  ['a range of the order beside them', { ...equal, occurred_at: { gte: 1, lt: 2 } }],
  ['the same further in', { all: [{ all: [equal] }, { occurred_at: { lte: 1 } }] }],
  ['tests that are left out', { ...equal, type: {}, event_name: { eq: undefined } }]
])('an index leads to %s', (_, where) => {
  expect(isInIndexOrder(events, where as Where<Row>, 'occurred_at')).toBe(true)
})

it.each<[string, object]>([
  ['a further column', { ...equal, type: { eq: 'CUSTOM' } }],
  ['values of a list', { customer_id: { in: ['c', 'd'] } }],
  ['a choice', { ...equal, any: [{ type: { eq: 'CUSTOM' } }] }],
  ['a choice further in', { all: [equal, { any: [] }] }],
  ['a range of a column before the order', { customer_id: { gte: 'c' } }],
  ['what is not equal', { ...equal, occurred_at: { ne: 1 } }],
  ['no value', { customer_id: { isNull: true } }],
  ['the order alone', {}]
])('no index leads to %s', (_, where) => {
  expect(isInIndexOrder(events, where as Where<Row>, 'occurred_at')).toBe(false)
})

it('the key follows the columns of each index', () => {
  expect(isInIndexOrder(events, {}, 'event_id')).toBe(true)
  expect(isInIndexOrder(users, { email: { eq: 'a@b.test' } }, 'id')).toBe(true)
  expect(isInIndexOrder(users, { external_id: { eq: 'a' } }, 'id')).toBe(true)
  expect(isInIndexOrder(users, { customer_id: { eq: 'c' } }, 'id')).toBe(false)
})

it('without an order any index that begins with the equal columns does', () => {
  expect(isInIndexOrder(users, { customer_id: { eq: 'c' } }, undefined)).toBe(true)
  expect(isInIndexOrder(users, { name: { eq: 'c' } }, undefined)).toBe(false)
})
