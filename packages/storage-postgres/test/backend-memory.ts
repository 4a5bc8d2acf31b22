import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Memory of its own that a server process has, in bytes; 0 when there is no such process on this machine. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return /Name:\s+postgres/.test(status) ? Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024 : 0
}

/** Watches the server processes of one application while work goes on; answers the most that one of them had, and for how long one was busy. */
export async function watchBackends(
  client: pg.Client,
  application: string,
  work: () => Promise<unknown>
): Promise<{ most: number; maxDelayMs: number }> {
  let most = 0
  let maxDelayMs = 0
  let isOver = false
  const ended = work().finally(() => {
    isOver = true
  })
  const look = async () => {
    const { rows } = await client.query<{ pid: number; ms: string }>(
      `select pid, case when state = 'active' then extract(epoch from clock_timestamp() - query_start) * 1000 else 0 end as ms
        from pg_stat_activity where application_name = $1`,
      [application]
    )
    for (const { pid, ms } of rows) {
      most = Math.max(most, await memoryOf(pid))
      maxDelayMs = Math.max(maxDelayMs, Number(ms))
    }
    return rows.some(({ ms }) => Number(ms) > 0)
  }
  while (!isOver) {
    await look()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  // A process whose answer nobody waits for may go on.
  while (await look()) await new Promise((resolve) => setTimeout(resolve, 10))
  await ended
  return { most, maxDelayMs }
}
