import { countModelUse, type Model, ModelError, type ModelPurpose, type Question, tokensToday, type Usage } from '../models/index.js'
import type { Transaction } from '../storage/index.js'
import { day, startOfUtcDay } from '../values/index.js'
import type { JobContext } from './job.js'
import { RescheduleAt } from './reschedule-at.js'
import { retryDelay } from './retry-delay.js'

/** Failures in a row after which one is passed over, and how often an answer that cannot be read is asked for again. */
const maxFailures = 8
const maxUnreadable = 2

/** What there is to do with one after the other; `Payload` says with which, the first one first. */
export interface ModelQueue<Payload, Found> {
  purpose: ModelPurpose
  /** Whether what is found may change who is who's facts: then it is stored under the `ingest` lock. */
  isLocked: boolean
  ids(payload: Payload): readonly string[]
  failures(payload: Payload): number
  next(ids: readonly string[], failures: number): Payload
  /** The question about one, and how its answer is read; undefined where there is nothing to ask. */
  ask(id: string): Promise<ModelTask<Found> | undefined>
  log: string
}

/** A question, how its answer is read (undefined when it cannot be), and what becomes of what was found. */
export interface ModelTask<Found> {
  question: Pick<Question, 'system' | 'turns' | 'maxOutputTokens'>
  read(text: string): Found | undefined
  keep(transaction: Transaction, found: Found, now: number): Promise<unknown>
}

type Outcome<Found> = { found: Found | undefined; usage?: Usage } | { failed: string; isPassing: boolean; usage?: Usage }

/**
 * Asks the language model about one after the other, outside of transactions, within the tokens of the day. An endpoint that is away is asked again later;
 * one that stays away, refuses or cannot be read is passed over and logged.
 */
export async function runModelQueue<Payload, Found>(
  payload: Payload,
  turns: ModelQueue<Payload, Found>,
  context: JobContext<Payload>
): Promise<void> {
  const { model, store, clock, logger, signal } = context
  if (!model) return
  for (const id of turns.ids(payload)) {
    if ((await tokensToday(store, clock.now())) >= model.bounds.maxTokensPerDay) {
      await context.save(async (_, stored) => new RescheduleAt(startOfUtcDay(clock.now()) + day, stored))
      return
    }
    const asking = await turns.ask(id)
    const outcome: Outcome<Found> = asking ? await answered(asking, model, signal) : { found: undefined }
    const goesOn = await context[turns.isLocked ? 'step' : 'save'](async (transaction, stored) => {
      const now = clock.now()
      const rest = turns.ids(stored).slice(1)
      const further = rest.length === 0 ? undefined : turns.next(rest, 0)
      if (outcome.usage) await countModelUse(transaction, turns.purpose, outcome.usage, model.prices, now)
      if ('found' in outcome) {
        if (asking && outcome.found !== undefined) await asking.keep(transaction, outcome.found, now)
        return further
      }
      const failures = turns.failures(stored) + 1
      if (failures < (outcome.isPassing ? maxFailures : maxUnreadable))
        return new RescheduleAt(now + retryDelay(failures), turns.next(turns.ids(stored), failures))
      logger.warn(turns.log, { organizationId: store.organizationId, id, reason: outcome.failed })
      return further
    })
    if (!goesOn) return
  }
}

async function answered<Found>({ question, read }: ModelTask<Found>, model: Model, signal: AbortSignal): Promise<Outcome<Found>> {
  try {
    const { text, usage, isRefused } = await model.ask({ ...question, signal })
    const found = isRefused ? undefined : read(text)
    if (found !== undefined) return { found, usage }
    return { failed: isRefused ? 'It refused' : 'Its answer cannot be used', isPassing: false, usage }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ModelError)) throw error
    return { failed: error.message, isPassing: error.isPassing }
  }
}
