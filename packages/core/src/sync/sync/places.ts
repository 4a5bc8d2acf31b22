import type { Stream } from '../../providers/index.js'
import { ApiError, unreadable } from '../api/api-error.js'
import { integrationStreams } from '../tables/index.js'
import { readCheckpoint } from './checkpoint.js'
import { lacksPlace } from './next-reading.js'
import { liveConnection, streamRow } from './run-rows.js'
import type { ActiveRun } from './sync-job.js'

/** Notes the place from which changes will be read: before anything is walked, so that nothing falls between the two. */
export async function notePlace({ job, api, connection }: ActiveRun, stream: Stream): Promise<void> {
  const { changes } = stream
  if (!changes) return
  const place = changes.kind === 'feed' ? await startOf(() => changes.start(api.request), api.clean) : null
  const windowEnd = changes.kind === 'window' ? job.clock.now() - changes.settleSeconds * 1_000 : null
  await job.save(async (transaction, payload) => {
    if (!(await liveConnection(transaction, connection.id))) return undefined
    const row = await streamRow(transaction, connection.id, stream.name)
    const checkpoint = readCheckpoint(row.checkpoint)
    if (lacksPlace(stream, checkpoint)) {
      await transaction.upsert(integrationStreams, [{ ...row, checkpoint: { ...checkpoint, place, windowEnd } }])
    }
    return payload
  })
}

async function startOf(start: () => Promise<string>, clean: (text: string) => string): Promise<string> {
  let place: unknown
  try {
    place = await start()
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw unreadable(error, clean)
    throw error
  }
  if (typeof place !== 'string') throw unreadable('it tells no place', clean)
  return place
}

/**
 * Begins a stream anew, because changes since its place are not told any more. Without a walk of its own, those of the others tell what it would have
 * told. Throws when that has happened in this run already.
 */
export async function resetStream({ job, connection, provider }: ActiveRun, stream: Stream): Promise<void> {
  let isAgain = false
  await job.save(async (transaction, payload) => {
    isAgain = payload.run?.done.includes('reset') ?? false
    if (isAgain || !payload.run || !(await liveConnection(transaction, connection.id))) return payload
    const row = await streamRow(transaction, connection.id, stream.name)
    const checkpoint = { ...readCheckpoint(row.checkpoint), place: null, windowEnd: null, reading: null, walkAgain: true }
    await transaction.upsert(integrationStreams, [{ ...row, checkpoint }])
    const others = stream.walk || row.errors > 0 ? [] : provider.streams.filter(({ name, walk }) => walk && name !== stream.name)
    for (const { name } of others) {
      const other = await streamRow(transaction, connection.id, name)
      const again = { ...readCheckpoint(other.checkpoint), walkAgain: true }
      await transaction.upsert(integrationStreams, [{ ...other, checkpoint: again, due_at: job.clock.now() }])
    }
    return { ...payload, run: { ...payload.run, done: ['reset'] } }
  })
  if (isAgain)
    throw new ApiError('cursor_expired', 'The place in its changes is not known any more, although it was noted just now', 'fatal')
}
