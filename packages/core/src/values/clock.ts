/** The only source of the present time: whole milliseconds since the epoch. Tests pass their own. */
export interface Clock {
  now(): number
  /** How time is waited for in this process, where it is not the machine's: a test's clock can move on instead. */
  wait?(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }
