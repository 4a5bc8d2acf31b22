import { expect, it } from 'vitest'
import { TestClock } from '../testing/test-clock.js'
import { LookupCache } from './lookup-cache.js'

function counted<V>(value: V) {
  let calls = 0
  const load = async () => {
    calls++
    return value
  }
  return { load, calls: () => calls }
}

it('asks again only after its seconds', async () => {
  const clock = new TestClock()
  const cache = new LookupCache<string>(clock, 5)
  const source = counted('value')
  for (const milliseconds of [0, 4_999]) {
    clock.advance(milliseconds)
    expect(await cache.get('key', source.load)).toBe('value')
  }
  expect(source.calls()).toBe(1)
  clock.advance(1)
  await cache.get('key', source.load)
  expect(source.calls()).toBe(2)
})

it('remembers nothing of what was not found', async () => {
  const cache = new LookupCache<string>(new TestClock(), 5)
  const source = counted(undefined)
  await cache.get('key', source.load)
  await cache.get('key', source.load)
  expect(source.calls()).toBe(2)
})

it('does not remember what was read before a change and came after it', async () => {
  const cache = new LookupCache<string>(new TestClock(), 5)
  let arrive = (_: string) => {}
  const slow = cache.get('key', () => new Promise((resolve) => (arrive = resolve)))
  cache.clear()
  arrive('before the change')
  await slow
  expect(await cache.get('key', async () => 'after the change')).toBe('after the change')
})

it('stays bounded', async () => {
  const cache = new LookupCache<number>(new TestClock(), 5)
  const source = counted(1)
  for (let n = 0; n <= 10_000; n++) await cache.get(`${n}`, source.load)
  await cache.get('10000', source.load)
  expect(source.calls()).toBe(10_001)
  await cache.get('0', source.load)
  expect(source.calls()).toBe(10_002)
})
