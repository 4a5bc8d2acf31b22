import { textIfAny } from '../texts/catalogue'

/** The kinds of codes that the API answers with. Each has a group of words in the catalogue. */
export type CodeKind =
  | 'affiliation'
  | 'billing'
  | 'channel'
  | 'column'
  | 'errorClass'
  | 'factStatus'
  | 'factType'
  | 'grant'
  | 'participant'
  | 'sourceType'
  | 'stage'
  | 'subscription'

/**
 * The words for a code. A host's own code, which the catalogue does not know, is made readable.
 *
 * @example codeWord('billing', 'PAST_DUE') // 'Past due'
 */
export function codeWord(kind: CodeKind, code: string): string {
  return textIfAny(`codes.${kind}.${code.replaceAll(/\W/g, '_')}`) ?? words(code)
}

/** `BOARD_MEMBER` as people read it: Board member. For a host's own codes, and the names of settings. */
export function words(name: string): string {
  if (/^(CRM|SQL|SDK)$/.test(name)) return name
  const text = name.replaceAll(/[_-]+/g, ' ').trim().toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
