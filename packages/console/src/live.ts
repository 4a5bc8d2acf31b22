import type { Rapport } from '@rapport/core'
import { refusal, safeHeaders } from './answers.js'

/** Hints go out no more often than this; those that come meanwhile are joined. */
const pauseMilliseconds = 1000
const heartbeatMilliseconds = 20_000
/** Open streams: of all, and the shares of an organization and of a key, so that nobody takes the places of others. */
const maxStreams = 2_000
const maxOfOrganization = 250
const maxOfKey = 100
/** With more customers than that, the hint says none: everything may have changed. */
const maxCustomers = 200

/** Who watches; `keyId` is the API key or the session of a person, and missing for whom the host let in. */
export interface Watcher {
  organizationId: string
  keyId: string | undefined
}

/** The open streams of `GET /console/api/live`: server-sent hints that something changed, for pages to look again. */
export class LiveStreams {
  private readonly open = new Map<() => void, Watcher>()
  private isClosed = false

  constructor(private readonly rapport: Rapport) {}

  /** A stream of hints, until the page goes, `mayGoOn` says no, or the console closes; and of events as they arrive, where the page asks for them. */
  answer(request: Request, watcher: Watcher, mayGoOn: () => Promise<boolean>): Response {
    const wantsEvents = new URL(request.url).searchParams.get('events') === '1'
    if (this.isClosed) return stopping()
    const full = this.fullShare(watcher)
    if (full !== undefined) return refusal(503, 'TOOL_UNAVAILABLE', `${full}; this page is up to date when it is loaded again`)
    const { organizationId } = watcher
    const { rapport, open } = this
    const encoder = new TextEncoder()
    let leave = () => false
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const say = (text: string) => controller.enqueue(encoder.encode(text))
          const pending = new Pending()
          let timer: NodeJS.Timeout | undefined
          let isOpen = true
          leave = () => {
            if (!isOpen) return false
            isOpen = false
            stop()
            stopEvents?.()
            clearTimeout(timer)
            clearInterval(heartbeat)
            return open.delete(end)
          }
          const end = () => {
            if (leave()) controller.close()
          }
          const sendHint = async () => {
            timer = undefined
            // A page that reads slower than we write gets the hints joined, not all of them.
            if ((controller.desiredSize ?? 0) <= 0) return wait()
            if (!(await mayGoOn())) return end()
            if (isOpen) say(`data: ${pending.take()}\n\n`)
          }
          const wait = () => {
            timer ??= setTimeout(() => void sendHint().catch(end), pauseMilliseconds).unref()
          }
          const stop = rapport.watch(organizationId, (hint) => {
            pending.add(hint.kinds, hint.customerIds)
            wait()
          })
          const show = async (arrival: Parameters<Parameters<Rapport['watchEvents']>[1]>[0]) => {
            if (!(await mayGoOn())) return end()
            // A page that reads slower than we write misses some, and sees in the list what there was.
            if (isOpen && (controller.desiredSize ?? 0) > 0) say(`event: arrival\ndata: ${JSON.stringify(arrival)}\n\n`)
          }
          const stopEvents = wantsEvents ? rapport.watchEvents(organizationId, (arrival) => void show(arrival).catch(end)) : undefined
          const beat = async () => {
            if (!(await mayGoOn())) end()
            else if (isOpen && (controller.desiredSize ?? 0) > 0) say(': still here\n\n')
          }
          const heartbeat = setInterval(() => void beat().catch(end), heartbeatMilliseconds).unref()
          open.set(end, watcher)
          say('retry: 3000\n: hello\n\n')
          request.signal.addEventListener('abort', end, { once: true })
        },
        cancel: () => void leave()
      },
      { highWaterMark: 16 }
    )
    return new Response(body, {
      headers: {
        ...safeHeaders,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no'
      }
    })
  }

  /** Ends all streams, and refuses new ones from now on. */
  close(): void {
    this.isClosed = true
    for (const end of [...this.open.keys()]) end()
  }

  /** Whose places are taken; undefined while there is one. */
  private fullShare({ organizationId, keyId }: Watcher): string | undefined {
    if (this.open.size >= maxStreams) return 'Too many pages are watching'
    const colleagues = [...this.open.values()].filter((other) => other.organizationId === organizationId)
    if (colleagues.length >= maxOfOrganization) return 'Too many pages of this organization are watching'
    const ofKey = colleagues.filter((other) => keyId !== undefined && other.keyId === keyId)
    return ofKey.length >= maxOfKey ? 'Too many pages are watching with this key' : undefined
  }
}

/** The server is about to end. Pages try again on a new connection, which a server that has stopped listening does not get. */
function stopping(): Response {
  return refusal(503, 'TOOL_UNAVAILABLE', 'The server is stopping: try again in a while', { connection: 'close' })
}

/** What changed since the last hint went out. */
class Pending {
  private kinds = new Set<string>()
  private customerIds = new Set<string>()

  add(kinds: readonly string[], customerIds: readonly string[]): void {
    for (const kind of kinds) this.kinds.add(kind)
    if (this.customerIds.size <= maxCustomers) for (const id of customerIds) this.customerIds.add(id)
  }

  take(): string {
    const isMany = this.customerIds.size > maxCustomers
    const hint = { kinds: [...this.kinds], customerIds: isMany ? null : [...this.customerIds] }
    this.kinds = new Set()
    this.customerIds = new Set()
    return JSON.stringify(hint)
  }
}
