import fc from 'fast-check'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { checkOf } from '../../validation/validation.js'
import { IngestRefusal } from '../answer.js'
import { eventDefinitions } from '../events/index.js'
import { batchShape } from './batch-shape.js'
import { eventShape } from './event-fields.js'
import { readBatch } from './read-batch.js'
import { readEnvelope } from './read-envelope.js'

const shape = checkOf(batchShape(Type.Unknown()))

function isRead(body: unknown): boolean {
  try {
    readEnvelope(body)
    return true
  } catch (error) {
    if (error instanceof IngestRefusal) return false
    throw error
  }
}

const uuid = fc.constantFrom('0198c0de-0000-7000-8000-000000000001', '0198C0DE-0000-7000-8000-000000000001')
const id = fc.constantFrom('u_42', '', 'null', 'x'.repeat(255), '𝕏'.repeat(255))
const map = fc.constantFrom({}, { plan: 'Team', nested: { a: [1] } })
const wrong = fc.constantFrom<unknown>(null, 7, true, [], ['x'], 'x'.repeat(256), 'x')
const or = <T>(good: fc.Arbitrary<T>) => fc.oneof({ weight: 9, arbitrary: good as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: wrong })
const optional = { requiredKeys: [] }

const bodies = fc.record(
  {
    events: or(fc.constantFrom<unknown[]>([{}], [1, null], Array(100).fill({}), [], Array(101).fill({}))),
    visitorId: or(uuid),
    sessionId: or(uuid),
    fingerprint: or(id),
    source: or(fc.constantFrom('client', 'server', 'integration')),
    userIdentity: or(
      fc.record({ email: or(fc.constantFrom('ada@acme.example', 'ada')), userId: or(id), fingerprint: or(id), traits: or(map) }, optional)
    ),
    customerIdentity: or(fc.record({ customerId: or(id), customerTraits: or(map) }, optional)),
    more: fc.anything()
  },
  optional
)

it('the documented batch is what the reader takes, and nothing else', () => {
  const seen = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(fc.oneof({ weight: 30, arbitrary: bodies }, { weight: 1, arbitrary: wrong }), (body) => {
      const taken = isRead(body)
      seen[taken ? 'taken' : 'refused']++
      expect(shape.accepts(body)).toBe(taken)
    }),
    { numRuns: 1_000 }
  )
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(50)
})

it('every example of an event fits its documented shape, and is read without a fault', () => {
  const definitions = Object.values(eventDefinitions)
  for (const definition of definitions) expect(checkOf(eventShape(definition)).accepts(definition.example), definition.type).toBe(true)
  const envelope = readEnvelope({ events: definitions.map(({ example }) => example) })
  const ids = { uuid: () => '0198c0de-0000-7000-8000-000000000001', secret: () => '' }
  expect(readBatch('0198c0de-0000-7000-8000-000000000002', envelope, 1_764_000_000_001, ids).faults).toEqual([])
})
