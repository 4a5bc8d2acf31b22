import type { Consent } from './consent.js'
import { log } from './debug.js'

/** Why events were given up. `total` counts all that this page gave up so far, `events` are the ones of this time. */
export interface Drop {
  /** `overflow`: the bounded queue was full. `refused`: the server said no. `too-large`: no batch can carry it. `consent`: opted out. */
  reason: 'overflow' | 'refused' | 'too-large' | 'consent'
  events: unknown[]
  total: number
}

/** What `init` takes. Each option is also a data attribute of the script tag: `queryParams` is `data-query-params="q,page"`. */
export interface Options {
  /** The public key of the workspace, `pk_…`. The only option that must be given. */
  publicKey: string
  /** Where the server is. Default: the origin that the script came from; for the module, the page's own origin. */
  host?: string
  /** Path of the endpoint below `host`. Default: `/api/i/v1/{publicKey}/events`. */
  path?: string
  /** Send a page view on load and for each new page of a single-page app. Default true. */
  pageviews?: boolean
  /** Which fragments are pages: those that look like a route (`#/…`, `#!…`), all (`true`) or none (`false`). Default `'routes'`. */
  hash?: boolean | 'routes'
  /** Send one event per view with the time that it was visible and in use. Default true. */
  engagement?: boolean
  /** Send submitted forms, never password-like or card-like fields. Default true. */
  forms?: boolean
  /** Send bookings made in Cal.com and Calendly embeds. Default true. */
  calendar?: boolean
  /** Send clicks on links to other sites as `outbound_click`. Default false. */
  outbound?: boolean
  /** Send clicks on links to files as `file_download`. Default false. */
  downloads?: boolean
  /** Query parameters to keep in addresses besides the campaign ones; all others are dropped. A list, or names with commas. */
  queryParams?: string | string[]
  /** `granted` tracks; `pending` keeps events in memory and stores nothing until `optIn` or `optOut`; `denied` waits for `optIn`. */
  consent?: Consent
  /** Take Global Privacy Control and Do Not Track for a refusal, unless the visitor opted in. Default true. */
  respectSignals?: boolean
  /** Keep nothing on the device: every page load is a new visitor. Default false. */
  cookieless?: boolean
  /** Leave out known bots. Default true. Automated browsers are sent, marked `automated: true`. */
  ignoreBots?: boolean
  /** Milliseconds that events wait for others to share a request. Default 1000. */
  flushInterval?: number
  /** Most events that wait for the server; the oldest is dropped first. Default 1000. */
  maxQueue?: number
  /** Explain in the console what is sent, what is not, and why. Default false. */
  debug?: boolean
  /** Told of every event that was given up. */
  onDrop?: (drop: Drop) => void
}

/** The options with every default filled in. */
export type Config = Required<Options>

const defaults = (): Config => ({
  publicKey: '',
  host: '',
  path: '',
  pageviews: true,
  hash: 'routes',
  engagement: true,
  forms: true,
  calendar: true,
  outbound: false,
  downloads: false,
  queryParams: '',
  consent: 'granted',
  respectSignals: true,
  cookieless: false,
  ignoreBots: true,
  flushInterval: 1000,
  maxQueue: 1000,
  debug: false,
  onDrop: () => {}
})

/**
 * Fills in the defaults. Data attributes are text: empty and `true` switch on, `false` off, digits are numbers. An option that is
 * unknown or of the wrong type is named in the log and its default stands.
 * @param host what the host is when none is given
 */
export function resolveConfig(given: object, host: string): Config {
  const config = defaults()
  for (const [name, raw] of Object.entries(given)) {
    if (raw === undefined) continue
    const standard: unknown = Object.entries(config).find(([known]) => known === name)?.[1]
    const value = fromText(raw, typeof standard)
    const right = typeof value === typeof standard || (name === 'hash' && typeof value === 'boolean') || (name === 'queryParams' && Array.isArray(value))
    if (right) Object.assign(config, { [name]: value })
    else log(`option ${name} is unknown or of the wrong type, ignored`, raw)
  }
  config.host = (config.host || host).replace(/\/+$/, '')
  config.path ||= `/api/i/v1/${encodeURIComponent(config.publicKey)}/events`
  return config
}

function fromText(value: unknown, type: string): unknown {
  if (type === 'boolean' && value === '') return true
  if (value === 'true') return true
  if (value === 'false') return false
  return type === 'number' ? Number(value) || undefined : value
}
