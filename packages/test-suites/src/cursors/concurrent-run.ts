import { expect } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import type { ListCase, ListWorld } from './list-case.js'

const positions = 7
const steadyRows = 20
/** Rows of each writer, which come, go and move. */
const restlessRows = 8

const below = (end: number) => Math.floor(Math.random() * end)

/**
 * Reads a list page by page while others write into it: rows come, go and move, and of the steady ones everything changes but their position. These
 * must be seen exactly once, in their order.
 */
export async function runWithWriters(newWorld: NewWorld, list: ListCase): Promise<void> {
  const world = await worldOf(newWorld, list)
  const input = { ...list.input, ...(list.accountInput && { [list.accountInput]: world.account }) }
  // The numbers are mixed: among rows of one position the ids decide.
  const numbers = Array.from({ length: steadyRows + 2 * restlessRows }, (_, index) => index + 1).sort(() => Math.random() - 0.5)
  const steady = numbers.slice(0, steadyRows)
  for (const row of steady) await list.add(world, row, below(positions))
  const { ids: order } = await readPage(world, list, { ...input, limit: 100 })
  expect(new Set(order).size).toBe(steadyRows)

  const reading = new AbortController()
  const writers = [numbers.slice(steadyRows, -restlessRows), numbers.slice(-restlessRows)].map((restless) =>
    writeUntil(reading.signal, world, list, { steady, restless })
  )
  const read = readAll(world, list, input).finally(() => reading.abort())
  const [seen] = await Promise.all([read, ...writers])
  expect(seen.filter((id) => order.includes(id))).toEqual(order)
}

async function worldOf(newWorld: NewWorld, { accountInput }: ListCase): Promise<ListWorld> {
  const world = await newWorld()
  const [account] = accountInput ? await world.workspace.customers.put([{ customerId: 'acme' }]) : []
  return { ...world, account: account?.id ?? '' }
}

async function readAll(world: ListWorld, list: ListCase, input: object): Promise<unknown[]> {
  const seen: unknown[] = []
  let cursor: string | null = null
  do {
    const page: Page = await readPage(world, list, { ...input, limit: 1 + below(6), ...(cursor !== null && { cursor }) })
    seen.push(...page.ids)
    cursor = page.nextCursor
  } while (cursor !== null)
  return seen
}

async function writeUntil(
  end: AbortSignal,
  world: ListWorld,
  list: ListCase,
  { steady, restless }: { steady: number[]; restless: number[] }
): Promise<void> {
  const present = new Set<number>()
  while (!end.aborted) {
    const row = restless[below(restless.length)] ?? 0
    if (!present.has(row)) {
      await list.add(world, row, below(positions))
      present.add(row)
    } else if (Math.random() < 0.7) {
      await list.move(world, row, below(positions))
    } else {
      await list.remove(world, row)
      present.delete(row)
    }
    await list.touch(world, steady[below(steady.length)] ?? 0)
  }
}

interface Page {
  ids: unknown[]
  nextCursor: string | null
}

async function readPage(world: ListWorld, { tool }: ListCase, input: object): Promise<Page> {
  const answer = Object(await world.ask(tool, input))
  const items: { id?: string; sourceId?: string }[] = answer.items ?? answer.events ?? answer.facts
  return { ids: items.map(({ id, sourceId }) => id ?? sourceId), nextCursor: answer.pagination.nextCursor }
}
