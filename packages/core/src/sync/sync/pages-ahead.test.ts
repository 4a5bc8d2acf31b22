import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Operation } from '../../providers/index.js'
import { maxWeight, PagesAhead, type WaitingPage } from './pages-ahead.js'

const account = (id: number): Operation => ({ kind: 'account', id: `a${id}`, at: 0, name: `Account ${id}`, domains: [] })

/** The page of this number, with so many records of an operation each. */
function page(number: number, operations: readonly Operation[]): WaitingPage {
  const mapped = operations.map((operation) => ({ operations: [operation], leftOut: undefined }))
  const asked = { path: `/${number}` }
  return { page: { asked, answer: undefined, mapped, unreadable: [], records: mapped.length, next: null, isPart: true } }
}

const accounts = (count: number) => Array.from({ length: count }, (_, index) => account(index))

const paths = (pages: readonly WaitingPage[]) => pages.map(({ page: { asked } }) => asked.path)

/** Lets whatever could go on by itself do so. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await setImmediate()
}

it('pages that have come are taken together, up to the weight of a commit, and no more are asked for than that', async () => {
  let asked = 0
  async function* pages() {
    for (; asked < 100; ) yield page(asked++, accounts(60))
  }
  const ahead = new PagesAhead(pages())
  await turns()
  expect(asked).toBe(Math.ceil(maxWeight / 350))
  expect(paths(await ahead.take())).toEqual(['/0', '/1'])
  await turns()
  expect(paths(await ahead.take())).toEqual(['/2', '/3'])
  await ahead.stop()
  expect(asked).toBeLessThan(10)
})

it('of pages without a record few are asked for too, and a page that is heavier than a commit is taken alone', async () => {
  let asked = 0
  async function* pages() {
    for (; asked < 1_000; ) yield page(asked++, [])
  }
  const ahead = new PagesAhead(pages())
  await turns()
  expect(asked).toBe(maxWeight / 50)
  await ahead.stop()
  async function* heavy() {
    yield page(0, accounts(2 * maxWeight))
    yield page(1, accounts(1))
  }
  expect(paths(await new PagesAhead(heavy()).take())).toEqual(['/0'])
})

it('a page that tells of absences comes after those before it are stored', async () => {
  async function* pages() {
    yield page(0, accounts(2))
    yield page(1, [{ kind: 'absence', of: 'activity', id: 'a', at: 1, from: 'a', to: 'b', except: [] }])
    yield page(2, accounts(2))
  }
  const ahead = new PagesAhead(pages())
  await turns()
  expect(paths(await ahead.take())).toEqual(['/0'])
  expect(paths(await ahead.take())).toEqual(['/1', '/2'])
})

it('a failure comes behind what was read before it', async () => {
  async function* pages() {
    yield page(0, accounts(1))
    throw new Error('away')
  }
  const ahead = new PagesAhead(pages())
  await turns()
  expect(paths(await ahead.take())).toEqual(['/0'])
  await expect(ahead.take()).rejects.toThrow('away')
})
