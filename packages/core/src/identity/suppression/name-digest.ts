import { createHmac } from 'node:crypto'
import { foldText } from '../../values/index.js'

/**
 * What an erased person or customer is called by: the key of an identity or of a customer (`identity/rules/keys.ts`), a browser, a provider's record, or
 * a full name.
 */
export interface ErasedName {
  kind: 'identity' | 'visitor' | 'customer' | 'record' | 'name' | 'person'
  value: string
  /** Of an erased customer's people: Rapport's id of the person whose name it is. */
  person?: string | undefined
}

/** A provider's record of a person or an account. */
export function recordName(provider: string, account: string, kind: string, id: string): ErasedName {
  return { kind: 'record', value: JSON.stringify([provider, account, kind, id]) }
}

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The words of a text, with where they stand. */
export function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({ word: foldText(found), start: index, end: index + found.length }))
}

/** The digest of a name. That of a full name begins with a few letters that its first word decides, so that most words of a text need no other look. */
export function digestOf(organizationId: string, { kind, value }: ErasedName): string {
  if (kind !== 'name') return hmac(organizationId, kind, value)
  const words = wordsOf(value).map(({ word }) => word)
  return wordHint(organizationId, words[0] ?? '') + hmac(organizationId, kind, words.join(' '))
}

export const hintLength = 4

export function wordHint(organizationId: string, word: string): string {
  return hmac(organizationId, 'word', word).slice(0, hintLength)
}

function hmac(organizationId: string, kind: string, value: string): string {
  return createHmac('sha256', organizationId).update(`${kind}\0${value}`).digest('base64url')
}
