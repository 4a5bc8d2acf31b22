import { cleanText, cutCodePoints } from '../values/index.js'

/**
 * What came of an attempt. `again`: it was not sent, and a later attempt may succeed. `refused`: the address takes no mail. `failed`: this mail is not taken,
 * which says nothing of the address. `unclear`: it may have arrived.
 */
export type Attempt =
  | { kind: 'sent' }
  | { kind: 'again'; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'unclear'; reason: string }

const maxReply = 300

/** A reason without the addresses that mail servers repeat in their replies: logs and what others read hold none. */
export const withoutAddresses = (reason: string): string => reason.replace(/\S+@\S+/g, '[address]')

/** What a transport's receipt says. One that names the address as rejected is a bounce. */
export function judgeReceipt(receipt: unknown, email: string): Attempt {
  const { rejected } = Object(receipt)
  const isRejected = Array.isArray(rejected) && rejected.some((each) => addressOf(each) === email.toLowerCase())
  return isRejected ? { kind: 'refused', reason: 'The mail server refuses this address' } : { kind: 'sent' }
}

const addressOf = (each: unknown) => String(typeof each === 'string' ? each : Object(each).address).toLowerCase()

/**
 * What a transport's error says. Only the mail server's own reply is repeated, and never that to a sign-in: other texts of an error may hold the password.
 */
export function judgeError(error: unknown): Attempt {
  const { code, responseCode, command, maybeSent } = Object(error)
  const reply = replyOf(error)
  if (maybeSent === true) return { kind: 'unclear', reason: 'The mail was handed over, and the mail server did not say whether it took it' }
  if (code === 'EAUTH' || responseCode === 535)
    return { kind: 'again', reason: 'The mail server refuses the sign-in: check the user and the password' }
  if (typeof responseCode !== 'number')
    return { kind: 'again', reason: reasons[String(code)] ?? 'The mail could not be handed to the mail server' }
  if (responseCode >= 400 && responseCode < 500) return { kind: 'again', reason: `The mail server asks to come back later: ${reply}` }
  if (command === 'RCPT TO' || namesRecipient(reply)) return { kind: 'refused', reason: `The mail server refuses this address: ${reply}` }
  if (command === 'MAIL FROM') return { kind: 'failed', reason: `The mail server refuses the sender: ${reply}` }
  return { kind: 'failed', reason: `The mail server refuses the mail: ${reply}` }
}

/** Extended codes of RFC 3463 for an address that does not exist, and for a mailbox that is disabled. Servers may answer them after the whole mail. */
const namesRecipient = (reply: string) => /^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/.test(reply)

const reasons: Record<string, string> = {
  ECONNREFUSED: 'The mail server refuses connections',
  ECONNECTION: 'The connection to the mail server failed',
  ESOCKET: 'The connection to the mail server failed',
  ECONNRESET: 'The mail server closed the connection',
  ETIMEDOUT: 'The mail server did not answer in time',
  EDNS: 'The name of the mail server is not known',
  ENOTFOUND: 'The name of the mail server is not known',
  ETLS: 'The connection to the mail server could not be encrypted'
}

function replyOf(error: unknown): string {
  const { response, responseCode } = Object(error)
  return typeof response === 'string' && response !== ''
    ? cutCodePoints(cleanText(response.replace(/\s+/g, ' ')), maxReply)
    : String(responseCode)
}
