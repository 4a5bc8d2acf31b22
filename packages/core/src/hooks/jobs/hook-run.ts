import { setMaxListeners } from 'node:events'
import type { Static } from 'typebox'
import { holdSingleton, type JobContext, RescheduleAt, retryDelay } from '../../jobs/index.js'
import { cleanText, isoTime } from '../../values/index.js'
import { type Hook, type HookPayload, hookJob, hookKey } from '../hook.js'
import type { hookJobPayload } from '../hook-job-payload.js'
import type { HookName } from '../hook-names.js'
import { dueSubjects, fail, giveBack, maxAttempts, type Next, settle, takeNext } from '../next-delivery.js'
import { hookDeliveries } from '../tables/hook-deliveries.js'
import type { DeliveryRow } from '../write-deliveries.js'
import { callHandler } from './call-handler.js'

type Payload = Static<typeof hookJobPayload>

/** So many subjects are delivered to at a time; those that take longer than a second do not count, up to so many in all. */
const atOnce = 8
const slowMs = 1_000
const maxConcurrent = 40
const maxErrorLength = 2_000
const dayMs = 86_400_000

/**
 * Tells a hook what waits for it in one organization: one delivery of a subject after the other, in their order, and several subjects side by side. One
 * process at a time does so, by the lease of the job.
 */
export class HookRun {
  private readonly key
  /** The subjects that are delivered to, with when the call began that runs now. */
  private readonly running = new Map<string, Promise<void>>()
  private readonly calls = new Map<string, number>()
  /** Deliveries whose handler runs. */
  private readonly held = new Set<string>()
  /** Subjects whose next delivery another one began, before a merge. */
  private readonly waiting = new Set<string>()
  private delivered = 0
  private failure: { error: unknown } | undefined

  constructor(
    private readonly hook: Hook,
    private readonly context: JobContext<Payload>
  ) {
    this.key = hookKey(hook)
    // Each handler that runs hears of the end: there may be 40 of them.
    setMaxListeners(maxConcurrent + 10, context.signal)
  }

  async run(): Promise<void> {
    for (;;) {
      await this.startDue().catch((error: unknown) => this.stop(error))
      if (this.running.size > 0) await this.nextEnd()
      else if (this.failure) throw this.failure.error
      else {
        this.waiting.clear()
        if (!(await this.rest())) return
      }
    }
  }

  private get isStopping(): boolean {
    return this.failure !== undefined || this.context.signal.aborted || this.hook.isEnded
  }

  /** Begins no more. Handlers that run are waited for: else another process would deliver beside them. */
  private stop(error: unknown): void {
    this.failure ??= { error }
  }

  private async startDue(): Promise<void> {
    const { store, clock } = this.context
    const now = performance.now()
    const slow = [...this.calls.values()].filter((since) => now - since > slowMs).length
    const free = Math.min(atOnce - (this.running.size - slow), maxConcurrent - this.running.size)
    if (free <= 0 || this.isStopping) return
    const subjects = await dueSubjects(store, this.key, [...this.running.keys(), ...this.waiting], free, clock.now())
    for (const subjectId of subjects) {
      const work = this.deliverTo(subjectId)
        .catch((error: unknown) => this.stop(error))
        .finally(() => this.running.delete(subjectId))
      this.running.set(subjectId, work)
    }
  }

  /** Until a subject is done, or a handler has become slow and others may begin beside it. */
  private async nextEnd(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const pause = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, slowMs).unref()
    })
    await Promise.race([...this.running.values(), pause])
    clearTimeout(timer)
  }

  /** What is due of one subject, in its order. */
  private async deliverTo(subjectId: string): Promise<void> {
    const { write, clock } = this.context
    let done: DeliveryRow | undefined
    for (;;) {
      // Only while the job is still this process's: else another one calls the handler.
      const next = await write(async (transaction): Promise<Next> => {
        if (done) await settle(transaction, done)
        if (this.isStopping) return { kind: 'none' }
        return takeNext(transaction, this.key, subjectId, (id) => id !== done?.id && this.held.has(id), clock.now())
      })
      if (done) this.release(done)
      done = undefined
      if (next.kind === 'held') this.waiting.add(subjectId)
      if (next.kind !== 'deliver') return
      this.held.add(next.row.id)
      try {
        if (!(await this.deliver(subjectId, next.row))) return this.release(next.row)
      } catch (error) {
        this.release(next.row)
        throw error
      }
      done = next.row
    }
  }

  private release({ id }: DeliveryRow): void {
    this.held.delete(id)
    this.waiting.clear()
  }

  /** One attempt; answers whether it was taken. */
  private async deliver(subjectId: string, row: DeliveryRow): Promise<boolean> {
    const { store, write, clock, logger, signal, metrics } = this.context
    const payload = this.payloadOf(row)
    this.calls.set(subjectId, performance.now())
    const outcome = await callHandler((abort) => this.hook.handler(payload, { signal: abort, attempt: row.attempts }), {
      limitMs: this.hook.timeoutMs,
      closing: signal
    })
    this.calls.delete(subjectId)
    if (outcome.kind === 'delivered') {
      this.delivered++
      metrics.hookCalls.add({ outcome: 'delivered' })
      return true
    }
    if (outcome.kind === 'stopped') {
      await write((transaction) => giveBack(transaction, row))
      return false
    }
    const error = cleanText(outcome.error.slice(0, maxErrorLength))
    const fields = {
      hook: this.hook.id,
      name: this.hook.name,
      organizationId: store.organizationId,
      deliveryId: row.id,
      attempts: row.attempts
    }
    await write((transaction) => fail(transaction, row, error, clock.now() + retryDelay(row.attempts)))
    const isDead = row.attempts >= maxAttempts
    metrics.hookCalls.add({ outcome: isDead ? 'dead' : 'failed' })
    if (isDead) logger.error('A hook failed for the last time: the delivery is a dead letter', { ...fields, error })
    else logger.warn('A hook failed and will be tried again', { ...fields, error })
    return false
  }

  private payloadOf({ id, event: told }: DeliveryRow): HookPayload<HookName> {
    const { at, historical, data } = told
    const { organizationId } = this.context.store
    return { id, organizationId, at: isoTime(at), historical, data: data as HookPayload<HookName>['data'] }
  }

  /** Says when the job runs again, once nothing is due; answers whether it goes on now. */
  private rest(): Promise<boolean> {
    const { save, clock, store } = this.context
    return save(async (transaction, payload) => {
      await holdSingleton(transaction, hookJob(store.organizationId, this.key).id)
      const ofHook = { hook: { eq: this.key } }
      const [next] = await transaction.find(hookDeliveries, {
        where: { ...ofHook, status: { eq: 'PENDING' } },
        orderBy: { column: 'due_at', direction: 'asc' },
        limit: 1
      })
      const now = clock.now()
      if (next && next.due_at <= now && !this.hook.isEnded) return payload
      if (next) return new RescheduleAt(next.due_at, payload)
      const isOver = this.delivered === 0 && (await transaction.count(hookDeliveries, ofHook, 1)) === 0
      return isOver ? undefined : new RescheduleAt(now + dayMs, payload)
    })
  }
}
