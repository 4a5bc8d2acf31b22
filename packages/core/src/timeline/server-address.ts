const scheme = 'server://'

/** Addresses that clients make up for events without one: what stands behind the scheme is only the type of the event. */
const typesOfEvents = new Set(['', 'pageview', 'engagement', 'custom', 'identify', 'form', 'calendar', 'billing', 'stage'])

/** An address of a server in words, as `server://worker` is none that a person can open: `From the server: worker`. Any other text stays. */
export function addressInWords(text: string | null): string | null {
  if (!text?.toLowerCase().startsWith(scheme)) return text
  const named = text.slice(scheme.length).replace(/\/+$/, '')
  return typesOfEvents.has(named) ? 'From the server' : `From the server: ${named}`
}
