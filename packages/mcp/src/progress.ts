import type { ProgressToken } from '@modelcontextprotocol/sdk/types.js'

/** Tells whoever asked for it what is being done. */
export type Progress = (message: string) => Promise<void>

/** A notification of the protocol. */
interface Told {
  method: 'notifications/progress'
  params: { progressToken: ProgressToken; progress: number; message: string }
}

const beatMs = 1_000

/**
 * Runs work that tells how it goes, when the request has a token for that: each step, and every second that it goes on, so that clients keep waiting.
 * Nobody knows how many steps there will be, so there is no total.
 */
export async function withProgress<R>(
  token: ProgressToken | undefined,
  send: (told: Told) => Promise<void>,
  work: (progress: Progress) => Promise<R>
): Promise<R> {
  if (token === undefined) return work(async () => {})
  let count = 0
  let latest = 'Working'
  let isHeard = true
  const tell = async (message: string) => {
    latest = message
    if (!isHeard) return
    const params = { progressToken: token, progress: count++, message }
    await send({ method: 'notifications/progress', params }).catch(() => {
      // The client has left, which is no fault of the work.
      isHeard = false
    })
  }
  const beat = setInterval(() => tell(latest), beatMs)
  beat.unref()
  try {
    return await work(tell)
  } finally {
    clearInterval(beat)
  }
}
