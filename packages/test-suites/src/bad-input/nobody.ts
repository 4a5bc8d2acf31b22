import { readCanonicalForm } from '@rapport/core/src/testing/identity/canonical-form.js'
import { expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

const page = { type: 'pageview', url: 'https://app.example.com/a', path: '/a' }

/** What broken clients send when they know nobody. */
const placeholders = [
  '',
  ' ',
  'null',
  ' NULL ',
  '"null"',
  'undefined',
  "'undefined'",
  'None',
  'NaN',
  'anonymous',
  'guest',
  'true',
  'false',
  '0',
  '-1',
  '[object Object]',
  '00000000-0000-0000-0000-000000000000'
]

export function testNobody(newWorld: NewWorld): void {
  it('ids that stand for nobody join nobody, wherever they come from', async () => {
    const { post, publicKey, rows } = await newWorld()
    const people = [1, 2]
    const send = (person: number, batch: object) => {
      const visitorId = `0000000${person}-0000-4000-8000-000000000000`
      return post(`/api/i/v1/${publicKey}/events`, { visitorId, ...batch })
    }
    for (const person of people) {
      const answers = await Promise.all([
        send(person, { events: [{ type: 'identify', email: `person${person}@acme${person}.test` }] }),
        send(person, { events: placeholders.map((id) => ({ ...page, userId: id, email: id, customerId: id, fingerprint: id })) }),
        send(person, { events: placeholders.map((id) => ({ ...page, properties: { __userId: id, __email: id } })) }),
        ...placeholders
          .filter((id) => id !== '')
          .map((id) =>
            send(person, { events: [page], userIdentity: { userId: id, fingerprint: id }, customerIdentity: { customerId: id } })
          )
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
    const { users, customers, events } = await readCanonicalForm(rows)
    expect(Object.entries(users).map(([key, { identities }]) => [key, identities])).toEqual(
      people.map((person) => [`e:person${person}@acme${person}.test`, [`e:person${person}@acme${person}.test`]])
    )
    expect(Object.keys(customers)).toEqual(people.map((person) => `d:acme${person}.test`))
    // Each visitor's events are its own person's, who said so once.
    for (const person of people) {
      const own = Object.values(events).filter(({ user }) => user === `e:person${person}@acme${person}.test`)
      expect(own).toHaveLength(3 * placeholders.length)
    }
  })
}
