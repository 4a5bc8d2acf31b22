import type { ApiRequest, Pages, Stream, StreamContext } from '../../providers/index.js'
import { integrationStreams } from '../tables/index.js'
import { type Checkpoint, nothingLeftOut, type PagedReading, type Reading, readCheckpoint } from './checkpoint.js'
import { commitPage } from './commit-page.js'
import { isTooOld, lacksPlace, nextReading, walkEnded } from './next-reading.js'
import { notePlace, resetStream } from './places.js'
import { attempt, firstRequest, type ReadPage, readParts } from './read-page.js'
import { liveConnection, streamRow } from './run-rows.js'
import type { Reached, Share } from './share.js'
import { sweep } from './sweep.js'
import type { ActiveRun, StreamRow, SyncPayload } from './sync-job.js'
import { follow } from './trail.js'

/**
 * Reads a stream on from where it stands: everything if that is due, then what has changed, to its end or as long as its share lasts. Throws `ApiError` and
 * `CredentialRevoked` for what the provider does.
 */
export async function readStream(run: ActiveRun, stream: Stream, share: Share): Promise<Reached> {
  for (;;) {
    const part = await nextPart(run, stream)
    if (part === undefined) return 'over'
    if (part === 'ended') return 'end'
    if (part === 'reset') await resetStream(run, stream)
    else if (part === 'place') await notePlace(run, stream)
    else {
      const { reading } = part
      const reached = reading.kind === 'sweep' ? await sweep(run, stream, share) : await readPages(run, stream, { ...part, reading }, share)
      if (reached !== 'end') return reached
    }
  }
}

/** What is read, and how: `isFirst` says that nothing was read to its end before. */
interface Part<R extends Reading = Reading> {
  reading: R
  isFirst: boolean
}

/** Finds out what is to be done next, and saves what begins. Undefined when the run is over. */
async function nextPart({ job, connection }: ActiveRun, stream: Stream): Promise<Part | 'ended' | 'place' | 'reset' | undefined> {
  let part: Part | 'ended' | 'place' | 'reset' | undefined
  const goesOn = await job.save(async (transaction, payload) => {
    part = undefined
    if (!payload.run || !(await liveConnection(transaction, connection.id))) return undefined
    const row = await streamRow(transaction, connection.id, stream.name)
    const checkpoint = readCheckpoint(row.checkpoint)
    const isFirst = checkpoint.walkedAt === null
    if (checkpoint.reading) part = { reading: checkpoint.reading, isFirst }
    else if (lacksPlace(stream, checkpoint)) part = 'place'
    else if (isTooOld(stream, checkpoint, job.clock.now())) part = 'reset'
    else {
      const reading = nextReading(stream, row, payload.run.done, job.clock.now())
      part = reading ? { reading, isFirst } : 'ended'
      const walk = reading?.kind === 'walk' ? row.full_sync + 1 : row.full_sync
      const begun = reading?.kind === 'walk' ? { ...checkpoint, hasLeftOut: false, leftOut: nothingLeftOut } : checkpoint
      if (reading) await transaction.upsert(integrationStreams, [{ ...row, full_sync: walk, checkpoint: { ...begun, reading } }])
    }
    return payload
  })
  return goesOn ? part : undefined
}

/** Reads page after page. Each is asked for while the one before it is committed, and committed in its turn; none when the share is used up. */
async function readPages(run: ActiveRun, stream: Stream, part: Part<PagedReading>, share: Share): Promise<Reached> {
  const { api, connection } = run
  const { account, configuration } = connection
  const { startedAt } = part.reading
  const context: StreamContext = { account, startedAt, historical: part.isFirst && part.reading.kind === 'walk', configuration }
  const { pages, first } = pagesOf(stream, part.reading, api.clean)
  const open = (request: ApiRequest) => readParts(run, { stream, pages, context }, request)
  let parts = open(part.reading.request ?? first())
  let asking = take(parts)
  for (let { reading } = part; ; ) {
    // A process that closes is noticed here too, but only once a renewal of the sign-in that is under way is saved.
    const page = await asking
    if (page.isPart) {
      asking = take(parts)
      // Where the reading stands is the beginning of the answer, until all of it is stored: what breaks off is read again.
      if (!(await committed(run, parts, asking, () => commitPage(run, stream.name, page, (row, payload) => ({ row, payload })))))
        return 'over'
      continue
    }
    const trail = follow(reading.trail, page.asked, page.next, page.records)
    const ended = withPlace(stream, { ...reading, trail }, page.answer, api.clean)
    const next = page.next && { ...ended, request: page.next }
    const isLast = share.use()
    await parts.return()
    if (page.next && !isLast) {
      parts = open(page.next)
      asking = take(parts)
    }
    const goesOn = await committed(run, parts, asking, () =>
      commitPage(run, stream.name, page, (row, payload) => afterPage(stream, { row, payload }, ended, next))
    )
    if (!goesOn) return 'over'
    if (next === null) return 'end'
    if (isLast) return 'share'
    reading = next
  }
}

/** The next part of a page. What it failed with is found out in its turn, if that comes: a commit may end the run before. */
function take(parts: AsyncGenerator<ReadPage, void>): Promise<ReadPage> {
  const asking = parts.next().then(({ value }) => {
    if (!value) throw new Error('A page ends without its last part')
    return value
  })
  asking.catch(() => undefined)
  return asking
}

/** Does a commit. Where it ends the run, what is asked for ahead ends too: nothing of it goes on in the background. */
async function committed(
  { over }: ActiveRun,
  parts: AsyncGenerator<ReadPage, void>,
  asking: Promise<unknown>,
  commit: () => Promise<boolean>
): Promise<boolean> {
  let goesOn = false
  try {
    goesOn = await commit()
    return goesOn
  } finally {
    if (!goesOn) {
      over.abort()
      await Promise.allSettled([asking])
      await parts.return()
    }
  }
}

function pagesOf(stream: Stream, reading: PagedReading, clean: (text: string) => string): { pages: Pages<never>; first(): ApiRequest } {
  const { walk, changes } = stream
  if (reading.kind === 'walk' && walk) return { pages: walk, first: () => firstRequest(walk, { startedAt: reading.startedAt }, clean) }
  if (reading.kind === 'feed' && changes?.kind === 'feed')
    return { pages: changes, first: () => firstRequest(changes, { place: reading.place }, clean) }
  if (reading.kind === 'window' && changes?.kind === 'window')
    return { pages: changes, first: () => firstRequest(changes, { from: reading.from, to: reading.to }, clean) }
  throw new Error(`The stream ${stream.name} has no ${reading.kind} any more`)
}

function withPlace(
  { changes }: Stream,
  reading: PagedReading,
  answer: Parameters<Pages<never>['records']>[0] | undefined,
  clean: (text: string) => string
) {
  if (reading.kind !== 'feed' || changes?.kind !== 'feed' || answer === undefined) return reading
  return { ...reading, place: String(attempt(() => changes.place(answer, reading.place), clean)) }
}

/** What the last commit of a page saves: the next page, or that the reading has ended. */
function afterPage(
  stream: Stream,
  { row, payload }: { row: StreamRow; payload: SyncPayload },
  ended: PagedReading,
  next: PagedReading | null
) {
  const checkpoint: Checkpoint = { ...readCheckpoint(row.checkpoint), reading: next }
  const run = payload.run && { ...payload.run, tries: 0 }
  if (next !== null) return { row: { ...row, checkpoint }, payload: { ...payload, run } }
  if (ended.kind === 'walk') {
    if (stream.deletes === 'absence') checkpoint.reading = { kind: 'sweep', startedAt: ended.startedAt, isTrusted: false }
    else return walkEnded({ row, payload: { ...payload, run } }, checkpoint, ended.startedAt)
  } else {
    if (ended.kind === 'feed') checkpoint.place = ended.place
    else checkpoint.windowEnd = ended.to
    run?.done.push('changes')
  }
  return { row: { ...row, checkpoint }, payload: { ...payload, run } }
}
