/** Running requests have 10 s; this leaves 15 for the database, and ends before the 30 after which most supervisors kill a process. */
const patienceMs = 25_000

/**
 * Resolves with the name of the first SIGTERM or SIGINT. Only the command line listens to signals; the library leaves them to its host.
 * A second one, a second or more later, ends the process at once: package runners pass the same Ctrl-C on again within that time. So does waiting in
 * vain, for a database that does not answer: nothing that it has not committed was acknowledged.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let first: number | undefined
    const stop = (signal: NodeJS.Signals) => {
      const now = performance.now()
      if (first !== undefined && now - first > 1_000) process.exit(130)
      if (first === undefined) setTimeout(giveUp, patienceMs).unref()
      first ??= now
      resolve(signal)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
}

function giveUp(): void {
  process.stderr.write('rapport: the database does not answer; it is no longer waited for\n')
  process.exit(1)
}
