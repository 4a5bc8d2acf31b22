import { parseArgs } from 'node:util'

export interface SyncOptions {
  /** How many customers the account has whose first sync is measured. */
  customers: number
  /** How many kinds of accounts are measured: customers with emails, the same with subscriptions, without emails. */
  accounts: number
  rounds: number
  /** How long ingest is measured, without a sync and beside one. */
  seconds: number
  /** The part of the bench to run; both if it is left out. */
  only: 'rate' | 'ingest' | undefined
  /** Notes what the main thread does in one more sync and one more run of puts. */
  profile: boolean
}

export const usage = `npm run bench:sync -- [options]
  --customers 10000       customers of the Stripe account
  --accounts 3            1: customers with emails; 2: also with a subscription each; 3: also with these and without emails
  --rounds 3              how often they are read, and put, in turns
  --seconds 60            how long ingest is measured, without a sync and beside one
  --only rate             rate or ingest
  --profile               what the main thread does, of one more sync and one more run of puts`

/** Reads the command line; throws Error with what is wrong. */
export function readOptions(args: readonly string[]): SyncOptions | 'help' {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      customers: { ...text, default: '10000' },
      accounts: { ...text, default: '3' },
      rounds: { ...text, default: '3' },
      seconds: { ...text, default: '60' },
      only: text,
      profile: flag,
      help: flag
    }
  })
  if (values.help) return 'help'
  const { only, profile } = values
  if (only !== undefined && only !== 'rate' && only !== 'ingest') throw new Error('--only must be rate or ingest')
  const customers = wholeNumber('--customers', values.customers)
  if (customers % 200 !== 0) throw new Error('--customers must be a multiple of 200, so that all pages are full')
  return {
    customers,
    accounts: wholeNumber('--accounts', values.accounts),
    rounds: wholeNumber('--rounds', values.rounds),
    seconds: wholeNumber('--seconds', values.seconds),
    only,
    profile
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text) && Number(text) > 0) return Number(text)
  throw new Error(`${name} must be a whole number above 0, not ${JSON.stringify(text)}`)
}
