import { parseArgs } from 'node:util'
import type { StoreName } from '../ingest/options.js'

export interface SoakOptions {
  store: StoreName
  /** Events in all: an hour of 300 a second by default. */
  events: number
  /** After each part the server says what it holds. */
  parts: number
  connections: number
}

export const usage = `npm run bench:soak -- [options]
  --store postgres        postgres or pglite
  --events 1080000        events in all: an hour of 300 a second
  --parts 12              how often the server's memory is looked at
  --connections 16        connections of the client`

/** Reads the command line; throws Error with what is wrong. */
export function readOptions(args: readonly string[]): SoakOptions | 'help' {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      store: { ...text, default: 'postgres' },
      events: { ...text, default: '1080000' },
      parts: { ...text, default: '12' },
      connections: { ...text, default: '16' },
      help: { type: 'boolean', default: false }
    }
  })
  if (values.help) return 'help'
  const { store } = values
  if (store !== 'postgres' && store !== 'pglite') throw new Error('--store must be postgres or pglite')
  return {
    store,
    events: wholeNumber('--events', values.events),
    parts: wholeNumber('--parts', values.parts),
    connections: wholeNumber('--connections', values.connections)
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text) && Number(text) > 0) return Number(text)
  throw new Error(`${name} must be a whole number above 0, not ${JSON.stringify(text)}`)
}
