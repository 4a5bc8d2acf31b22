/** What the bench tells a server at the start: where its data is, and what Stripe account it will be connected to. */
export interface SyncServerStart {
  url: string
  customers: number
  pageSize: number
  requestsPerSecond: number
}

/** What the bench tells it afterwards: to connect the account, to say what has been read of it, or to end. */
export type SyncServerCommand = { command: 'connect' } | { command: 'count' } | { command: 'end' }

/** What it answers: where it is, that it is connected, how many records of the account it has stored. */
export type SyncServerNews =
  | { kind: 'ready'; port: number; publicKey: string }
  | { kind: 'connected' }
  | { kind: 'counted'; records: number }
