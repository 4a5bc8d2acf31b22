import { beforeCommit, defineSubscriber, emit } from '../../changes/index.js'
import { enqueueJob, jobs } from '../../jobs/index.js'
import type { Rows, Transaction } from '../../storage/index.js'
import { day as dayLength, type Ids } from '../../values/index.js'
import { featuresVersion } from '../features.js'
import { newestModel } from '../newest-model.js'
import { healthModels } from '../tables/health-models.js'
import type { ModelRow } from './fit-model.js'
import { minDepartures, type Population } from './population.js'

/** The job that fits the probabilities of leaving, and the name under which an organization has one. */
export const healthFitKind = 'health_fit'

/** So long a model is in force, if no outcome changes. */
const fittedFor = 7 * dayLength
/** Corrections of outcomes come several at a time: a fit waits for them. */
const gathering = 10 * 60_000
/** So many models are kept. */
const kept = 50

/** Has the model be fitted at `runAt`; a fit that waits already comes at the earlier of both times. */
export async function planFit(transaction: Transaction, ids: Ids, now: number, { runAt = now, isForced = false } = {}): Promise<void> {
  const [live] = await transaction.find(jobs, {
    where: { unique_key: { eq: healthFitKind } },
    columns: ['id', 'run_at', 'payload'],
    limit: 1
  })
  if (live && live.run_at !== null) {
    const payload = { ...live.payload, ...(isForced && { isForced }) }
    const earlier = Math.min(live.run_at, runAt)
    await transaction.update(jobs, { id: { eq: live.id } }, { run_at: earlier, payload })
    if (earlier <= now && live.run_at > now) emit(transaction, { kind: 'jobWoken', dueAt: now })
    return
  }
  await enqueueJob(
    transaction,
    { kind: healthFitKind, payload: { isForced, at: null, done: 0 }, uniqueKey: healthFitKind, runAt },
    ids,
    now
  )
}

/** Whether the model in force is not what outcomes say now, or is a week old. Below 30 departures only a model that is in force is taken back. */
export async function needsFit(rows: Rows<'organization'>, { departures, outcomesKey }: Population, now: number): Promise<boolean> {
  const model = await newestModel(rows)
  if (!model) return departures >= minDepartures
  if (model.outcomes_key !== outcomesKey || model.features_version !== featuresVersion)
    return departures >= minDepartures || model.reason === null
  return departures >= minDepartures && model.fitted_at <= now - fittedFor
}

/** Writes a model, which is in force from then on, and removes the oldest ones. */
export async function writeModel(transaction: Transaction, model: Omit<ModelRow, 'version'>): Promise<void> {
  const version = ((await newestModel(transaction))?.version ?? 0) + 1
  await transaction.insert(healthModels, [{ ...model, version }])
  await transaction.remove(healthModels, { version: { lte: version - kept } })
}

/** Where there is a model, a term or outcome that changes has it be fitted anew. The first one comes with the daily look at health. */
export const followOutcomes = defineSubscriber({
  at: beforeCommit,
  kinds: ['termsChanged'],
  async follow(_, { transaction, ids, now }) {
    if (await newestModel(transaction)) await planFit(transaction, ids, now, { runAt: now + gathering })
  }
})
