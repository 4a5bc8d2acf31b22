import type { Trust } from '../auth/index.js'
import { type AcceptedEvent, isEmailKey, keyValue, normalizeEmail, provesUser } from '../identity/index.js'
import { isRecord } from './clean/clean-json.js'
import { type Cut, noTraits } from './reading/read-traits.js'

/** How far a sender is trusted that has shown a public key alone. The host's own code, and servers with an API key, are trusted in everything. */
export interface Sender {
  trust: Trust
  /** What users' ids must be signed with, one of them; null where they need not be. */
  identitySecrets: readonly string[] | null
}

/** Whether a sender is trusted in everything, as most are. Then no event has to be checked. */
export function isTrusted({ trust, identitySecrets }: Sender): boolean {
  return identitySecrets === null && Object.values(trust).every((each) => each === 'accept')
}

/** The types that events get when they are kept and change nothing: whatever reads billing and stages looks for the other ones. */
export const recordedTypes: Record<string, { field: 'billing' | 'stage'; type: string }> = {
  BILLING_STATUS_CHANGED: { field: 'billing', type: 'BILLING_STATUS_RECORDED' },
  STAGE_CHANGED: { field: 'stage', type: 'STAGE_RECORDED' }
}

/**
 * An event as far as its sender is trusted. `body` is the request, `raw` the event as sent. What is not trusted is left out and added to `cuts`.
 */
export function asTrusted(event: AcceptedEvent, sender: Sender, sent: { body: unknown; raw: unknown }, cuts: Cut[]): AcceptedEvent {
  return withinTrust(withProof(event, sender, sent, cuts), sender.trust, cuts)
}

function withinTrust(event: AcceptedEvent, trust: Trust, cuts: Cut[]): AcceptedEvent {
  let kept = event
  const recorded = recordedTypes[event.row.type]
  if (recorded && trust[recorded.field] === 'record') {
    kept = { ...kept, row: { ...kept.row, type: recorded.type } }
    cuts.push(recordOnly(recorded.field))
  }
  if (trust.customerTraits === 'record' && Object.keys(event.customerTraits).length > 0) {
    kept = { ...kept, customerTraits: noTraits }
    cuts.push(recordOnly('customerTraits'))
  }
  return kept
}

function recordOnly(name: keyof Trust): Cut {
  const message = `this public key may not change ${what[name]}: the event was kept without that; send it from your server, with an API key`
  return { field: name, message, name }
}

const what: Record<keyof Trust, string> = { billing: 'billing', stage: 'stages', customerTraits: 'traits of customers' }

/** Without a proof of whom it names, an event is kept as one of nobody: no identity, no traits, and none among its properties. */
function withProof(event: AcceptedEvent, { identitySecrets }: Sender, sent: { body: unknown; raw: unknown }, cuts: Cut[]): AcceptedEvent {
  const { row } = event
  if (identitySecrets === null || row.identity === null) return event
  const users = [fieldsOf(sent.raw), fieldsOf(fieldsOf(sent.body).userIdentity)]
  const id = keyValue(row.identity)
  // An email may have been signed as the page knows it.
  const written = isEmailKey(row.identity) ? users.flatMap(({ email }) => (sameEmail(email, id) ? [email] : [])) : []
  if (users.some(({ userHash }) => provesUser(userHash, identitySecrets, [id, ...written]))) return event
  const isMissing = users.every(({ userHash }) => userHash === undefined)
  cuts.push({
    field: 'userIdentity.userHash',
    message: `${isMissing ? 'is missing' : 'is not that of this user'}, and this workspace asks for it: the event was kept as one of nobody`,
    name: 'userHash'
  })
  const properties = row.type === 'IDENTIFY' ? {} : row.properties
  return { ...event, row: { ...row, identity: null, properties }, claimedEmail: null, traits: noTraits, customerTraits: noTraits }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function sameEmail(email: unknown, id: string): email is string {
  return typeof email === 'string' && normalizeEmail(email) === id
}
