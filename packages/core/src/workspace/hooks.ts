import type { DeadLetter, DeadLetterQuery } from '../domain/hooks/dead-letters.js'
import { type Hook, type HookHandler, hookKey } from '../domain/hooks/hook.js'
import { type HookName, hookNames, isHookName } from '../domain/hooks/hook-table.js'
import type { KnownHooks } from '../domain/hooks/known-hooks.js'
import type { Job } from '../jobs/define-job.js'
import { hookDelivery } from '../jobs/hook-delivery.js'
import { fieldHint, requireKnownOptions } from '../nearest-name.js'

/** How a hook is called. */
export interface HookOptions {
  /**
   * Which hook it is, in a word of yours that stays the same over restarts and in all processes that serve it together: what waits for it is found by it.
   * Letters, digits and `. _ -`, at most 100. The same id may stand for several names, each of which is delivered by itself.
   */
  id: string
  /** How long the handler may take for one delivery, in milliseconds: up to 15 minutes, 30,000 by default. After that it counts as failed. */
  timeoutMs?: number
}

/** Dead letters of hooks: what failed 20 times, and was passed over. Kept for 7 days. */
export interface DeadLetterQueue {
  /**
   * The dead letters of all organizations, at most 100.
   *
   * @example for (const { hookId, data, error } of await rapport.hooks.deadLetters({ hookId: 'crm' })) console.log(hookId, data, error)
   */
  deadLetters(query?: DeadLetterQuery): Promise<DeadLetter[]>
  /**
   * Delivers dead letters again, with 20 attempts before each of them; answers how many there are. Processes that have the hook take them up.
   *
   * @example await rapport.hooks.retry({ hookId: 'crm' })
   */
  retry(query?: DeadLetterQuery): Promise<number>
}

const defaultTimeoutMs = 30_000
const maxTimeoutMs = 900_000

/** The hooks of this process: each is a kind of job that only processes with its handler know. */
export class Hooks {
  private readonly own = new Map<string, Hook>()

  constructor(
    private readonly known: KnownHooks,
    private readonly registry: Record<string, Job>
  ) {}

  /** Begins a hook; answers what ends it in this process. Throws TypeError that says what is wrong. */
  on<Name extends HookName>(name: Name, handler: HookHandler<Name>, options: HookOptions): () => void {
    const hook = readHook(name, handler, options)
    const key = hookKey(hook)
    if (this.own.has(key))
      throw new TypeError(`rapport.on: this process has a hook of ${name} with the id ${hook.id} already; give this one another id`)
    const job = hookDelivery(hook)
    this.own.set(key, hook)
    this.registry[job.kind] = job
    this.known.add(key)
    return () => {
      if (this.own.get(key) !== hook) return
      hook.isEnded = true
      this.own.delete(key)
      delete this.registry[job.kind]
      this.known.remove(key)
    }
  }
}

function readHook<Name extends HookName>(name: Name, handler: HookHandler<Name>, options: HookOptions): Hook {
  if (!isHookName(name))
    throw new TypeError(
      `rapport.on: ${JSON.stringify(name)} is nothing that hooks are told of${fieldHint(String(name), hookNames) || `; there are ${hookNames.join(', ')}`}`
    )
  if (typeof handler !== 'function') throw new TypeError('rapport.on: the handler must be a function')
  requireKnownOptions(options, ['id', 'timeoutMs'], 'rapport.on')
  const { id, timeoutMs = defaultTimeoutMs } = options
  if (typeof id !== 'string' || !/^[A-Za-z0-9._-]{1,100}$/.test(id))
    throw new TypeError('rapport.on: id must be 1 to 100 letters, digits and . _ -, and stay the same over restarts')
  if (!Number.isFinite(timeoutMs) || timeoutMs < 1 || timeoutMs > maxTimeoutMs)
    throw new TypeError(`rapport.on: timeoutMs must be a number of milliseconds from 1 to ${maxTimeoutMs}`)
  // What a handler is given is of its name: the delivery's row says which.
  return { name, id, handler: handler as unknown as Hook['handler'], timeoutMs, isEnded: false }
}
