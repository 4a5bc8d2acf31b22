import { parseArgs } from 'node:util'
import type { IdentityPlace } from '../load/traffic.js'

export type StoreName = 'postgres' | 'pglite'

export interface IngestOptions {
  stores: StoreName[]
  seconds: number
  warmUpSeconds: number
  connections: number[]
  organizations: number[]
  /** Server processes on the same database; PGlite always has one. */
  servers: number
  runs: number
  identity: IdentityPlace
  profile: boolean
}

export const usage = `npm run bench:ingest -- [options]
  --seconds 10            how long to measure each combination
  --warm-up 10            seconds before, while V8 compiles what is hot; they count for the stored rows alone
  --store postgres|pglite only this store (default: both)
  --connections 32,128    connections of the client
  --organizations 1,50    organizations that the events are spread over
  --servers 1             server processes on one Postgres
  --runs 1                repeat everything, and show the medians and the spread
  --identity events       where identity stands: events (the identify events alone) or batches (all of a signed-in visitor's)
  --profile               write CPU profiles of the server, and show what it and Postgres spend their time on`

/** Reads the command line; throws Error with what is wrong. */
export function readOptions(args: readonly string[]): IngestOptions | 'help' {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { ...text, default: '10' },
      'warm-up': { ...text, default: '10' },
      store: text,
      connections: { ...text, default: '32,128' },
      organizations: { ...text, default: '1,50' },
      servers: { ...text, default: '1' },
      runs: { ...text, default: '1' },
      identity: { ...text, default: 'events' },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false }
    }
  })
  if (values.help) return 'help'
  const { store, identity } = values
  if (store !== undefined && store !== 'postgres' && store !== 'pglite') throw new Error('--store must be postgres or pglite')
  if (identity !== 'events' && identity !== 'batches') throw new Error('--identity must be events or batches')
  return {
    stores: store === undefined ? ['postgres', 'pglite'] : [store],
    seconds: wholeNumber('--seconds', values.seconds),
    warmUpSeconds: wholeNumber('--warm-up', values['warm-up']),
    connections: values.connections.split(',').map((each) => wholeNumber('--connections', each)),
    organizations: values.organizations.split(',').map((each) => wholeNumber('--organizations', each)),
    servers: wholeNumber('--servers', values.servers),
    runs: wholeNumber('--runs', values.runs),
    identity,
    profile: values.profile
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text) && Number(text) > 0) return Number(text)
  throw new Error(`${name} must be a whole number above 0, not ${JSON.stringify(text)}`)
}
