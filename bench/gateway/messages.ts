/** What a server is: a Rapport on this store, or one that knows nothing and answers the same to everybody. */
export type ServerStart =
  | { kind: 'rapport'; store: { kind: 'memory' } | { kind: 'postgres'; url: string }; customers: number }
  | { kind: 'bare'; body: string; headers: Record<string, string> }

/** What a server is told afterwards. */
export interface ServerEnd {
  command: 'end'
}

/** What a server answers once it is ready; a bare one has no key. */
export interface ServerNews {
  port: number
  apiKey: string
}
