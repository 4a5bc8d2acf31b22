/** What came of a call: `stopped` when it was broken off because the process closes. */
export type CallOutcome = { kind: 'delivered' } | { kind: 'failed'; error: string } | { kind: 'stopped' }

/** How long a closing process waits for a handler that runs, in milliseconds. */
const graceMs = 1_000

/**
 * Calls a host's handler, and answers after `limitMs` at the latest, or soon after the process closes: its signal is aborted then, and nobody waits for what
 * it still does.
 */
export async function callHandler(
  handler: (signal: AbortSignal) => unknown,
  { limitMs, closing }: { limitMs: number; closing: AbortSignal }
): Promise<CallOutcome> {
  const abort = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const after = (milliseconds: number, run: () => void) => void timers.push(setTimeout(run, milliseconds).unref())
  let close = () => {}
  try {
    const called = Promise.resolve().then(() => handler(abort.signal))
    const ended = called.then(
      (): CallOutcome => ({ kind: 'delivered' }),
      (error: unknown): CallOutcome => (closing.aborted ? { kind: 'stopped' } : { kind: 'failed', error: wordsOf(error) })
    )
    const broken = new Promise<CallOutcome>((resolve) => {
      after(limitMs, () => {
        const error = new Error(`The handler took longer than ${limitMs} ms`)
        abort.abort(error)
        resolve({ kind: 'failed', error: String(error) })
      })
      close = () => {
        abort.abort(new Error('Rapport closes'))
        after(graceMs, () => resolve({ kind: 'stopped' }))
      }
      if (closing.aborted) close()
      else closing.addEventListener('abort', close, { once: true })
    })
    return await Promise.race([ended, broken])
  } finally {
    closing.removeEventListener('abort', close)
    for (const timer of timers) clearTimeout(timer)
  }
}

/** What a handler threw, in words: it may be anything. */
function wordsOf(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return 'The handler threw a value without words; throw an Error'
  }
}
