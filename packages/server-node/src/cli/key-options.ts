import type { StoreOptions } from './store-options.js'

/** The options of every command about an organization's keys. */
export interface KeyOptions extends StoreOptions {
  org?: string
  json?: true
}

/** What a new key is to be: one of a server, or with `public` one of pages. */
export interface CreateKeyOptions extends KeyOptions {
  name: string
  grant?: string[]
  allGrants?: true
  expires?: number
  public?: true
  domain?: string[]
  record?: string[]
}

/** How a key is replaced. */
export interface RotateKeyOptions extends KeyOptions {
  /** Seconds. */
  overlap: number
}
