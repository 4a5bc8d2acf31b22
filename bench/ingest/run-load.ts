import type { LoadCommand, LoadNews, LoadOrder, Measured } from '../load/messages.js'
import { Child } from '../machine/child.js'
import { type Counted, type Cpu, cpuBetween, readCpuTime } from '../machine/cpu-time.js'

/** What a load came to. */
export interface Loaded {
  /** Batches that were acknowledged, those of the warm-up included. */
  sent: number
  load: Measured
  loadCpu: Cpu
}

/** Sends what is ordered from a process of its own, and counts the CPU time of the `others` while it is measured. Throws when a batch is not taken whole. */
export async function runLoad(
  order: LoadOrder,
  others: readonly Counted[],
  onMeasuring: () => Promise<void> | undefined = () => undefined
): Promise<Loaded> {
  const client = new Child<LoadOrder | LoadCommand, LoadNews>('load-client.ts', order)
  const counted = [...others, { name: 'client', pids: [client.pid] }]
  let begun = readCpuTime(counted)
  let load: Measured | undefined
  let loadCpu: Cpu = {}
  try {
    for (;;) {
      const news = await client.hear()
      if (news.kind === 'prepared') client.tell('go')
      if (news.kind === 'measuring') {
        begun = readCpuTime(counted)
        await onMeasuring()
      }
      if (news.kind === 'measured') {
        load = news.measured
        loadCpu = cpuBetween(begun, readCpuTime(counted))
      }
      if (news.kind !== 'finished') continue
      if (news.failures.length > 0) throw new Error(`Not everything was taken whole:\n${news.failures.join('\n')}`)
      if (news.ranOut || !load) throw new Error('The client ran out of batches: raise batchesASecond in bench/ingest/scenario.ts')
      return { sent: news.sent, load, loadCpu }
    }
  } finally {
    await client.end()
  }
}
