import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { fullTrust, type Trust } from '../storage/tables/public-keys.js'

const verdict = Type.Enum(['accept', 'record'])

/** What a public key's events may change, as its owners see it. */
export const trustShape = Type.Object(
  { billing: verdict, stage: verdict, customerTraits: verdict },
  { additionalProperties: false, description: '`accept` takes what events say; `record` keeps the event and changes nothing by it.' }
)

/** The same, of which some may be left out. */
export const trustChange = Type.Partial(trustShape)

/** Fills in what is left out: a key is trusted unless its owner says otherwise. Throws INVALID_TOOL_INPUT naming the field. */
export function readTrust(given: Static<typeof trustChange> = {}, before: Trust = fullTrust): Trust {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw wrong('trust must be an object such as { billing: "record" }')
  const trust = { ...before }
  for (const [name, value] of Object.entries(given)) {
    if (!isTrustName(name)) throw wrong(`trust.${name.slice(0, 50)} is none of ${Object.keys(fullTrust).join(', ')}`)
    if (value === undefined) continue
    if (value !== 'accept' && value !== 'record') throw wrong(`trust.${name} must be "accept" or "record"`)
    trust[name] = value
  }
  return trust
}

function isTrustName(name: string): name is keyof Trust {
  return Object.hasOwn(fullTrust, name)
}

const wrong = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
