import type { Workspace } from '@rapport/core'
import type pg from 'pg'
import { countRows, type Position, pageSize, positionAfter, readPage } from './bare-sql.js'
import type { ReadCase } from './cases.js'
import type { CustomerCase } from './customer-cases.js'

/** Milliseconds of every round. */
export interface ReadResult {
  tool: number[]
  pageAndCount: number[]
  page: number[]
}

/** Milliseconds of every round. */
export interface CustomerResult {
  tool: number[]
  sql: number[]
}

const walkSize = 1_000

/** Measures a case: tool and SQL in turn, so that both meet the same moments of the machine. Throws when they answer different rows. */
export async function measure(workspace: Workspace, pool: pg.Pool, readCase: ReadCase, rounds: number): Promise<ReadResult> {
  const { sql, depth } = readCase
  const cursor = depth === 0 ? undefined : await cursorAfter(workspace, readCase)
  const after: Position | undefined = depth === 0 ? undefined : await positionAfter(pool, sql, depth)
  const callTool = () => readCase.read(workspace, { limit: pageSize, ...(cursor !== undefined && { cursor }) })
  const { ids } = await callTool()
  const expected = await readPage(pool, sql, after)
  if (ids.join() !== expected.join()) throw new Error(`${readCase.tool} (${readCase.name}) answers other rows than the SQL`)
  const times: ReadResult = { tool: [], pageAndCount: [], page: [] }
  for (let round = -3; round < rounds; round++) {
    const tool = await timed(callTool)
    const pageAndCount = await timed(() => Promise.all([readPage(pool, sql, after), countRows(pool, sql)]))
    const page = await timed(() => readPage(pool, sql, after))
    if (round < 0) continue
    times.tool.push(tool)
    times.pageAndCount.push(pageAndCount)
    times.page.push(page)
  }
  return times
}

/** Measures an answer about a customer as `measure` does a page. Throws when tool and SQL answer different things. */
export async function measureCustomer(
  workspace: Workspace,
  pool: pg.Pool,
  { tool: name, name: which, call, sql }: CustomerCase,
  rounds: number
): Promise<CustomerResult> {
  const answered = await call(workspace)
  const expected = await sql(pool)
  if (answered !== expected) throw new Error(`${name} (${which}) answers ${answered}, and the SQL ${expected}`)
  const times: CustomerResult = { tool: [], sql: [] }
  for (let round = -3; round < rounds; round++) {
    const tool = await timed(() => call(workspace))
    const bare = await timed(() => sql(pool))
    if (round < 0) continue
    times.tool.push(tool)
    times.sql.push(bare)
  }
  return times
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Walks to a depth by the tool's own cursors. */
async function cursorAfter(workspace: Workspace, readCase: ReadCase): Promise<string> {
  let cursor: string | undefined
  for (let passed = 0; passed < readCase.depth; passed += walkSize) {
    const { next } = await readCase.read(workspace, { limit: walkSize, ...(cursor !== undefined && { cursor }) })
    if (next === null) throw new Error(`${readCase.tool} has no page after ${passed} rows`)
    cursor = next
  }
  return cursor ?? ''
}
