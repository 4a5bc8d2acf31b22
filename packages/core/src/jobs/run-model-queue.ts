import {
  countModelUse,
  type Model,
  type ModelBounds,
  ModelError,
  type ModelPurpose,
  type Question,
  tokensToday,
  type Usage
} from '../models/index.js'
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
  /** A bound of the tokens of a day for this purpose alone, beside that of all. */
  dailyBound?: keyof ModelBounds
  /** After so many answers others of the lane have their turn. */
  atOnce?: number
  /** Whether what is found may change who is who's facts: then it is stored under the `ingest` lock. */
  isLocked: boolean
  ids(payload: Payload): readonly string[]
  failures(payload: Payload): number
  next(ids: readonly string[], failures: number): Payload
  /** The question about one, and how its answer is read; what is to be written where there is nothing to ask; undefined where there is neither. */
  ask(id: string): Promise<ModelTask<Found> | UnaskedTask | undefined>
  /** Writes down that those that wait do so until then, because the tokens of the day are used up. */
  postpone?(transaction: Transaction, ids: readonly string[], until: number, now: number): Promise<void>
  log: string
}

/** A question, how its answer is read, and what becomes of what was found. */
export interface ModelTask<Found> {
  question: Pick<Question, 'system' | 'turns' | 'maxOutputTokens'>
  /** Undefined, or an `UnusableAnswer` that says why, when it cannot be read. */
  read(text: string, isCut: boolean): Found | UnusableAnswer | undefined
  /** Stores what was found. Answers `more` when there is a further question about the same one. */
  keep(transaction: Transaction, found: Found, now: number): Promise<unknown>
  /** Writes down why the question will be asked again, and when. */
  retry?(transaction: Transaction, reason: string, at: number, now: number): Promise<void>
  /** Writes down that the question was given up. Answers `more` as `keep` does. */
  giveUp?(transaction: Transaction, failure: GivenUp, now: number): Promise<unknown>
}

/** One about which nothing is asked. */
export interface UnaskedTask {
  settle(transaction: Transaction, now: number): Promise<void>
}

/** Why a question was given up. `isPassing`: the model was away, and another question would find it so too. */
export interface GivenUp {
  reason: string
  isPassing: boolean
}

/** An answer that cannot be used, and why, in words for people. */
export class UnusableAnswer {
  constructor(readonly reason: string) {}
}

type Outcome<Found> = { found: Found; usage: Usage } | { failed: string; isPassing: boolean; usage?: Usage }

/**
 * Asks the language model about one after the other, outside of transactions, within the tokens of the day. An endpoint that is away is asked again later;
 * one that stays away, refuses or cannot be read is passed over and logged.
 */
export async function runModelQueue<Payload, Found>(
  payload: Payload,
  queue: ModelQueue<Payload, Found>,
  context: JobContext<Payload>
): Promise<void> {
  const { model, store, clock, logger, signal } = context
  if (!model) return
  let answers = 0
  for (let waiting = queue.ids(payload); ; ) {
    const [id] = waiting
    if (id !== undefined && (await isUsedUp(queue, model, context))) {
      await context.save(async (transaction, stored) => {
        const until = startOfUtcDay(clock.now()) + day
        await queue.postpone?.(transaction, queue.ids(stored), until, clock.now())
        return new RescheduleAt(until, stored)
      })
      return
    }
    const task = id === undefined ? undefined : await queue.ask(id)
    const outcome = task && 'question' in task ? await answered(task, model, signal) : undefined
    if (outcome) answers += 1
    const left: { ids: readonly string[] } = { ids: [] }
    const goesOn = await context[queue.isLocked ? 'step' : 'save'](async (transaction, stored) => {
      const now = clock.now()
      const ids = queue.ids(stored)
      const further = (becomes?: unknown) => {
        left.ids = becomes === 'more' ? ids : ids.slice(1)
        if (left.ids.length === 0) return undefined
        const rest = queue.next(left.ids, 0)
        return answers === queue.atOnce ? new RescheduleAt(now, rest) : rest
      }
      if (outcome?.usage) await countModelUse(transaction, queue.purpose, outcome.usage, model.prices, now)
      if (!task) return further()
      if ('settle' in task) return further(await task.settle(transaction, now))
      if (!outcome) return further()
      if ('found' in outcome) return further(await task.keep(transaction, outcome.found, now))
      const { failed: reason, isPassing } = outcome
      const failures = queue.failures(stored) + 1
      if (failures < (isPassing ? maxFailures : maxUnreadable)) {
        const at = now + retryDelay(failures)
        await task.retry?.(transaction, reason, at, now)
        return new RescheduleAt(at, queue.next(ids, failures))
      }
      logger.warn(queue.log, { organizationId: store.organizationId, id, reason })
      return further(await task.giveUp?.(transaction, { reason, isPassing }, now))
    })
    if (!goesOn) return
    waiting = left.ids
  }
}

async function isUsedUp<Payload, Found>(
  { purpose, dailyBound }: ModelQueue<Payload, Found>,
  { bounds }: Model,
  { store, clock }: JobContext<Payload>
): Promise<boolean> {
  if ((await tokensToday(store, clock.now())) >= bounds.maxTokensPerDay) return true
  return dailyBound !== undefined && (await tokensToday(store, clock.now(), purpose)) >= bounds[dailyBound]
}

async function answered<Found>({ question, read }: ModelTask<Found>, model: Model, signal: AbortSignal): Promise<Outcome<Found>> {
  try {
    const { text, usage, isRefused, isCut } = await model.ask({ ...question, signal })
    if (isRefused) return { failed: 'It refused', isPassing: false, usage }
    const found = read(text, isCut)
    if (found instanceof UnusableAnswer) return { failed: found.reason, isPassing: false, usage }
    return found === undefined ? { failed: 'Its answer cannot be used', isPassing: false, usage } : { found, usage }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ModelError)) throw error
    return { failed: error.message, isPassing: error.isPassing }
  }
}
