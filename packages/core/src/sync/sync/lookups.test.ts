import { expect, it } from 'vitest'
import type { ApiRequest, ApiResponse } from '../../providers/provider.js'
import { Lookups } from './lookups.js'

/** A way to a provider that counts what it is asked; each answer has so many characters. */
function counting(size: number) {
  const asked: string[] = []
  const request = async ({ path }: ApiRequest): Promise<ApiResponse> => {
    asked.push(path)
    if (path === '/bad') throw new Error('It is away')
    return { status: 200, header: () => null, body: path, askedAt: 0, size }
  }
  return { asked, request }
}

it('asks each request once in a run; one that failed, one with a body, and what is over are asked again', async () => {
  const lookups = new Lookups()
  const { asked, request } = counting(1)
  const one = lookups.of('one', request)
  const other = lookups.of('other', request)
  await Promise.all([one({ path: '/a' }), one({ path: '/a' })])
  await one({ path: '/a', query: { limit: '1' } })
  await other({ path: '/a' })
  for (let turn = 0; turn < 2; turn++) {
    await expect(one({ path: '/bad' })).rejects.toThrow('It is away')
    await one({ path: '/b', body: {} })
  }
  expect(asked).toEqual(['/a', '/a', '/a', '/bad', '/b', '/bad', '/b'])
  lookups.forget('one')
  await lookups.of('one', request)({ path: '/a' })
  await other({ path: '/a' })
  expect(asked.slice(7)).toEqual(['/a'])
})

it('asks for what must be fresh each time', async () => {
  const { asked, request } = counting(1)
  const lookup = new Lookups().of('one', request)
  await lookup({ path: '/a' })
  for (let turn = 0; turn < 2; turn++) await lookup({ path: '/a', fresh: true })
  await lookup({ path: '/a' })
  expect(asked).toEqual(['/a', '/a', '/a'])
})

it('forgets what was asked longest ago when it becomes too much', async () => {
  const lookups = new Lookups()
  const { asked, request } = counting(5 * 1024 * 1024)
  const lookup = lookups.of('one', request)
  for (const path of ['/a', '/b', '/c', '/d', '/b', '/d', '/a']) await lookup({ path })
  expect(asked).toEqual(['/a', '/b', '/c', '/d', '/a'])
  const many = counting(0)
  const other = lookups.of('other', many.request)
  for (let index = 0; index <= 5_000; index++) await other({ path: `/${index}` })
  await other({ path: '/5000' })
  await other({ path: '/0' })
  expect(many.asked).toHaveLength(5_002)
})
