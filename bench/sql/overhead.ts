import type { Workspace } from '@rapport/core'
import type pg from 'pg'
import { median, quantile } from '../machine/statistics.js'
import type { SqlCase } from './cases.js'

/** Milliseconds of a query: the median, and what the fastest tenth stayed below, which other work on the machine changes least. */
export interface Times {
  median: number
  fastest: number
}

/** What a query takes through the tool and bare; the two take turns, so that they meet the same moments of the machine. */
export async function overheadOf(
  workspace: Workspace,
  client: pg.Client,
  { sql, bare }: SqlCase,
  rounds: number
): Promise<{ tool: Times; bare: Times }> {
  const bareText = bare(workspace.organizationId)
  const tool: number[] = []
  const plain: number[] = []
  const { data } = await workspace.call('svc_query', { sql })
  const { rows } = await client.query(bareText)
  if (data.length !== rows.length) throw new Error(`${sql} answers ${data.length} rows, by hand ${rows.length}`)
  for (let round = -5; round < rounds; round++) {
    const toolTook = await timed(() => workspace.call('svc_query', { sql }))
    const plainTook = await timed(() => client.query(bareText))
    if (round < 0) continue
    tool.push(toolTook)
    plain.push(plainTook)
  }
  return { tool: timesOf(tool), bare: timesOf(plain) }
}

function timesOf(times: readonly number[]): Times {
  return { median: median(times), fastest: quantile(times, 0.1) }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
