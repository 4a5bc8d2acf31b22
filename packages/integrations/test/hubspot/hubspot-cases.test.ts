import { describe, expect, it } from 'vitest'
import { hubspot } from '../../src/hubspot/hubspot.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { readStream } from '../../src/testing/read-stream.js'
import { everyField } from '../every-field.js'
import { accountOfEverything, minute, start } from './account.js'

const accessToken = 'access-token-of-the-account'
const credential = { kind: 'oauth' as const, accessToken, extra: {} }
const changed = { from: start - 60 * minute, to: start }

/** What every connector has to pass, on an account that has something of everything. */
describe('hubspot', () => {
  const subject = {
    provider: hubspot(),
    credential,
    secrets: [accessToken],
    account: '4711',
    http: (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http,
    changed,
    startedAt: start
  }
  const ofObjects = ['companies', 'contacts', 'deals', 'tickets', 'emails', 'calls', 'meetings', 'notes']
  const own = Object.fromEntries(ofObjects.map((name) => [name, ['object']]))
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject, own)) it(name, run)

  it('reads the same by the older version of its paths', async () => {
    const context = { account: '4711', startedAt: start, historical: false, configuration: null }
    const { http, requests } = accountOfEverything().provider({ now: () => start })
    const read = async (apiVersion: string) => {
      const provider = hubspot({ apiVersion })
      const of = { provider, credential, http, context }
      const all = await Promise.all(
        provider.streams.flatMap((stream) => [
          readStream({ ...of, stream, mode: 'walk' }),
          ...(stream.changes ? [readStream({ ...of, stream, mode: changed })] : [])
        ])
      )
      return all.map(({ operations }) => operations)
    }
    const newer = await read('2026-09')
    requests.length = 0
    expect(await read('v3')).toEqual(newer)
    expect(requests.filter(({ url }) => !/\/crm\/v[34]\//.test(url))).toEqual([])
  })
})
