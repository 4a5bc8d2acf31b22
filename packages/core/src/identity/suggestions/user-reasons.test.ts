import { expect, it } from 'vitest'
import { browserReasons, mailboxReasons, nameReasons } from './user-reasons.js'

const person = (email: string, name: string | null = null) => ({ key: `e:${email}`, email, name, customerId: null })
const contact = (email: string | null, name: string | null = null) => ({ key: 'u:1', email, name })

it('another spelling of a mailbox is HIGH', () => {
  expect(mailboxReasons(person('a.nn@gmail.com'), 'u:1', 'ann@gmail.com')).toEqual([
    {
      about: 'mailbox',
      confidence: 'HIGH',
      sentence: '"a.nn@gmail.com" and "ann@gmail.com", an address of userId "1", are one mailbox written in two ways.'
    }
  ])
  expect(mailboxReasons(person('ann@acme.test'), 'u:1', 'bob@acme.test')).toEqual([])
})

it('a shared browser is MEDIUM', () => {
  expect(browserReasons(person('a@x.test'), 'u:1', 1)).toMatchObject([
    { confidence: 'MEDIUM', sentence: 'One browser was identified as "a@x.test" and as userId "1".' }
  ])
  expect(browserReasons(person('a@x.test'), 'u:1', 2)[0]?.sentence).toMatch(/^2 browsers were/)
  expect(browserReasons(person('a@x.test'), 'u:1', 0)).toEqual([])
})

it('a shared name is MEDIUM, an address that reads like the other name is LOW, and a name counts once', () => {
  expect(nameReasons(person('x@a.test', 'Ann Lee'), contact(null, 'ANN  LEE'))).toMatchObject([{ confidence: 'MEDIUM' }])
  expect(nameReasons(person('ann.lee@a.test', 'Ann Lee'), contact(null, 'Ann Lee'))).toMatchObject([{ confidence: 'MEDIUM' }])
  expect(nameReasons(person('ann.lee@a.test'), contact(null, 'Ann Lee'))).toMatchObject([{ confidence: 'LOW' }])
  expect(nameReasons(person('x@a.test', 'Ann Lee'), contact('annlee@a.test'))).toMatchObject([{ confidence: 'LOW' }])
  expect(nameReasons(person('x@a.test', 'Ann'), contact('y@a.test', 'Ann'))).toEqual([])
  expect(nameReasons(person('x@a.test'), contact('x@b.test'))).toEqual([])
})
