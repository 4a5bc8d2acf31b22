import type { SeenServer } from './observed.js'

const patienceMs = 10_000

/** Where an app that `rapport init` made serves Rapport. */
const usualBasePath = '/rapport'

/** Asks a running server how it is. Where another program answers, Rapport may be inside of it, below the usual path. */
export async function seeServer(url: string, ask: typeof fetch = fetch): Promise<SeenServer> {
  const base = url.replace(/\/+$/, '')
  const seen = await seeAt(base, ask)
  if (!seen.answers || seen.isRapport || base.endsWith(usualBasePath)) return seen
  const below = await seeAt(`${base}${usualBasePath}`, ask)
  return below.answers && below.isRapport ? { ...below, foundBelow: usualBasePath } : seen
}

async function seeAt(base: string, ask: typeof fetch): Promise<SeenServer> {
  try {
    const began = Date.now()
    const answer = await ask(`${base}/readyz`, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
      headers: { connection: 'close' }
    })
    const body: unknown = await answer.json().catch(() => undefined)
    const status = field(body, 'status')
    const date = Date.parse(answer.headers.get('date') ?? '')
    return {
      url: base,
      answers: true,
      isRapport: status === 'ready' || status === 'unavailable',
      isReady: status === 'ready',
      ...(field(body, 'reason') !== undefined && { reason: field(body, 'reason') ?? '' }),
      // The header tells seconds.
      ...(Number.isFinite(date) && { clockAheadMs: date - Math.floor((began + Date.now()) / 2000) * 1000 })
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { url: base, answers: false, message: cause instanceof Error ? cause.message : String(cause) }
  }
}

function field(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
