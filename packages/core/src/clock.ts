/** The only source of the present time: whole milliseconds since the epoch. Tests pass their own. */
export interface Clock {
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }
