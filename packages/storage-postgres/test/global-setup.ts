import type { TestProject } from 'vitest/node'
import { startPostgres } from './native-postgres.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the Postgres server that all test files of a run share. Each file takes a schema of its own. */
    postgresUrl: string
    /** The same server by its Unix socket, or else by the URL. */
    postgresSocketUrl: string
  }
}

/** Starts one Postgres server before the tests, and stops it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, socketConnectionString = connectionString, stop } = await startPostgres()
  project.provide('postgresUrl', connectionString)
  project.provide('postgresSocketUrl', socketConnectionString)
  return stop
}
