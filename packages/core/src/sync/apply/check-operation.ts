import type { Operation } from '../../providers/index.js'
import type { Json } from '../../storage/index.js'
import { channels, isStorableText } from '../../values/index.js'

/** A record that cannot be taken. The message names the field, and not the value. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord'
}

const recorded = ['account', 'person', 'member', 'source', 'activity', 'subscription', 'payment']
const kinds = [...recorded, 'removal', 'absence', 'presence']
const maxIdLength = 200
const maxPropertyBytes = 32 * 1024

/**
 * What a connector says of a record, fit to be stored: without what no store can keep, and never said in the future. Throws `UnreadableRecord`. What the
 * domain checks itself is not looked at here.
 */
export function checkOperation(said: Operation, now: number): Operation {
  const operation = storable(said)
  if (!kinds.includes(operation?.kind)) throw new UnreadableRecord('kind is none that a record can have')
  requireId('id', operation.id)
  const at = requireTime('at', operation.at)
  switch (operation.kind) {
    case 'account':
      return { ...withoutFuture(operation, now), at: Math.min(at, now) }
    case 'absence':
      requireAbsence(operation)
      break
    case 'presence':
      for (const name of ['from', 'to'] as const) requireId(name, operation[name])
      if (!recorded.includes(operation.of)) throw new UnreadableRecord('of is none that a record can have')
      break
    case 'removal':
      if (!kinds.includes(operation.of)) throw new UnreadableRecord('of is none that a record can have')
      break
    case 'member':
      requireText('email', operation.email)
      requireText('name', operation.name)
      break
    case 'activity':
      return { ...operation, at: Math.min(at, now), occurredAt: checkActivity(operation) }
    case 'source':
      if (operation.account !== undefined) requireId('account', operation.account)
      return { ...operation, at: Math.min(at, now), occurredAt: requireTime('occurredAt', operation.occurredAt) }
    case 'payment':
      requireId('account', operation.account)
      return { ...operation, at: Math.min(at, now), paidAt: requireTime('paidAt', operation.paidAt) }
    case 'subscription':
      requireId('account', operation.account)
  }
  return { ...operation, at: Math.min(at, now) }
}

/** A creation at a time that is none, or is still to come, says nothing; the account itself does. */
function withoutFuture({ createdAt, ...account }: Extract<Operation, { kind: 'account' }>, now: number): Operation {
  const isPast = typeof createdAt === 'number' && createdAt >= earliest && createdAt <= now
  return isPast ? { ...account, createdAt: Math.round(createdAt) } : account
}

function requireAbsence({ of, from, to, except }: Extract<Operation, { kind: 'absence' }>): void {
  if (of !== 'source' && of !== 'activity') throw new UnreadableRecord('of must be source or activity')
  for (const [name, id] of Object.entries({ from, to })) requireId(name, id)
  if (!Array.isArray(except)) throw new UnreadableRecord('except must be a list of ids')
}

function checkActivity({
  type,
  channel,
  eventName,
  account,
  occurredAt,
  properties = {}
}: Extract<Operation, { kind: 'activity' }>): number {
  if (typeof type !== 'string' || !/^[A-Z][A-Z0-9_]{0,99}$/.test(type)) throw new UnreadableRecord('type must be UPPER_SNAKE')
  if (!channels.includes(channel)) throw new UnreadableRecord('channel is none of the timeline')
  if (type === 'CUSTOM' || eventName !== undefined) requireText('eventName', eventName)
  if (account !== undefined) requireId('account', account)
  if (Buffer.byteLength(JSON.stringify(properties)) > maxPropertyBytes) throw new UnreadableRecord('properties are larger than 32 kB')
  return requireTime('occurredAt', occurredAt)
}

function requireText(name: string, value: unknown): void {
  if (typeof value !== 'string' || value.trim() === '') throw new UnreadableRecord(`${name} must be a text`)
}

function requireId(name: string, value: unknown): void {
  if (typeof value !== 'string' || value === '' || value.length > maxIdLength)
    throw new UnreadableRecord(`${name} must be a text of 1 to ${maxIdLength} characters`)
}

/** The years 1 to 9999, as everywhere. */
const earliest = Date.UTC(1, 0) - 1900 * 31_556_952_000
const latest = Date.UTC(9999, 11, 31)

function requireTime(name: string, value: unknown): number {
  if (typeof value !== 'number' || !(value >= earliest && value <= latest))
    throw new UnreadableRecord(`${name} must be a time in epoch milliseconds`)
  return Math.round(value)
}

/** The same as JSON; U+0000 and lone surrogates become U+FFFD. */
function storable(said: Operation): Operation {
  const text = jsonOf(said)
  if (text === undefined) throw new UnreadableRecord('It is not an object')
  const read: Json = JSON.parse(text)
  return (/\\u(0000|d[89a-f])/i.test(text) ? cleaned(read) : read) as unknown as Operation
}

function jsonOf(said: Operation): string | undefined {
  try {
    return JSON.stringify(said)
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableRecord('It is nested too deep, or too large, to be kept')
    throw error
  }
}

function cleaned(value: Json): Json {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleaned(inner)]))
}

const cleanText = (text: string) => (isStorableText(text) ? text : text.toWellFormed().replaceAll('\0', '\uFFFD'))
