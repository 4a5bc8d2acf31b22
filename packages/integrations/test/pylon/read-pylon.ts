import type { Stream } from '@rapport/core/connector'
import { pylon } from '../../src/pylon/pylon.js'
import { FakePylon } from '../../src/testing/fake-pylon.js'
import { type ReadMode, readStream } from '../../src/testing/read-stream.js'
import { credential, start } from './account.js'

export const provider = pylon()
export const context = { account: 'org_1', startedAt: start, historical: false, configuration: null }

/** What is said of an organization's records, and what was asked for it. */
export async function read(
  organization: FakePylon,
  stream: Stream,
  { mode = 'walk', pageSize = 100 }: { mode?: ReadMode; pageSize?: number } = {}
) {
  const { http, requests } = organization.provider({ now: () => start, pageSize })
  const done = await readStream({ provider, stream, credential, http, mode, context })
  return { ...done, asked: requests.map(({ method, url, body }) => ({ method, path: url.replace('https://api.usepylon.com', ''), body })) }
}

export function organizationOf(...issues: [object, object[]?][]): FakePylon {
  const organization = new FakePylon()
  for (const [each, messages] of issues) organization.put({ ...each }, (messages ?? []) as never)
  return organization
}
