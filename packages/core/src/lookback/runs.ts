import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { customers, events } from '../identity/index.js'
import { enqueueJob } from '../jobs/index.js'
import { orNull } from '../runtime/index.js'
import { readSettings } from '../settings/index.js'
import { checkSignal } from '../signals/index.js'
import { sources } from '../sources/tables/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { terms } from '../terms/tables/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { day as dayLength, type Ids, isoTime, isoTimeOrNull, isUuid, startOfDay, wallClock } from '../values/index.js'
import { alarmNames } from './look-at-page.js'
import { lookbackResultShape } from './report/result.js'
import { emptyTally } from './report/tally.js'
import { type LookbackInput, lookbackInput } from './settings.js'
import { resultIn, settingsOf } from './stored-run.js'
import { lookbackRuns } from './tables/lookback-runs.js'

/** The job that looks back. */
export const lookbackKind = 'lookback'
export const lookbackPayload = Type.Object({ runId: Type.String(), after: orNull(Type.String()) })

const usualMonths = 12
const daysOfMonth = 30.4375
const keptRuns = 20

const instant = () => Type.String({ format: 'date-time' })

/** A look-back as callers see it. */
export const lookbackRunShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  status: Type.Enum(['running', 'done']),
  settings: lookbackInput,
  from: instant(),
  to: instant(),
  lookedAt: Type.Integer({ description: 'Customers that were checked so far.' }),
  customers: Type.Integer({ description: 'Customers that there are in all.' }),
  createdAt: instant(),
  finishedAt: orNull(instant()),
  result: orNull(lookbackResultShape)
})

/** A look-back: how far it is, and what it found. */
export type LookbackRun = Static<typeof lookbackRunShape>

/** Starts a look-back. Throws INVALID_TOOL_INPUT for a signal whose definition is none. */
export async function startLookback(
  store: OrganizationStore,
  { months = usualMonths, signals, health }: LookbackInput,
  ids: Ids,
  now: number
): Promise<LookbackRun> {
  for (const signal of signals ?? []) checkSignal(signal)
  const { default_timezone: timeZone } = await readSettings(store)
  const today = Math.floor(wallClock(now, timeZone) / dayLength) * dayLength
  const settings = { months, ...(signals && { signals }), ...(health && { health }) }
  const row: RowOf<typeof lookbackRuns> = {
    id: ids.uuid(now),
    settings,
    status: 'running',
    period_start: startOfDay(today - Math.round(months * daysOfMonth) * dayLength, timeZone),
    period_end: startOfDay(today, timeZone),
    looked_at: 0,
    customers: await store.count(customers),
    progress: emptyTally(alarmNames(settings)),
    result: null,
    created_at: now,
    finished_at: null
  }
  await store.transaction(async (transaction) => {
    const older = await transaction.find(lookbackRuns, {
      where: { status: { eq: 'done' } },
      orderBy: { column: 'created_at', direction: 'desc' },
      columns: ['id']
    })
    const gone = older.slice(keptRuns - 1).map(({ id }) => id)
    if (gone.length > 0) await transaction.remove(lookbackRuns, { id: { in: gone } })
    await transaction.insert(lookbackRuns, [row])
    await enqueueJob(transaction, { kind: lookbackKind, payload: { runId: row.id, after: null } }, ids, now)
  })
  return runOf(row)
}

/** A look-back by its id. Throws NOT_FOUND. */
export async function getLookback(store: OrganizationStore, id: string): Promise<LookbackRun> {
  const [row] = isUuid(id) ? await store.get(lookbackRuns, [{ id }]) : []
  if (!row) throw new RapportError('NOT_FOUND', `No look-back has the id ${JSON.stringify(id)}`)
  return runOf(row)
}

/** The last look-backs, the newest first, without their results. */
export async function listLookbacks(store: OrganizationStore): Promise<{ items: LookbackRun[] }> {
  const rows = await store.find(lookbackRuns, { orderBy: { column: 'created_at', direction: 'desc' }, limit: keptRuns })
  return { items: rows.map((row) => runOf({ ...row, result: null })) }
}

function runOf(row: RowOf<typeof lookbackRuns>): LookbackRun {
  return {
    id: row.id,
    status: parseEnum(['running', 'done'], row.status),
    settings: settingsOf(row),
    from: isoTime(row.period_start),
    to: isoTime(row.period_end),
    lookedAt: row.looked_at,
    customers: row.customers,
    createdAt: isoTime(row.created_at),
    finishedAt: isoTimeOrNull(row.finished_at),
    result: resultIn(row)
  }
}

/** What nobody knows in this workspace, and would make a look-back say more. */
export async function missingIn(store: OrganizationStore): Promise<string[]> {
  const [hasTerms, hasSources, hasEvents] = await Promise.all([
    store.count(terms, { removed_at: { isNull: true } }, 1),
    store.count(sources, {}, 1),
    store.count(events, {}, 1)
  ])
  return [
    ...(hasTerms === 0 ? ['There are no contract terms and no subscriptions: they tell who left, and when.'] : []),
    ...(hasSources === 0 ? ['There are no conversations: they tell who wants to leave.'] : []),
    ...(hasEvents === 0 ? ['There is no activity: it tells who does less.'] : [])
  ]
}
