import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import * as client from '@rapport/client'
import * as core from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { FakeLanguageModel, recordingLogger } from '@rapport/core/testing'
import * as server from '@rapport/server-node'
import * as storage from '@rapport/storage-postgres'
import { inject } from 'vitest'

/** The types of React declare globals of the DOM, which the types of the browser's tests do not expect. So only the value is imported. */
const React: object = createRequire(import.meta.url)('react')

/** A program's surroundings, in which it opens no socket, leaves nothing behind, and keeps its rows in memory, or for PGlite in a schema of the server of the tests. */
export interface Surroundings {
  /** What a program gets for an import. */
  load(specifier: string): Promise<object>
  /** The globals of a program that differ from those of this process. */
  globals: Readonly<Record<string, unknown>>
  /** What the program printed. */
  printed: readonly string[]
  /** What the program printed as an error. */
  errors: readonly string[]
  /** Lets clients ask this Rapport, whichever address they name, with this API key. */
  serve(rapport: core.Rapport, apiKey: string): void
  /** Closes every Rapport that the program made. */
  close(): Promise<void>
}

/** Environment variables that pages read. */
const environment = {
  DATABASE_URL: 'postgres://localhost/rapport',
  RAPPORT_SECRET: 'a secret of at least thirty-two letters',
  RAPPORT_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  CRON_SECRET: 'a bearer of at least thirty-two letters',
  SMTP_URL: 'smtp://localhost'
}

/** A Postgres server starts sooner than PGlite, and answers queries alike. */
const queryableStore = () =>
  storage.postgresStore({ connectionString: inject('postgresUrl') }, { schema: `docs_${randomUUID().slice(0, 8)}`, migrate: true })

/** Surroundings for the blocks of one page. */
export function surroundings(): Surroundings {
  const rapports: core.Rapport[] = []
  const printed: string[] = []
  const errors: string[] = []
  const printTo =
    (lines: string[]) =>
    (...words: unknown[]) =>
      lines.push(words.map(String).join(' '))
  const env: Record<string, string> = { ...environment }
  let served: core.Rapport | undefined
  const fetch: typeof globalThis.fetch = async (...asked) => {
    if (!served) throw new Error('nothing is served')
    return served.fetch(new Request(...asked))
  }
  const replaced: Readonly<Record<string, object>> = {
    '@rapport/client': {
      ...client,
      createRapportClient: (options: client.ClientOptions) => client.createRapportClient({ ...options, fetch }),
      createTracker: (options: client.TrackerOptions) => client.createTracker({ ...options, fetch })
    },
    '@rapport/core': {
      ...core,
      createRapport(options: core.RapportOptions = {}) {
        const rapport = core.createRapport({ logger: recordingLogger(), ...options })
        rapports.push(rapport)
        return rapport
      }
    },
    '@rapport/storage-postgres': { ...storage, postgresStore: () => memoryStore(), pgliteStore: () => queryableStore(), migrate() {} },
    '@rapport/server-node': { ...server, serve: async () => ({ url: 'http://127.0.0.1:4477', close: async () => {} }) },
    'node:http': { createServer: () => ({ listen() {}, on() {}, close() {} }) },
    'next/server': { after: (work: () => unknown) => work() },
    '@ai-sdk/anthropic': { anthropic: () => new FakeLanguageModel().model }
  }
  return {
    load: async (specifier) => replaced[specifier] ?? import(/* @vite-ignore */ specifier),
    globals: {
      // What tags of JSX become.
      React,
      console: { log: printTo(printed), warn() {}, error: printTo(errors) },
      process: { env, once() {}, on() {} }
    },
    printed,
    errors,
    serve(rapport, apiKey) {
      served = rapport
      env.RAPPORT_API_KEY = apiKey
    },
    async close() {
      for (const rapport of rapports) await rapport.close()
    }
  }
}
