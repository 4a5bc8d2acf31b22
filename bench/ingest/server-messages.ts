/** Where a server keeps its data. */
export type StorePlace = { kind: 'postgres'; url: string } | { kind: 'pglite'; directory: string }

/** What the bench tells a server at the start. The first of several makes the organizations. */
export interface ServerStart {
  store: StorePlace
  organizations: number
}

/** What the bench tells a server afterwards: to note from now on what it spends its time on, or to end, and to leave the profile in a file. */
export type ServerCommand = { command: 'profile'; file: string } | { command: 'end' }

/** What a server answers once it is ready. */
export interface ServerNews {
  port: number
  organizations: { id: string; publicKey: string }[]
}
