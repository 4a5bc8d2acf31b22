import type { Operation } from '@rapport/core/connector'
import { type Fields, textOf } from './json-fields.js'

type Account = Extract<Operation, { kind: 'account' }>
type Properties = NonNullable<Extract<Operation, { kind: 'activity' }>['properties']>

const day = 86_400_000

/** So far back product analytics are read at first. */
export const backfillMs = 90 * day

/** What broken clients send for no account. */
const nobody = new Set([
  '',
  '-',
  '0',
  'null',
  'undefined',
  'none',
  'nil',
  'nan',
  'n/a',
  'unknown',
  'anonymous',
  '(not set)',
  '[object object]'
])
const maxIdLength = 200

/** The account that a value names: a text or a number, or the first of a list of them. */
export function accountNamed(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  const id = typeof first === 'number' ? String(first) : (textOf(first)?.trim() ?? '')
  return nobody.has(id.toLowerCase()) || id.length > maxIdLength ? undefined : id
}

const domainPattern = /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}\/?$/i

/** Whose an account is that events name: the company's whose domain it is, if it looks like one, else the customer's whose id the host has sent. */
export function ownerOf(id: string): Pick<Account, 'domains' | 'customerId'> {
  return domainPattern.test(id) ? { domains: [id] } : { customerId: id }
}

/** An account of which nothing but its name is known. It says the same at all times, so that it is written once. */
export function namedAccount(id: string): Operation {
  return { kind: 'account', id, at: 0, ...ownerOf(id) }
}

const maxProperties = 100
const maxNameLength = 191
const maxTextLength = 1_000
const maxBytes = 30_000

/** The flat properties of an event, the first 100 of those that are wanted: texts, numbers and booleans. */
export function flatProperties(properties: Fields, names: readonly string[]): Properties {
  const flat: Properties = {}
  let count = 0
  let bytes = 0
  for (const name of names) {
    const value = flatValue(properties[name])
    if (value === undefined || name.length > maxNameLength) continue
    bytes += 3 * name.length + (typeof value === 'string' ? Buffer.byteLength(JSON.stringify(value)) : 24) + 4
    if (count === maxProperties || bytes > maxBytes) break
    count++
    flat[name] = value
  }
  return flat
}

function flatValue(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'string') return value.length > maxTextLength ? value.slice(0, maxTextLength) : value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'boolean' ? value : undefined
}

/** A text that looks like an address; whether it is one, the engine knows. */
export function addressIn(value: unknown): string | undefined {
  const text = textOf(value)?.trim()
  return text !== undefined && text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined
}

/** Clocks that are off by less are believed: the time of reading stands for theirs. */
const maxAheadMs = day

/** Why a moment is left out whose clock was wrong; undefined for all others. */
export function aheadOf(occurredAt: number, startedAt: number): string | undefined {
  return occurredAt > startedAt + maxAheadMs ? 'whose time is more than a day ahead' : undefined
}
