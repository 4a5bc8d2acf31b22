import type { Workspace } from '@rapport/core'
import { timed } from './overhead.js'

/** Queries that only a time-out ends. */
const bombs: Readonly<Record<string, string>> = {
  'an endless recursion': 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r',
  'a text of a gigabyte': "SELECT string_agg(repeat('x', 10000), '') FROM generate_series(1, 900000)",
  'a sort that grows': 'SELECT md5(n::text) FROM generate_series(1, 900000) n, generate_series(1, 9) m ORDER BY 1'
}

/** How a bomb weighs on others, in milliseconds. */
export interface BombRow {
  bomb: string
  /** Until it was refused. */
  ended: number
  /** What the slowest batch took that was ingested meanwhile, and the median without it. */
  slowestIngest: number
  /** What the next query took. */
  nextQuery: number
}

/** Runs each bomb while batches are ingested one after the other. */
export async function bombRows(workspace: Workspace): Promise<BombRow[]> {
  const rows: BombRow[] = []
  for (const [bomb, sql] of Object.entries(bombs)) {
    let isRunning = true
    const ingests: number[] = []
    const ingesting = (async () => {
      while (isRunning) ingests.push(await timed(() => workspace.ingest({ source: 'server', events: [event()] })))
    })()
    const ended = await timed(() => workspace.call('svc_query', { sql }).catch(() => undefined))
    const nextQuery = await timed(() => workspace.call('svc_query', { sql: 'SELECT 1' }))
    isRunning = false
    await ingesting
    rows.push({ bomb, ended, slowestIngest: Math.max(...ingests), nextQuery })
  }
  return rows
}

const event = () => ({ type: 'custom' as const, eventName: 'heartbeat', userId: 'u1', timestamp: Date.now() })
