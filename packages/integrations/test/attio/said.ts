import type { StreamContext } from '@rapport/core/connector'
import { attio } from '../../src/attio/attio.js'
import { FakeAttio } from '../../src/testing/fake-attio.js'
import { readStream } from '../../src/testing/read-stream.js'
import { day, member, start, statusId } from './objects.js'

const provider = attio()
const credential = { kind: 'oauth' as const, accessToken: 'token', extra: {} }
/** When most of it was created. */
export const at = start - 10 * day

/** The mapping of a person who has decided what the stages mean. */
const meanings = ['Created', 'Quoting', 'Negotiation', 'Won', 'Lost']
const mappings = meanings.map((outlitStage, index) => ({ outlitStage, crmStages: [{ id: statusId(index), name: 'Any' }] }))
export const configuration = { kind: 'crm_mapping', mappings: [{ pipelineId: 'deals', pipelineName: 'Deals', mappings }], confirm: true }

/** What a stream of a workspace says, at first or in a later walk. */
export async function said(name: string, account: FakeAttio, more: Partial<StreamContext> = {}) {
  const stream = provider.streams.find((each) => each.name === name)
  if (!stream) throw new Error(`There is no stream ${name}`)
  const { http, requests } = account.provider({ now: () => start })
  const context = { account: account.workspaceId, startedAt: start, historical: true, configuration, ...more }
  const { operations, unreadable } = await readStream({ provider, stream, credential, http, mode: 'walk', context })
  if (unreadable.length > 0) throw new Error(JSON.stringify(unreadable))
  return { operations, asked: requests.map(({ method, url, body }) => [method, url.replace('https://api.attio.com', ''), body]) }
}

/** A workspace with two members, of whom one was suspended, and what it is filled with. */
export function workspace(fill: (account: FakeAttio) => void): FakeAttio {
  const account = new FakeAttio()
  account.put('members', member(1))
  account.put('members', member(3, { access_level: 'suspended' }))
  fill(account)
  return account
}
