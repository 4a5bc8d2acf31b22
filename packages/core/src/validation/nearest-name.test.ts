import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { fieldHint, hint, nearestName, unknownName } from './nearest-name.js'
import { checkOf } from './validation.js'

const put = ['userId', 'email', 'name', 'customer', 'traits', 'occurredAt']

describe('the name that is meant', () => {
  it.each([
    ['user_id', 'userId'],
    ['UserID', 'userId'],
    ['usreId', 'userId'],
    ['distinct_id', 'userId'],
    ['emial', 'email'],
    ['company', 'customer'],
    ['timestamp', 'occurredAt'],
    ['trait', 'traits']
  ])('%s is %s', (wrong, meant) => expect(nearestName(wrong, put)).toBe(meant))

  it.each(['colour', 'x', 'constructor', '__proto__', '', 'é'.repeat(100_000)])('%.20j is none', (wrong) =>
    expect(nearestName(wrong, put)).toBeUndefined()
  )

  it('is said at the end of a message', () => {
    expect(fieldHint('user_id', put)).toBe('; did you mean userId?')
    expect(hint('emial', put)).toBe('; did you mean "email"?')
    expect(fieldHint('colour', put)).toBe('')
    expect(unknownName({ email: 1, userid: 2 }, put)).toBe('userid is not allowed; did you mean userId?')
    expect(unknownName({ colour: 1 }, ['name', 'slug'], 'a.')).toBe('a.colour is not allowed; there are name, slug')
  })
})

describe('a closed schema', () => {
  const closed = { additionalProperties: false }
  const reference = Type.Union([
    Type.Object({ id: Type.String() }, closed),
    Type.Object({ customerId: Type.String() }, closed),
    Type.Object({ domain: Type.String() }, closed)
  ])
  const check = checkOf(
    Type.Array(Type.Object({ customerId: Type.String(), name: Type.Optional(Type.String()), parent: Type.Optional(reference) }, closed))
  )

  it.each([
    [{ customer_id: 'a' }, 'customers[0].customer_id is not allowed; did you mean customerId?'],
    [{ customerId: 'a', 'na/me': 'b' }, 'customers[0].na/me is not allowed; did you mean name?'],
    [{ customerId: 'a', colour: 'b' }, 'customers[0].colour is not allowed; there are customerId, name, parent'],
    [{ colour: 'b' }, 'customers[0].customerId is required'],
    [{ customerId: 'a', parent: { customer_id: 'b' } }, 'customers[0].parent.customer_id is not allowed; did you mean customerId?'],
    [{ customerId: 'a', parent: { domian: 'b' } }, 'customers[0].parent.domian is not allowed; did you mean domain?']
  ])('%j: %s', (item, message) => expect(check.fault([item], 'customers')).toBe(message))
})
