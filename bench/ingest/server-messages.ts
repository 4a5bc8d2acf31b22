/** Where a server keeps its data. */
export type StorePlace = { kind: 'postgres'; url: string } | { kind: 'pglite'; directory: string }

/** What the bench tells a server at the start. The first of several makes the organizations. */
export interface ServerOrder {
  store: StorePlace
  organizations: number
}

/** What a server answers once it is ready. */
export interface ServerNews {
  port: number
  organizations: { id: string; publicKey: string }[]
}
