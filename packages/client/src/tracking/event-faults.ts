import { InvalidInputError } from '../errors.js'
import { isRecord } from '../json.js'
import type { EventInputs, EventType } from './inputs.js'
import { isUuid } from './uuid.js'

/** How each kind of event is tracked, to show in messages. */
const calls: Readonly<Record<EventType, string>> = {
  custom: "track({ eventName: 'order_placed' })",
  identify: "identify({ userId: 'u_42' })",
  pageview: "page({ url: 'https://example.com/pricing' })",
  stage: "stage({ userId: 'u_42', stage: 'activated' })",
  billing: "billing({ customerId: 'acme', status: 'paid' })",
  calendar: "calendar({ email: 'ann@acme.com' })"
}

/** The method that tracks this kind of event. */
export function methodOf(type: EventType): string {
  return calls[type].replace(/\(.*/, '')
}

/** What each kind of event needs beside what its type says, for callers without types. */
const needs: { [Type in EventType]: (input: EventInputs[Type]) => string | false } = {
  custom: ({ eventName }) => (isText(eventName, 191) ? false : `eventName must be a text of 1 to 191 characters: ${calls.custom}`),
  identify: ({ userId, email }) => ((userId ?? email) ? false : `identify must name a userId or an email: ${calls.identify}`),
  pageview: ({ url }) =>
    isText(url, 10_000) ? false : `url must be the address of the page, of at most 10000 characters: ${calls.pageview}`,
  stage: ({ stage }) => oneOf('stage', stage, ['activated', 'engaged', 'inactive']),
  billing: ({ status }) => oneOf('status', status, ['trialing', 'paid', 'churned']),
  calendar: () => false
}

/** Throws an InvalidInputError for what would make the server refuse the event, or worse the batch that it shares, or lose whom it is about. */
export function refuseFaults<Type extends EventType>(type: Type, input: EventInputs[Type]): void {
  if (!isRecord(input)) throw new InvalidInputError(`${methodOf(type)} takes an object: ${calls[type]}`)
  for (const field of ['userId', 'email', 'customerId'] as const) {
    if (input[field] !== undefined && !isText(input[field], 255))
      throw new InvalidInputError(`${field} must be a text of 1 to 255 characters. Leave it out if you do not know it.`)
  }
  for (const field of ['visitorId', 'uuid'] as const) {
    if (input[field] !== undefined && !isUuid(input[field]))
      throw new InvalidInputError(`${field} must be a UUID, such as 0198c3a4-5b6c-7d8e-9f01-23456789abcd.`)
  }
  const fault = needs[type](input)
  if (fault !== false) throw new InvalidInputError(fault)
}

/** An event's time in whole milliseconds. */
export function timeOf(timestamp: Date | number | undefined, now: number): number {
  const time = timestamp === undefined ? now : Number(timestamp)
  if (!Number.isFinite(time)) throw new InvalidInputError('timestamp must be a Date or milliseconds since the epoch.')
  if (time < 100_000_000_000)
    throw new InvalidInputError('timestamp looks like seconds: give a Date, or milliseconds since the epoch, such as Date.now().')
  return Math.trunc(time)
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value !== '' && [...value].length <= most
}

function oneOf(field: string, value: string, allowed: readonly string[]): string | false {
  return allowed.includes(value) ? false : `${field} must be one of ${allowed.join(', ')}.`
}
