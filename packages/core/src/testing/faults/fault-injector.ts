import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailableError } from '../../storage/contract.js'

/** What becomes of a call: it fails without effect, finds nobody there, takes its time, or is done while its answer is lost. */
export const faults = ['fail', 'lost answer', 'delay', 'away'] as const
export type Fault = (typeof faults)[number]

/** One in so many calls meets a fault, give or take two: a fixed distance would meet the same call of a loop forever. */
export class FaultInjector {
  /** How many faults there were, by kind. */
  readonly injected: Record<Fault, number> = { fail: 0, 'lost answer': 0, delay: 0, away: 0 }
  isArmed = false
  private until: number
  private count = 0

  constructor(private readonly every: number) {
    this.until = every
  }

  async call<R>(run: () => Promise<R>): Promise<R> {
    const fault = this.next()
    if (fault === 'fail') throw new Error('Injected: the call failed')
    if (fault === 'away') throw new StoreUnavailableError('Injected: the store is away')
    if (fault === 'delay') await sleep(2)
    const result = await run()
    if (fault === 'lost answer') throw new StoreUnavailableError('Injected: the answer was lost')
    return result
  }

  private next(): Fault | undefined {
    if (!this.isArmed || --this.until > 0) return undefined
    const fault = faults[this.count++ % faults.length]
    if (fault) this.injected[fault]++
    this.until = this.every + (this.count % 3)
    return fault
  }
}
