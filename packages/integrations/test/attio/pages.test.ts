import type { HttpClient } from '@rapport/core'
import type { ApiRequest } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { attio } from '../../src/attio/attio.js'
import { FakeAttio } from '../../src/testing/fake-attio.js'
import { readStream } from '../../src/testing/read-stream.js'
import { company, companyId, day, note, noteId, start } from './objects.js'

const provider = attio()
const credential = { kind: 'oauth' as const, accessToken: 'token', extra: {} }

function workspace(count: number): FakeAttio {
  const account = new FakeAttio()
  for (let index = 1; index <= count; index++) account.put('companies', company(index, start - (count - index + 1) * day))
  return account
}

function remove(account: FakeAttio, count: number): void {
  for (let index = 1; index <= count; index++) account.remove('companies', companyId(index))
}

/** Whom a walk names, and which kinds of records it says may have been passed over. */
async function walked(http: HttpClient, name = 'companies') {
  const stream = provider.streams.find((each) => each.name === name)
  if (!stream) throw new Error(`There is no stream ${name}`)
  const context = { account: 'w', startedAt: start, historical: false, configuration: null }
  const { operations, requests } = await readStream({ provider, stream, credential, http, mode: 'walk', context })
  return {
    ids: operations.flatMap((each) => (each.kind === 'account' || each.kind === 'source' ? [each.id] : [])),
    missed: operations.flatMap((each) => (each.kind === 'presence' ? [each.of] : [])),
    offsets: requests.flatMap(({ body, path }) => (path.endsWith('/query') ? [Number(body?.offset)] : []))
  }
}

/** Does something before a request of a list, once. */
function meanwhile(http: HttpClient, when: number, what: () => void): HttpClient {
  let asked = 0
  return (url, init) => {
    if (++asked === when) what()
    return http(url, init)
  }
}

const all = (count: number) => Array.from({ length: count }, (_, index) => companyId(index + 1))

describe('pages by offset', () => {
  it('begin within the one before, and no record is read twice', async () => {
    const { http } = workspace(20).provider({ now: () => start, pageSize: 8 })
    expect(await walked(http)).toEqual({ ids: all(20), missed: [], offsets: [0, 4, 8, 12, 16] })
  })

  it('pass over nothing where records before them are deleted meanwhile', async () => {
    const account = workspace(20)
    const { http } = account.provider({ now: () => start, pageSize: 8 })
    const deletes = () => remove(account, 3)
    const { ids, missed } = await walked(meanwhile(http, 2, deletes))
    expect(ids).toEqual(all(20))
    expect(missed).toEqual([])
  })

  it('say that records may have been passed over where so many are deleted that no record of the page before is there', async () => {
    const account = workspace(20)
    const { http } = account.provider({ now: () => start, pageSize: 8 })
    const deletes = () => remove(account, 8)
    const { ids, missed } = await walked(meanwhile(http, 2, deletes))
    expect(ids).not.toContain(companyId(9))
    expect(missed).toEqual(['account'])
  })

  it('pass over nothing where newer notes come before them', async () => {
    const account = new FakeAttio()
    const notes = Array.from({ length: 9 }, (_, index) => index + 1)
    for (const index of notes) account.put('notes', note(index, start - (20 - index) * day, { parent_object: 'projects' }))
    const { http } = account.provider({ now: () => start, pageSize: 2 })
    const adds = () => account.put('notes', note(10, start))
    const { ids, missed } = await walked(meanwhile(http, 3, adds), 'notes')
    expect(new Set(ids)).toEqual(new Set(notes.map((index) => `note:${noteId(index)}`)))
    expect(missed).toEqual([])
  })

  const ignoring = (records: unknown[]): HttpClient => {
    const body = JSON.stringify({ data: records })
    return async () => new Response(body, { headers: { 'content-type': 'application/json' } })
  }

  it('end where an answer is all there is, whatever the offset', async () => {
    const { ids, missed } = await walked(ignoring([company(1, start), company(2, start), company(3, start)]))
    expect([ids, missed]).toEqual([all(3), []])
  })

  it('fail where full pages come again and again', async () => {
    const full = Array.from({ length: 500 }, (_, index) => company(index + 1, start))
    await expect(walked(ignoring(full))).rejects.toThrow('Every page is the same')
    await expect(walked(ignoring([{ values: {} }, null]))).rejects.toThrow('Every page is the same')
  })

  it('are halved where an answer is too large, and go on as large as that', () => {
    for (const name of ['companies', 'notes']) {
      const walk = provider.streams.find((each) => each.name === name)?.walk
      const sizes: number[] = []
      const limitOf = (asked: ApiRequest) => Number(asked.body?.limit ?? asked.query?.limit)
      for (let asked = walk?.first({ startedAt: start }); asked; asked = walk?.smaller?.(asked)) sizes.push(limitOf(asked))
      expect(sizes.slice(-3)).toEqual([...(name === 'notes' ? [6, 3] : [7, 3]), 1])
      const smaller = walk?.smaller?.(walk.first({ startedAt: start }))
      const answer = { status: 200, header: () => null, askedAt: start, body: { data: [company(1, start), company(2, start)] } }
      const next = smaller && walk?.next(answer, smaller)
      expect(next && limitOf(next)).toBe(sizes[1])
    }
  })

  it('fail where the answer has no list', async () => {
    const http: HttpClient = async () => new Response('{"records":[]}', { headers: { 'content-type': 'application/json' } })
    await expect(walked(http)).rejects.toThrow('data is missing or not a list')
  })
})
