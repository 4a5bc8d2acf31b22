import {
  type Hook,
  type HookHandler,
  type HookName,
  hookDelivery,
  hookKey,
  hookNames,
  isHookName,
  type KnownHooks
} from '../hooks/index.js'
import type { Job } from '../jobs/index.js'
import { fieldHint, requireKnownOptions } from '../validation/index.js'
import type { HookOptions } from './hook-options.js'

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
      throw new TypeError(`rapport.on: this process already has a hook of ${name} with the id ${hook.id}; use another id`)
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
      `rapport.on: ${JSON.stringify(name)} is not the name of a hook${fieldHint(String(name), hookNames) || `; there are ${hookNames.join(', ')}`}`
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
