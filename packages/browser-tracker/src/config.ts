/** Whether events may be sent: yes; not yet (they wait in memory, nothing is stored); no. */
export type Consent = 'granted' | 'pending' | 'denied'

/** Events that were given up, and why. */
export interface Drop {
  /** `overflow`: too many waited. `refused`: the server said no. `consent`: the visitor opted out. */
  reason: 'overflow' | 'refused' | 'consent'
  /** How many. */
  count: number
}

/** What `init` takes. Each option is also a data attribute of the script tag: `publicKey` is `data-public-key="pk_…"`. */
export interface Options {
  /** The public key of the workspace, `pk_…`. The only option that must be given. */
  publicKey: string
  /** Where the server is. Default: the origin that the script came from; for the module, the page's own. */
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
  /** Origins of Cal.com instances of your own, whose bookings count beside those of cal.com and cal.eu. A list, or origins with commas. */
  calOrigin?: string | string[]
  /** Send clicks on links to other sites as `outbound_click`. Default false. */
  outbound?: boolean
  /** Send clicks on links to files as `file_download`. Default false. */
  downloads?: boolean
  /** Query parameters to keep in addresses besides those of campaigns; all others are dropped. A list, or names with commas. */
  query?: string | string[]
  /** `granted` tracks; `pending` keeps events in memory and stores nothing until `optIn` or `optOut`; `denied` waits for `optIn`. */
  consent?: Consent
  /** Take Global Privacy Control and Do Not Track for a refusal, unless the visitor opted in. Default true. */
  signals?: boolean
  /** Keep nothing on the device: every page load is a new visitor. Default false. */
  cookieless?: boolean
  /** Send known bots too. Default false. Automated browsers are sent in any case, marked `automated: true`. */
  bots?: boolean
  /** Explain in the console what is sent, what is not, and why. Default false. */
  debug?: boolean
  /** Called for every event that the tracker gave up. */
  onDrop?: (drop: Drop) => void
}

/** What holds for the tracker of this page. */
export let config: Required<Options>

/**
 * Fills in the defaults. Data attributes are text: an empty one switches on, `false` switches off. Answers the names that are unknown.
 * @param host the default of the option `host`
 */
export const configure = (options: Record<string, unknown>, host: string): string[] => {
  const known: Required<Options> & Record<string, unknown> = {
    publicKey: '',
    host,
    path: '',
    pageviews: true,
    hash: true,
    engagement: true,
    forms: true,
    calendar: true,
    calOrigin: '',
    outbound: false,
    downloads: false,
    query: '',
    consent: 'granted',
    signals: true,
    cookieless: false,
    bots: false,
    debug: false,
    onDrop() {}
  }
  const unknown: string[] = []
  for (const name in options) {
    const given = options[name]
    const standard = known[name]
    if (standard === undefined) unknown.push(name)
    else known[name] = given === 'false' ? false : given === '' ? standard === false || standard : (given ?? standard)
  }
  config = known
  return unknown
}

/** Whether the tracker is at work in this page. */
export let running = false

/** Begins or ends the work. */
export const setRunning = (on: boolean): void => {
  running = on
}
