import type { Consent } from './consent.js'

/** Events that were given up, and why. */
export interface Drop {
  /** `overflow`: too many waited. `refused`: the server said no. `too-large`: no request may carry it. `consent`: the visitor opted out. */
  reason: 'overflow' | 'refused' | 'too-large' | 'consent'
  events: unknown[]
  /** All events that this page has given up so far. */
  total: number
}

/** What `init` takes. Each option is also a data attribute of the script tag: `queryParams` is `data-query-params="q,page"`. */
export interface Options {
  /** The public key of the workspace, `pk_…`. The only option that must be given. */
  publicKey: string
  /** Where the server is. Default: the origin that the script came from; for the module, the page's own origin. */
  host?: string
  /** Path of the endpoint at the host. Default: `/api/i/v1/{publicKey}/events`. */
  path?: string
  /** Send a page view on load and for each new page of a single-page app. Default true. */
  pageviews?: boolean
  /** Take fragments that look like a route (`#/…`, `#!/…`) for part of the path. Default true. */
  hash?: boolean
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
  /** Query parameters to keep in addresses besides those of campaigns; all others are dropped. A list, or names with commas. */
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
  /** Most events that wait for the server; the oldest are given up first. Default 1000. */
  maxQueue?: number
  /** Explain in the console what is sent, what is not, and why. Default false. */
  debug?: boolean
  /** Told of every event that was given up. */
  onDrop?: (drop: Drop) => void
}

/** What holds for the tracker of this page. */
export let config: Required<Options>

/**
 * Fills in the defaults. Data attributes are text: `false` switches off, all else on. Answers the names of what is unknown or wrong.
 * @param host the default of the option `host`
 */
export function configure(options: object, host: string): string[] {
  const known: Required<Options> = {
    publicKey: '',
    host,
    path: '',
    pageviews: true,
    hash: true,
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
    onDrop() {}
  }
  const wrong: string[] = []
  for (const [name, given] of Object.entries(options)) {
    const kind = typeof Reflect.get(known, name)
    const value = kind === 'boolean' ? `${given}` !== 'false' : kind === 'number' ? +given : kind === 'string' ? `${given}` : given
    if (given === undefined) continue
    if (typeof value === kind && !Number.isNaN(value)) Object.assign(known, { [name]: value })
    else wrong.push(name)
  }
  config = known
  return wrong
}

/** Whether the tracker is at work in this page. */
export let running = false

/** Begins or ends the work. */
export function setRunning(on: boolean): void {
  running = on
}
