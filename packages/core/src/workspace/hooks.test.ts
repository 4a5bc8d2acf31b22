import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

const handler = () => undefined

it.each([
  [['customer.actived', handler, { id: 'crm' }], 'did you mean customer.activated?'],
  [['toString', handler, { id: 'crm' }], 'there are customer.activated, customer.churned'],
  [[undefined, handler, { id: 'crm' }], 'is not the name of a hook'],
  [['customer.activated', 'crm', { id: 'crm' }], 'the handler must be a function'],
  [['customer.activated', handler], 'rapport.on takes an object of options'],
  [['customer.activated', handler, {}], 'id must be 1 to 100 letters'],
  [['customer.activated', handler, { id: 'c r m' }], 'id must be 1 to 100 letters'],
  [['customer.activated', handler, { id: 'x'.repeat(101) }], 'id must be 1 to 100 letters'],
  [['customer.activated', handler, { id: 'crm', timeout: 5 }], 'timeout'],
  [['customer.activated', handler, { id: 'crm', timeoutMs: 0 }], 'timeoutMs must be a number of milliseconds'],
  [['customer.activated', handler, { id: 'crm', timeoutMs: Number.POSITIVE_INFINITY }], 'timeoutMs must be a number of milliseconds']
])('says what is wrong with a hook: %j', async (given, message) => {
  const { rapport } = await createTestRapport()
  const attempt = () => Reflect.apply(rapport.on, rapport, given)
  expect(attempt).toThrow(TypeError)
  expect(attempt).toThrow(message)
})

it('a name and an id are one hook of a process, until it is ended; the id may stand for other names', async () => {
  const { rapport } = await createTestRapport()
  const end = rapport.on('customer.activated', handler, { id: 'crm' })
  rapport.on('customer.churned', handler, { id: 'crm' })
  expect(() => rapport.on('customer.activated', handler, { id: 'crm' })).toThrow('has a hook of customer.activated with the id crm')
  end()
  rapport.on('customer.activated', handler, { id: 'crm' })
  end()
  expect(() => rapport.on('customer.activated', handler, { id: 'crm' })).toThrow('already')
  await rapport.runDue()
  const { hooks } = await rapport.status()
  expect(hooks?.map(({ name, id, pending }) => ({ name, id, pending }))).toEqual([
    { name: 'customer.activated', id: 'crm', pending: 0 },
    { name: 'customer.churned', id: 'crm', pending: 0 }
  ])
})

it('asking for dead letters by what is no id finds none', async () => {
  const { rapport } = await createTestRapport()
  expect(await rapport.hooks.deadLetters({ id: 'x', organizationId: 'y' })).toEqual([])
  expect(await rapport.hooks.retry({ id: 'x' })).toBe(0)
})
