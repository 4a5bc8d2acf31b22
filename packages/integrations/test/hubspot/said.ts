import type { StreamContext } from '@rapport/core/connector'
import { hubspot } from '../../src/hubspot/hubspot.js'
import type { FakeHubspot } from '../../src/testing/fake-hubspot.js'
import { readStream } from '../../src/testing/read-stream.js'
import { day, start } from './account.js'

export const provider = hubspot()
export const credential = { kind: 'oauth' as const, accessToken: 'access', extra: {} }

/** What a stream says of an account, all of it or of what was changed in the last month. */
export async function said(
  account: FakeHubspot,
  name: string,
  more: { configuration?: StreamContext['configuration']; changed?: boolean; provider?: typeof provider } = {}
) {
  const { configuration = null, changed = false, provider: by = provider } = more
  const stream = by.streams.find((each) => each.name === name)
  if (!stream) throw new Error(`There is no stream ${name}`)
  const { http } = account.provider({ now: () => start })
  const context = { account: '4711', startedAt: start, historical: false, configuration }
  const mode = changed ? { from: start - 30 * day, to: start } : 'walk'
  return readStream({ provider: by, stream, credential, http, mode, context })
}
