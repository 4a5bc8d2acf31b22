import type { HttpClient } from '@rapport/core'
import type { Credential, Provider, Stream, StreamContext } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../src/json-fields.js'
import { mixpanel } from '../src/mixpanel/mixpanel.js'
import { posthog } from '../src/posthog/posthog.js'
import { requestOn } from '../src/testing/read-stream.js'
import {
  byGroup,
  projectOfEverything as mixpanelOfEverything,
  start as mixpanelStart,
  credentials as ofMixpanel
} from './mixpanel/account.js'
import { credentials as ofPosthog, projectOfEverything as posthogOfEverything, start as posthogStart } from './posthog/account.js'
import { othersThan } from './unconfirmed-fields.js'

interface Subject {
  provider: Provider
  credential: Credential
  http: HttpClient
  context: StreamContext
}

const subjects: Subject[] = [
  {
    provider: mixpanel(),
    credential: { kind: 'fields', fields: ofMixpanel },
    http: mixpanelOfEverything().provider({ now: () => mixpanelStart }).http,
    context: { account: '2195193', startedAt: mixpanelStart, historical: false, configuration: byGroup }
  },
  {
    provider: posthog(),
    credential: { kind: 'fields', fields: ofPosthog },
    http: posthogOfEverything().provider({ now: () => posthogStart }).http,
    context: { account: '12345', startedAt: posthogStart, historical: false, configuration: null }
  }
]

type Request = ReturnType<typeof requestOn>

/** The records of a stream as they are answered. */
async function recordsOf(stream: Stream, request: Request, startedAt: number): Promise<unknown[]> {
  const { walk } = stream
  if (!walk) throw new Error(`${stream.name} has no walk`)
  const all: unknown[] = []
  for (let asked: ReturnType<typeof walk.next> = walk.first({ startedAt }); asked; ) {
    const answer = await request(asked)
    all.push(...walk.records(answer, asked))
    asked = walk.next(answer, asked)
  }
  return all
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

/** The same record with each of its fields, and of their fields, as something else. */
function* variantsOf(record: unknown, path = '', isInside = false): Generator<{ path: string; record: unknown }> {
  const fields = fieldsOf(record)
  if (!fields) return
  for (const [name, value] of Object.entries(fields)) {
    const { [name]: _, ...rest } = fields
    for (const other of othersThan(typeOf(value))) {
      yield { path: `${path}${name} as ${JSON.stringify(other)}`, record: other === undefined ? rest : { ...fields, [name]: other } }
    }
    if (isInside) continue
    for (const inner of variantsOf(jsonIn(value), `${path}${name}.`, true))
      yield { path: inner.path, record: { ...fields, [name]: typeof value === 'string' ? JSON.stringify(inner.record) : inner.record } }
  }
}

function jsonIn(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value
}

describe('a field that is absent, null or of another type', () => {
  for (const { provider, credential, http, context } of subjects) {
    it.each(provider.streams.map((stream) => [stream.name, stream] as const))(
      `${provider.id}, %s: harms its record alone`,
      async (_, stream) => {
        const request = requestOn(provider, credential, http)
        const records = await recordsOf(stream, request, context.startedAt)
        expect(records.length).toBeGreaterThan(0)
        let tried = 0
        let kept = 0
        for (const record of records.slice(0, 12)) {
          for (const { path, record: variant } of variantsOf(record)) {
            tried++
            const [read] = stream.complete ? await stream.complete([variant], request, context) : [variant]
            const name = stream.recordId(read)
            expect(name === undefined || typeof name === 'string', path).toBe(true)
            try {
              const operations = stream.map(read, context)
              if (operations.length > 0) kept++
              else expect(stream.leftOut?.(read, context), path).toEqual(expect.any(String))
            } catch (error) {
              // It is named, in words of the connector's own.
              expect(String(error), path).toMatch(/^Error: .+ (is|are) missing or no /)
            }
          }
        }
        expect(tried).toBeGreaterThan(100)
        expect(kept).toBeGreaterThan(tried / 6)
      }
    )
  }
})
