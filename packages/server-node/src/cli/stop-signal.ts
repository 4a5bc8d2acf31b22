/**
 * Resolves with the name of the first SIGTERM or SIGINT. Only the command line listens to signals; the library leaves them to its host.
 * A second one, a second or more later, ends the process at once: package runners pass the same Ctrl-C on again within that time.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let first: number | undefined
    const stop = (signal: NodeJS.Signals) => {
      const now = performance.now()
      if (first !== undefined && now - first > 1_000) process.exit(130)
      first ??= now
      resolve(signal)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
}
