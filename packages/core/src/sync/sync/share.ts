import { RescheduleAt } from '../../jobs/index.js'
import type { Clock } from '../../values/index.js'
import { liveConnection } from './run-rows.js'
import type { ActiveRun, SyncPayload, SyncRun } from './sync-job.js'

/** So much of a stream is read before others have their turn: the other streams of its connection, and other connections. */
const maxPages = 50
const maxMs = 30_000

/** Where a reading stops: at its end, as its share is used up, or as the run is over. */
export type Reached = 'end' | 'share' | 'over'

/** The turn of a stream. One that is long, or never ends, takes many. */
export class Share {
  private pages = 0
  private readonly endsAt: number

  constructor(private readonly clock: Clock) {
    this.endsAt = clock.now() + maxMs
  }

  /** Counts a page; answers whether it was the last one of this turn. */
  use(): boolean {
    this.pages++
    return this.pages >= maxPages || this.clock.now() >= this.endsAt
  }
}

/** Gives the job back, so that another connection is read if one waits, and then the next stream of this one. */
export async function passTurn({ job, connection, pace }: ActiveRun, stream: string): Promise<false> {
  job.paces.keep(connection.id, pace)
  await job.save(async (transaction, payload) => {
    if (!payload.run || !(await liveConnection(transaction, connection.id))) return undefined
    return new RescheduleAt(job.clock.now(), behindOthers(payload, stream))
  })
  return false
}

/** The same with this stream as the last one, if it is the first. */
export function behindOthers(payload: SyncPayload, stream: string): SyncPayload {
  const { run } = payload
  if (!run || run.streams[0] !== stream || run.streams.length === 1) return payload
  const { done, tries } = run
  const others = { ...run.others, [stream]: { done, tries } }
  return { ...payload, run: withFirst({ ...run, streams: [...run.streams.slice(1), stream], others }) }
}

/** A run without a stream that is read to its end, or given up. */
export function without(run: SyncRun, stream: string): SyncRun {
  const streams = run.streams.filter((name) => name !== stream)
  return run.streams[0] === stream ? withFirst({ ...run, streams }) : { ...run, streams }
}

/** What the first stream has behind it is what it had when its last turn ended. */
function withFirst({ id, streams, others = {} }: SyncRun): SyncRun {
  const [first = ''] = streams
  const { [first]: own = { done: [], tries: 0 }, ...rest } = others
  return { id, streams, ...own, ...(Object.keys(rest).length > 0 && { others: rest }) }
}
