/** Where a server keeps its data. */
export type StorePlace = { kind: 'postgres'; url: string } | { kind: 'pglite'; directory: string }

/** What the bench tells a server at the start. The first of several makes the organizations. */
export interface ServerStart {
  store: StorePlace
  organizations: number
}

/** What the bench tells a server afterwards: to note from now on what it spends its time on, to say what it holds, or to end, and to leave the profile in a file. */
export type ServerCommand = { command: 'profile'; file: string } | { command: 'memory' } | { command: 'end' }

/** What a server answers once it is ready. */
export interface ServerNews {
  port: number
  organizations: { id: string; publicKey: string; apiKey: string }[]
}

/** Bytes that a server holds once everything that can go is gone. */
export interface ServerMemory {
  heap: number
  /** Buffers outside of the heap. */
  external: number
  /** All that the process has of the machine's memory. */
  resident: number
}

/** What the bench tells the server that only stores, at the start; any other message ends it. */
export interface BareStart {
  url: string
  organizations: number
}

/** What it answers once it is ready: where each organization's batches go. */
export interface BareNews {
  port: number
  paths: string[]
}
