import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailableError } from '@rapport/core/src/storage/contract.js'

/** What becomes of a call: it fails without effect, finds nobody there, takes its time, or is done while its answer is lost. */
export const faults = ['fail', 'lost answer', 'delay', 'away'] as const
export type Fault = (typeof faults)[number]

/** Lets one in so many calls meet a fault, by chance: a fixed distance would meet the same call of a loop forever. The same calls meet the same faults. */
export class FaultInjector {
  /** How many faults there were, by kind. */
  readonly injected: Record<Fault, number> = { fail: 0, 'lost answer': 0, delay: 0, away: 0 }
  isArmed = false
  #state = 1

  constructor(private readonly every: number) {}

  async call<R>(run: () => Promise<R>): Promise<R> {
    const fault = this.#next()
    if (fault === 'fail') throw new Error('Injected: the call failed')
    if (fault === 'away') throw new StoreUnavailableError('Injected: the store is away')
    if (fault === 'delay') await sleep(2)
    const result = await run()
    if (fault === 'lost answer') throw new StoreUnavailableError('Injected: the answer was lost')
    return result
  }

  #next(): Fault | undefined {
    if (!this.isArmed || this.#below(this.every) > 0) return undefined
    const fault = faults[this.#below(faults.length)]
    if (fault) this.injected[fault]++
    return fault
  }

  /** A multiplicative congruential generator: https://doi.org/10.1145/63039.63042. */
  #below(end: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647
    return Math.floor((this.#state / 2_147_483_647) * end)
  }
}
