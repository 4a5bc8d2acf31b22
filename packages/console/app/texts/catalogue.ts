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

export const asText = (value: string | number) => (typeof value === 'number' ? value.toLocaleString() : value)

function find(key: string): Message {
  if (!texts) throw new Error(`The text ${key} is asked for before the texts are loaded: call t() while a page renders`)
  let at: Message | Texts | undefined = texts
  for (const name of key.split('.')) at = typeof at === 'object' ? (at as Texts)[name] : undefined
  if (at === undefined || !isMessage(at)) throw new Error(`The catalogue has no text ${key}`)
  return at
}
