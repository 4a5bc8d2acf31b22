import { expect, it } from 'vitest'
import { confidenceOf } from './confidence.js'
import { customerReasons } from './customer-reasons.js'

const company = (domain: string, name: string | null = null) => ({ id: '', key: `d:${domain}`, domain, name })
const known = (domain: string | null, name: string | null = null) => ({ key: 'c:1', domain, name })

it('the label under another suffix', () => {
  expect(customerReasons(company('acme.io'), known('acme.com')).map(({ sentence }) => sentence)).toEqual([
    'The domains "acme.io" and "acme.com", which customerId "1" owns, differ only in their ending.'
  ])
  expect(customerReasons(company('acme.io'), known('beta.com'))).toEqual([])
  expect(customerReasons(company('hp.io'), known('hp.com'))).toEqual([])
})

it('the label as a name', () => {
  expect(customerReasons(company('acmerobotics.io'), known(null, 'Acme Robotics Inc.')).map(({ sentence }) => sentence)).toEqual([
    'The domain "acmerobotics.io" reads like the name "Acme Robotics Inc." of customerId "1".'
  ])
  expect(customerReasons(company('acme-robotics.io'), known(null, 'Acme Robotics'))).toHaveLength(1)
  expect(customerReasons(company('acme.io'), known(null, 'Acme Robotics'))).toEqual([])
})

it('a label of pictures is no name, least of all of a customer without one', () => {
  expect(customerReasons(company('xn--e28h.com'), known(null))).toEqual([])
  expect(customerReasons(company('xn--e28h.com'), known(null, '!?'))).toEqual([])
})

it('label and name of one company agree, so they count once; its own name counts besides', () => {
  const label = customerReasons(company('acme.io'), known('acme.com', 'Acme Inc.'))
  expect([label.length, confidenceOf(label)]).toEqual([2, 'MEDIUM'])
  const named = customerReasons(company('acme.io', 'ACME LLC'), known('acme.com', 'Acme Inc.'))
  expect([named.length, confidenceOf(named)]).toEqual([3, 'HIGH'])
  expect(customerReasons(company('x.test', 'Acme'), known(null, 'Acme Ltd'))).toMatchObject([
    { about: 'company name', confidence: 'MEDIUM' }
  ])
})
