import type { IngestIssue } from './issue-log.js'

/** What to do about an issue whose message begins so, or names this. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/looks like seconds/, 'Multiply the number by 1000: Rapport reads a number as milliseconds since the epoch.'],
  [/^This origin is not/, 'Add the origin to the domains of website tracking.'],
  [/^The plan does not/, 'Choose a plan that includes website tracking.'],
  [
    /^The API key (belongs to another|lacks|is )/,
    'Send with an API key of this workspace that has the grant data:write, or with the public key alone.'
  ],
  [/^The body is (not JSON|larger|not valid gzip)/, 'Send one JSON object with `events`: at most 100 events and 1 MB, plain or as gzip.'],
  [/^this public key may not change/, 'Send it from your server with an API key, or trust the public key with it.'],
  [
    /workspace asks for it/,
    "Sign the user's id on your server with the secret of identity verification, and send the signature as `userHash`."
  ]
]

const fields: Readonly<Record<string, string>> = {
  timestamp: 'Send the time as ISO 8601 with its zone, such as 2026-03-01T09:30:00Z; it must not lie in the future.',
  type: 'Send events of your own as `custom`, with an `eventName`.',
  visitorId: 'Send a UUID, which the browser keeps.',
  uuid: 'Send a new UUID with each event, and the same one when the event is sent again.'
}

const kinds: Readonly<Record<IngestIssue['kind'], string>> = {
  refused: 'Nothing of it was stored. Correct it as the message says, and send it again.',
  clamped: 'The event was stored, with the nearest time that can be right.',
  cut: 'The event was stored without this part.',
  changed: 'The event was stored, with this field in another form.',
  undeclared: 'The event was stored as it was sent. Correct it, or declare it so in defineEvents.'
}

/** Browsers send this origin for a page that has none. It cannot be enabled. */
const noOrigin = 'Open the page at an address with http or https: a file or a sandboxed frame has no origin that can be enabled.'

/** What to do about an issue, in one sentence. */
export function issueHint({ kind, field, message, sample }: Pick<IngestIssue, 'kind' | 'field' | 'message' | 'sample'>): string {
  if (sample.origin === 'null') return noOrigin
  return hints.find(([pattern]) => pattern.test(message))?.[1] ?? fields[field] ?? kinds[kind]
}
