import { fieldHint } from '../../validation/index.js'
import type { MailTransport } from './mail-transport.js'

/** How a Rapport sends mail. */
export interface MailOptions {
  /** What sends: nodemailer's transport, or an object of your own with `sendMail`. */
  transport: MailTransport
  /** Who mails are from: an address, or a name with an address, such as `Rapport <rapport@example.com>`. */
  from: string
  /** How many mails a workspace sends in a minute at most. Default: 60. */
  perMinute?: number
  /** How long an attempt may take, in milliseconds. After it, nobody knows what became of the mail, and it is not sent again. Default: 60,000. */
  timeoutMs?: number
}

/** The same, read and checked. */
export interface MailSettings {
  transport: MailTransport
  from: string
  /** What stands behind the @ of the sender: Message-IDs end with it. */
  domain: string
  minIntervalMs: number
  timeoutMs: number
}

const names = Object.keys({ transport: true, from: true, perMinute: true, timeoutMs: true } satisfies Record<keyof MailOptions, true>)
const maxTimeoutMs = 600_000
const maxFrom = 320

/** Reads the option `mail`; throws TypeError naming what is wrong. */
export function readMail(options: MailOptions | undefined): MailSettings | undefined {
  if (options === undefined) return undefined
  for (const name of Object.keys(options))
    if (!names.includes(name))
      throw new TypeError(`mail.${name} is not an option${fieldHint(name, names) || `; the options are ${names.join(', ')}`}`)
  const { transport, from, perMinute = 60, timeoutMs = 60_000 } = options
  if (typeof Object(transport).sendMail !== 'function') throw new TypeError('mail.transport must be an object with the method sendMail')
  if (!isFigure(perMinute, 6_000)) throw new TypeError('mail.perMinute must be a number above 0, and 6,000 at most')
  if (!isFigure(timeoutMs, maxTimeoutMs)) throw new TypeError('mail.timeoutMs must be a number above 0, and 600,000 at most')
  return { transport, from, domain: domainOf(from), minIntervalMs: 60_000 / perMinute, timeoutMs }
}

const isFigure = (value: unknown, most: number) => typeof value === 'number' && value > 0 && value <= most

/** The domain of the sender's address. A line break would begin a header of its own. */
function domainOf(from: unknown): string {
  const text = typeof from === 'string' && from.length <= maxFrom && !/\p{Cc}/u.test(from) ? from.trim() : ''
  const [, bracketed] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? []
  const [, domain] = /^[^\s@<>,;]+@([^\s@<>,;]+)$/.exec(bracketed ?? text) ?? []
  if (domain === undefined) throw new TypeError('mail.from must be an address, such as Rapport <rapport@example.com>')
  return domain
}
