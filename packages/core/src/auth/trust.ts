import { type Static, Type } from 'typebox'
import type { Principal } from '../context/index.js'
import { RapportError } from '../errors.js'
import { isoTime } from '../values/index.js'
import { hasGrant } from './grants.js'
import { endOf } from './key-end.js'
import { requireGrant } from './require-grant.js'
import { fullTrust, type Trust } from './tables/public-keys.js'

const verdict = (description: string) => Type.Enum(['accept', 'record'], { description })

/** What a public key's events may change, as its owners see it. */
export const trustShape = Type.Object(
  {
    billing: verdict('record: a billing event is kept, and changes no billing status.'),
    stage: verdict('record: a stage event is kept, and changes no stage.'),
    customerTraits: verdict('record: the traits of the customer in an event are left out.')
  },
  { additionalProperties: false, description: '`accept` applies what events say. `record` keeps the event and changes nothing.' }
)

/** The same, of which some may be left out. */
export const trustChange = Type.Partial(trustShape)

/** What of a public key's trust is changed; what is left out stays. `accept` takes what events say, `record` keeps the event and changes nothing by it. */
export type TrustChange = Static<typeof trustChange>

/** What a public key gets from a maker who may not write data. */
const recordedTrust: Trust = { billing: 'record', stage: 'record', customerTraits: 'record' }

/**
 * The trust of a new public key: full, unless told otherwise. A maker without `data:write` makes keys whose events are only recorded. Throws
 * INVALID_TOOL_INPUT naming the field, and TOOL_CALL_FORBIDDEN when such a maker asks for more.
 */
export function newTrust(given: Static<typeof trustChange> | undefined, maker: Principal): Trust {
  const mayWrite = maker.kind === 'host' || hasGrant(maker.grants, 'data:write')
  const usual = mayWrite ? fullTrust : recordedTrust
  const trust = readTrust(given, usual)
  requireMayRaise(usual, trust, maker)
  return trust
}

/** A public key whose trust is to be changed. */
interface Trusted {
  trust: Trust
  expires_at: number | null
}

/**
 * The trust of a public key after a change. Everybody may lower it; raising it needs `data:write`, and a caller who does not end before the public key.
 * Throws TOOL_CALL_FORBIDDEN, and INVALID_TOOL_INPUT naming the field.
 */
export function changedTrust(given: Static<typeof trustChange>, { trust: before, expires_at: end }: Trusted, maker: Principal): Trust {
  const trust = readTrust(given, before)
  if (!requireMayRaise(before, trust, maker)) return trust
  const latest = endOf(maker)
  if (latest === null || (end !== null && end <= latest)) return trust
  const words = `this key ends at ${isoTime(latest)}, before the public key, whose trust it can only lower`
  throw new RapportError('TOOL_CALL_FORBIDDEN', words)
}

/** Answers whether a change raises trust. Throws TOOL_CALL_FORBIDDEN naming `data:write` when it does and the maker lacks that grant. */
function requireMayRaise(before: Trust, after: Trust, maker: Principal): boolean {
  const raised = trustNames.filter((name) => before[name] === 'record' && after[name] === 'accept')
  for (const name of raised) requireGrant(maker, 'data:write', `trust.${name} "accept"`)
  return raised.length > 0
}

/** Fills in what is left out. Throws INVALID_TOOL_INPUT naming the field. */
function readTrust(given: Static<typeof trustChange> = {}, before: Trust): Trust {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw wrong('trust must be an object such as { billing: "record" }')
  const trust = { ...before }
  for (const [name, value] of Object.entries(given)) {
    if (!isTrustName(name)) throw wrong(`trust.${name.slice(0, 50)} is none of ${trustNames.join(', ')}`)
    if (value === undefined) continue
    if (value !== 'accept' && value !== 'record') throw wrong(`trust.${name} must be "accept" or "record"`)
    trust[name] = value
  }
  return trust
}

function isTrustName(name: string): name is keyof Trust {
  return Object.hasOwn(fullTrust, name)
}

const trustNames = Object.keys(fullTrust).filter(isTrustName)

const wrong = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
