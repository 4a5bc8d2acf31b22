import { expect, it } from 'vitest'
import { completionOf } from '../../src/stripe/complete-subscriptions.js'
import { subscriptionState } from '../../src/stripe/subscription-state.js'
import { item, newYear, price, subscription } from './objects.js'

const days = 86_400
const span = (from: number, length: number) => ({
  current_period_start: newYear + from,
  current_period_end: newYear + from + length * days
})
const team = (more: object = {}) => item(price(1000), 1, { ...more })
const stateOf = (object: object) => subscriptionState(completionOf(object), 0)

it('is that of the items, the longest of them, and where they have none that of the subscription', () => {
  const yearly = item(price(60_000, {}, { interval: 'year' }), 1, span(0, 365))
  const ofYear = { currentPeriodStart: newYear * 1000, currentPeriodEnd: (newYear + 365 * days) * 1000 }
  expect(stateOf(subscription([team(span(0, 31)), yearly]))).toMatchObject(ofYear)
  const ofMonth = { currentPeriodStart: (newYear + 60) * 1000, currentPeriodEnd: (newYear + 60 + 31 * days) * 1000 }
  expect(stateOf(subscription([team()], span(60, 31)))).toMatchObject(ofMonth)
  expect(stateOf(subscription([team()]))).not.toHaveProperty('currentPeriodStart')
})

it('is the last one of a subscription that will be canceled', () => {
  const end = newYear + 31 * days
  expect(stateOf(subscription([team()], { cancel_at: end, cancel_at_period_end: true }))).toMatchObject({
    cancelAt: end * 1000,
    cancelAtPeriodEnd: true
  })
  const goesOn = stateOf(subscription([team()]))
  for (const field of ['cancelAt', 'cancelAtPeriodEnd']) expect(goesOn).not.toHaveProperty(field)
})
