import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Operation } from '../../providers/operations.js'
import type { ApiResponse, Pages, Stream } from '../../providers/provider.js'
import { TestClock } from '../../testing/test-clock.js'
import type { ApiError } from '../api/api-error.js'
import { type PageReader, readPage } from './read-page.js'

const removal = (id: string): Operation => ({ kind: 'removal', of: 'source', id, at: 1 })

/** Reads a page with these records, as an answer that has so many characters. */
function read(
  records: readonly unknown[],
  map: Stream['map'],
  { size = 0, smaller }: { size?: number; smaller?: Pages<never>['smaller'] } = {}
) {
  const answer: ApiResponse = { status: 200, header: () => null, body: null, askedAt: 0, size }
  const clean = (text: string) => text
  const api: PageReader['api'] = { ask: async () => ({ answer, isEmpty: false }), request: async () => answer, clean }
  const stream: Stream = { name: 'things', summary: '', everySeconds: 1, deletes: 'said', map, recordId: String }
  const pages: Pages<never> = { first: () => ({ path: '/' }), next: () => null, records: () => records, ...(smaller && { smaller }) }
  const context = { account: 'acct', startedAt: 0, historical: false, configuration: null }
  const reader = { api, lookup: api.request, job: { clock: new TestClock(), signal: new AbortController().signal } }
  return readPage(reader, { stream, pages, context }, { path: '/' })
}

/** The most records that were mapped while nothing else had its turn. */
async function maxConcurrent(count: number, size: number): Promise<number> {
  let most = 0
  let atOnce = 0
  let isRead = false
  const others = (async () => {
    for (; !isRead; atOnce = 0) await setImmediate()
  })()
  await read(
    Array.from({ length: count }, (_, index) => index),
    (record) => {
      most = Math.max(most, ++atOnce)
      return [removal(String(record))]
    },
    { size }
  )
  isRead = true
  await others
  return most
}

describe('a page', () => {
  it('lets other work have its turn between its records: the longer they are, the fewer at once', async () => {
    expect(await maxConcurrent(10_000, 30_000)).toBe(50)
    expect(await maxConcurrent(100, 6_553_600)).toBe(1)
    expect(await maxConcurrent(40, 40_000)).toBe(40)
  })

  it('with too many records is refused in words, or asked for in smaller parts', async () => {
    const records = new Array(300_000).fill({})
    let mapped = 0
    const map = () => {
      mapped++
      return []
    }
    const refusal: Partial<ApiError> = {
      errorClass: 'too_large',
      effect: 'fatal',
      message: 'A page has 300,000 records, and at most 10,000 are read'
    }
    await expect(read(records, map)).rejects.toMatchObject(refusal)
    expect(await read(records, map, { smaller: () => ({ path: '/half' }) })).toMatchObject({ next: { path: '/half' }, records: 0 })
    expect(mapped).toBe(0)
    expect((await read(records.slice(0, 10_000), map)).records).toBe(10_000)
  })

  it('takes a record that becomes very much', async () => {
    const many = Array.from({ length: 200_000 }, (_, index) => removal(String(index)))
    const { mapped, unreadable } = await read(['one'], () => many)
    expect([mapped[0]?.operations.length, unreadable]).toEqual([200_000, []])
  })

  it('names the first records that cannot be read, and counts the others', async () => {
    const { unreadable } = await read(['a', 'b', 'c', 'd', 'e', 'f', 'g'], () => {
      throw new Error('It is odd')
    })
    expect(unreadable.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', '', ''])
  })

  it('says in words that a record is nested too deep', async () => {
    let record: { [key: string]: unknown } = {}
    for (let level = 0; level < 20_000; level++) record = { record }
    const { unreadable } = await read(['a'], () => [{ ...removal('a'), record } as Operation])
    expect(unreadable).toEqual([{ id: 'a', message: 'It is nested too deep, or too large, to be kept' }])
  })
})
