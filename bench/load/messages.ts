import type { Traffic } from './traffic.js'

/** What the bench tells the load client at the start. */
export interface LoadOrder {
  traffic: Traffic
  /** The ingest path of each organization. */
  paths: string[]
  /** The servers; connections are spread over them. */
  ports: number[]
  connections: number
  /** Sent, but outside of the measurement. */
  warmUpSeconds: number
  seconds: number
  /** How many batches are made beforehand; when they are used up the run ends early. */
  batches: number
}

/** What the bench tells it next, to begin. */
export type LoadCommand = 'go'

/** What was acknowledged while it was measured. */
export interface Measured {
  seconds: number
  events: number
  /** Milliseconds from the request's first byte to the answer's last. */
  p50: number
  p99: number
  slowest: number
}

/** What the load client tells the bench, in this order. */
export type LoadNews =
  | { kind: 'prepared' }
  | { kind: 'measuring' }
  | { kind: 'measured'; measured: Measured }
  /** Every request is answered: batches 0 to `sent` - 1. `failures` says what was wrong with the first ones that were not taken whole. */
  | { kind: 'finished'; sent: number; failures: string[]; ranOut: boolean }
