import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTracker, type TrackingFailure } from '../../src/index.js'
import { json } from '../stand-in-server.js'
import { ingestServer, publicKey } from './ingest-server.js'

/** Tracks events with these names against such a server; answers what came of them by name. */
async function outcome(names: string[], before: NonNullable<Parameters<typeof ingestServer>[0]>['before']) {
  const { baseUrl, taken, seen } = await ingestServer(before ? { before } : {})
  const failures: TrackingFailure[] = []
  const tracker = createTracker({ baseUrl, publicKey, onError: (failure) => failures.push(failure) })
  const nameOf = new Map(names.map((eventName) => [tracker.track({ eventName }), eventName]))
  const report = await tracker.flush()
  const failed = report.failed.map(({ uuid, error }) => ({ name: nameOf.get(uuid), error }))
  expect(failures).toEqual(report.failed)
  expect(tracker.stats).toEqual({ queued: 0, acknowledged: report.acknowledged, failed: failed.length, dropped: 0 })
  return { failed, taken: [...taken.values()].map(({ event }) => String(event.eventName)), requests: seen.length }
}

const isBad = (event: Record<string, unknown>) => String(event.eventName).startsWith('bad')

describe('an event that the server refuses', () => {
  it('fails with its own reason while the others of its batch are acknowledged', async () => {
    const { failed, requests } = await outcome(['a', 'bad', 'c'], (_, response, batch) => {
      json(response, 200, {
        success: true,
        processed: 2,
        errors: [{ index: batch.events.findIndex(isBad), message: 'eventName is silly' }]
      })
      return true
    })
    expect(failed.map(({ name, error }) => [name, error.message])).toEqual([['bad', 'The server refused the event: eventName is silly']])
    expect(requests).toBe(1)
  })

  it('fails alone when the whole request is refused for it: the others are sent again', async () => {
    const { failed, taken } = await outcome(['a', 'bad 1', 'c', 'bad 2', 'e'], (_, response, batch) => {
      const errors = batch.events.flatMap((event, index) =>
        isBad(event) ? [{ path: ['events', index, 'eventName'], message: 'is silly' }] : []
      )
      if (errors.length === 0) return false
      json(response, 400, { success: false, message: 'Invalid request', errors })
      return true
    })
    expect(failed.map(({ name }) => name)).toEqual(['bad 1', 'bad 2'])
    expect(taken).toEqual(['a', 'c', 'e'])
  })

  it('is found by halves when the refusal does not name it, wherever it stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), async (pattern) => {
        const names = pattern.map((good, index) => (good ? `good ${index}` : `bad ${index}`))
        const { failed, taken } = await outcome(names, (_, response, batch) => {
          if (!batch.events.some(isBad)) return false
          json(response, 400, { message: 'no' })
          return true
        })
        expect(taken.sort()).toEqual(names.filter((name) => name.startsWith('good')).sort())
        expect(failed.map(({ name }) => name).sort()).toEqual(names.filter((name) => name.startsWith('bad')).sort())
      }),
      { numRuns: 10 }
    )
  })
})

describe('a batch', () => {
  it.each([
    ['the public key is unknown', 403, { success: false, message: 'Unknown public key', errors: [] }],
    [
      'its envelope is at fault',
      400,
      { success: false, message: 'Bad email', errors: [{ path: ['userIdentity', 'email'], message: 'must be an email' }] }
    ],
    ['there is no such route', 404, { error: 'Not found' }]
  ])('fails whole and is not sent again when %s', async (_, status, body) => {
    const { failed, requests } = await outcome(['a', 'b'], (__, response) => {
      json(response, status, body)
      return true
    })
    expect(failed.map(({ error }) => error.status)).toEqual([status, status])
    expect(requests).toBe(1)
  })

  it.each([
    ['HTML', '<html>Sign in</html>'],
    ['JSON that no ingest route answers', '{"ok":true}']
  ])('fails whole when a proxy answers 200 with %s', async (_, body) => {
    const { failed, requests } = await outcome(['a'], (__, response) => {
      response.writeHead(200).end(body)
      return true
    })
    expect(failed.map(({ error }) => error.name)).toEqual(['UnexpectedResponseError'])
    expect(requests).toBe(1)
  })
})
