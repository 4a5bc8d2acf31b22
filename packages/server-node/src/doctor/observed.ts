import type { ApiKey, RapportStatus } from '@rapport/core'

/** What the doctor has seen; what could not be looked at is left out. Nothing in it holds a secret. */
export interface Observed {
  /** Epoch milliseconds. */
  now: number
  /** Of this process, such as `20.20.1`. */
  nodeVersion: string
  database:
    | { state: 'usable'; kind: 'pglite' | 'postgres'; missingForSql: boolean }
    | { state: 'unreachable' | 'unwritable' | 'other_version' | 'failing'; message: string }
  configuration: {
    hasSecret: boolean
    publicUrl?: string
    basePath: string
    trustsProxy: boolean
    /** The file that settings come from. */
    file?: string
    /** What may be a mistake in the settings, each as a sentence. */
    warnings: readonly string[]
  }
  status?: RapportStatus
  organizations?: readonly SeenOrganization[]
  disk?: { path: string; freeBytes: number; totalBytes: number }
  server?: SeenServer
  /** The server at the public URL, where another address was asked for. */
  publicServer?: SeenServer
}

/** What an organization has that may need somebody. */
export interface SeenOrganization {
  slug: string
  keys: readonly ApiKey[]
  connections: readonly { provider: string; syncStatus?: string; errorMessage?: string }[]
}

/** A running server, as it answers under the address that was given. */
export type SeenServer =
  | { url: string; answers: false; message: string }
  | {
      url: string
      answers: true
      isRapport: boolean
      isReady: boolean
      /** The path below the given address at which it was found, where the address itself leads to another program. */
      foundBelow?: string
      /** Why it cannot serve. */
      reason?: string
      /** How far the server's clock is ahead, in milliseconds, by the Date header. */
      clockAheadMs?: number
    }

/** What was found of one matter. `advice` says what to do. */
export interface Finding {
  matter: string
  verdict: 'ok' | 'warning' | 'problem'
  text: string
  advice?: string
}
