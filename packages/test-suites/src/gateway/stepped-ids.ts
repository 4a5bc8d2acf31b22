import { hexToUuid, type Ids } from '@rapport/core/src/values/ids.js'

/**
 * Ids that count up from the step that a test is at: the same ones on every store, also when jobs before that step drew more of them on one store than
 * on another.
 */
export class SteppedIds implements Ids {
  #step = 0
  #made = 0

  /** Goes on to the next step, whose ids follow all earlier ones. */
  nextStep(): void {
    this.#step++
    this.#made = 0
  }

  uuid(now: number): string {
    return hexToUuid(`${hex(now, 12)}70008${hex(this.#step, 7)}${hex(++this.#made, 8)}`)
  }

  secret(length: number): string {
    return `${hex(this.#step, 8)}${hex(++this.#made, 8)}`.padEnd(length, 'x').slice(0, length)
  }
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')
