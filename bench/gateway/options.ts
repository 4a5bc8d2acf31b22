import { parseArgs } from 'node:util'

export type StoreName = 'memory' | 'postgres'

export interface GatewayOptions {
  stores: StoreName[]
  seconds: number
  rounds: number
  connections: number
}

export const usage = `npm run bench:gateway -- [options]
  --seconds 3              how long each server is measured at a time
  --rounds 5               how often they take turns
  --connections 32         connections of the client
  --store memory|postgres  only this store (default: both)`

/** Reads the command line; throws Error with what is wrong. */
export function readOptions(args: readonly string[]): GatewayOptions | 'help' {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { ...text, default: '3' },
      rounds: { ...text, default: '5' },
      connections: { ...text, default: '32' },
      store: text,
      help: { type: 'boolean', default: false }
    }
  })
  if (values.help) return 'help'
  const { store } = values
  if (store !== undefined && store !== 'memory' && store !== 'postgres') throw new Error('--store must be memory or postgres')
  return {
    stores: store === undefined ? ['memory', 'postgres'] : [store],
    seconds: wholeNumber('--seconds', values.seconds),
    rounds: wholeNumber('--rounds', values.rounds),
    connections: wholeNumber('--connections', values.connections)
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text) && Number(text) > 0) return Number(text)
  throw new Error(`${name} must be a whole number above 0, not ${JSON.stringify(text)}`)
}
