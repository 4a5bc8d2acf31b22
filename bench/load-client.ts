import { LoadRun } from './load/load-run.js'
import type { LoadNews, LoadOrder } from './load/messages.js'

// The client's own process: what it costs is counted apart from the server's.
process.once('message', async (order: LoadOrder) => {
  const run = new LoadRun(order)
  const begin = new Promise((resolve) => process.once('message', resolve))
  tell({ kind: 'prepared' })
  await begin
  await run.run(
    () => tell({ kind: 'measuring' }),
    (measured) => tell({ kind: 'measured', measured })
  )
  const { sent, failures, ranOut } = run
  tell({ kind: 'finished', sent, failures: failures.slice(0, 5), ranOut })
  process.disconnect()
})

function tell(news: LoadNews): void {
  process.send?.(news)
}
