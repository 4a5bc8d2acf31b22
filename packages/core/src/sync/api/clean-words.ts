import type { Credential } from '../../providers/index.js'
import type { Json } from '../../storage/index.js'
import { cutCodePoints } from '../../values/index.js'
import { SecretMask } from './mask-secrets.js'

const maxWordsLength = 500
/** A page may have 20 MB: tags that never close would be looked for from each to the end. */
const maxLooked = 20_000

/** What an answer says about itself, for people: the message of its error, or its beginning. */
export function wordsOf(body: unknown): string {
  if (typeof body === 'string')
    return body
      .slice(0, maxLooked)
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

/** Makes a text fit to be shown and stored: on one line, without control characters, not long, and without any of these secrets in any form. */
export function cleanWords(text: string, secrets: Iterable<string> | SecretMask): string {
  const mask = secrets instanceof SecretMask ? secrets : new SecretMask(secrets)
  // Whatever can hide or turn text: controls, format characters, lone surrogates.
  const clean = mask
    .apply(text.slice(0, maxLooked))
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return cutCodePoints(clean, maxWordsLength)
}

const secretNames = /^(authorization|cookie|.*(key|token|secret).*)$/i
/** Shorter texts below such a name say what kind of a token it is. */
const minTokenLength = 16

/** All texts of a credential that may not be seen: its values, and what headers write of it. */
export function secretsOf(credential: Credential, headers: Readonly<Record<string, string>>): string[] {
  const values = credential.kind === 'oauth' ? [credential.accessToken, ...secretsIn(credential.extra)] : Object.values(credential.fields)
  const written = Object.entries(headers).flatMap(([name, value]) => (secretNames.test(name) ? value.replace(/^\S+\s+/, '') : []))
  return [...new Set([...values, ...written])]
}

/** Texts of an answer that stand below a name such as `refresh_token`. */
export function secretsIn(value: Json | undefined, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 4) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (secretNames.test(name) && inner.length >= minTokenLength ? inner : []) : secretsIn(inner, depth + 1)
  )
}
