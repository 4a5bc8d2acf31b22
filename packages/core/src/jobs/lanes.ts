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
  /** Goes through a whole workspace, once a day or when somebody asks for it. */
  upkeep: 1
} as const

/** The name of a lane. */
export type Lane = keyof typeof lanes
