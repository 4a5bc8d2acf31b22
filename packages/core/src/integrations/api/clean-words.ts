import { cutCodePoints } from '../../domain/text-key.js'
import type { Credential } from '../provider.js'

const longestWords = 500
/** A page may have 20 MB: tags that never close would be looked for from each to the end. */
const mostLooked = 20_000
/** Shorter values, such as a region, are no secrets, and are words of other texts. */
const leastSecret = 6

/** What an answer says about itself, for people: the message of its error, or its beginning. */
export function wordsOf(body: unknown): string {
  if (typeof body === 'string')
    return body
      .slice(0, mostLooked)
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<[^<>]*>/g, ' ')
  return messageIn(body, 0) ?? (body === null || body === undefined ? '' : JSON.stringify(body))
}

const messageNames = ['message', 'error_description', 'detail', 'details', 'title', 'error', 'errors', 'reason', 'code']

function messageIn(body: unknown, depth: number): string | undefined {
  if (depth > 4) return undefined
  if (typeof body === 'string') return body
  if (Array.isArray(body)) return messageIn(body[0], depth + 1)
  if (typeof body !== 'object' || body === null) return undefined
  for (const name of messageNames) {
    const found = messageIn(Reflect.get(body, name), depth + 1)
    if (found) return found
  }
  return undefined
}

/** Makes a text fit to be shown and stored: on one line, without control characters, not long, and without any of these secrets. */
export function cleanWords(text: string, secrets: Iterable<string>): string {
  let clean = text
  for (const secret of secrets) clean = clean.replaceAll(secret, '[credential]')
  // Whatever can hide or turn text: controls, format characters, lone surrogates.
  clean = clean
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return cutCodePoints(clean, longestWords)
}

/** All texts by which a credential could be read out of an error: its values, and how headers and addresses write them. */
export function secretsOf(credential: Credential, headers: Record<string, string>): string[] {
  const values = credential.kind === 'oauth' ? [credential.accessToken] : Object.values(credential.fields)
  const written = Object.entries(headers).flatMap(([name, value]) =>
    /^(authorization|cookie|.*(key|token|secret).*)$/i.test(name) ? [value, value.replace(/^\S+\s+/, '')] : []
  )
  const all = [...values, ...written].flatMap((value) => [value, encodeURIComponent(value.toWellFormed())])
  return [...new Set(all)].filter((value) => value.length >= leastSecret).sort((a, b) => b.length - a.length)
}
