import type { TextValues } from './keys.generated'
import { fillMessage, isMessage, type Message, type MessagePart, type Texts } from './message'

let language = 'en'
let texts: Texts | undefined

/** Takes the texts that the console shows from now on. Main does so before the first page. */
export function setTexts(next: Texts, of: string) {
  texts = next
  language = of
}

type Key = keyof TextValues

/** What a text takes: nothing, or its values. */
type Values<K extends Key, Part> = TextValues[K] extends undefined
  ? []
  : [values: { [name in keyof TextValues[K]]: name extends 'count' ? number : Part }]

/**
 * A text of the catalogue, with its values filled in. Numbers are written as the viewer's language writes them. Call it while a page renders: texts are not
 * there yet when modules load.
 *
 * @example t('lookback.progressCount', { done: 3, count: 12 })
 */
export function t<K extends Key>(key: K, ...[values]: Values<K, string | number>): string {
  return partsOf<string | number>(key, values ?? {})
    .map((part) => (part.kind === 'value' ? asText(part.value) : part.text))
    .join('')
}

/** The parts of a text, for values that are no texts. */
export function partsOf<V>(key: string, values: Readonly<Record<string, V>>): MessagePart<V>[] {
  return fillMessage(find(key), values, language)
}

/** A text whose key is known at run time alone, with its values left open; undefined where the catalogue has none. */
export function textIfAny(key: string): string | undefined {
  const found = lookUp(key)
  return found === undefined || !isMessage(found) ? undefined : typeof found === 'string' ? found : found.other
}

/** The viewer's own kind of the language of the texts, such as en-GB: its numbers and dates stand beside these texts. */
export const locale = () =>
  (globalThis.navigator?.languages ?? []).find((tag) => (tag === language || tag.startsWith(`${language}-`)) && isKnownTag(tag)) ?? language

/** Browsers on POSIX systems say `en-US@posix`, which is no language tag: `Intl` throws for it. */
function isKnownTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

export const asText = (value: string | number) => (typeof value === 'number' ? value.toLocaleString(locale()) : value)

function find(key: string): Message {
  if (!texts) throw new Error(`The text ${key} is asked for before the texts are loaded: call t() while a page renders`)
  const found = lookUp(key)
  if (found === undefined || !isMessage(found)) throw new Error(`The catalogue has no text ${key}`)
  return found
}

function lookUp(key: string): Message | Texts | undefined {
  let at: Message | Texts | undefined = texts
  for (const name of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, name) ? (at as Texts)[name] : undefined
  return at
}
