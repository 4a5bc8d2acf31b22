/**
 * The lanes that jobs run in. Each has slots of its own in a process, so that slow work of one lane never keeps the others waiting. The number is how
 * many jobs of the lane one process runs at the same time.
 */
export const lanes = {
  /** Who is who and what is whose: what the next answer depends on. Its steps take the organization's `ingest` lock, so that more slots win little. */
  identity: 2,
  /** Reads texts with this process's own time. */
  analysis: 1,
  /** Waits for other services. */
  network: 4,
  /** Waits for a language model, for minutes. */
  models: 2,
  /** Goes through a whole workspace, once a day or when somebody asks for it. */
  maintenance: 1
} as const

/** The name of a lane. */
export type Lane = keyof typeof lanes

/** A hook's own lane: handlers are the host's, and one that hangs keeps only its own hook waiting. */
export type HookLane = `hook ${string}`

/** In how many organizations one process delivers to one hook at the same time. */
export const slotsOfHook = 8

/** Whether a lane is one of those above, and no hook's. */
export function isLane(lane: Lane | HookLane): lane is Lane {
  return Object.hasOwn(lanes, lane)
}
