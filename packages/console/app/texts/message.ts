/** A text with `{values}` and `code in backticks`; or one for each plural category of its `count`, as the Unicode CLDR names them. */
export type Message = string | { readonly [category: string]: string; readonly other: string }

/** The texts of one language: messages, in groups of groups. */
export interface Texts {
  readonly [name: string]: Message | Texts
}

/** A message is a text, or one for each plural; each language has the plural `other`. */
export const isMessage = (entry: Message | Texts): entry is Message => typeof entry === 'string' || typeof entry.other === 'string'

export type MessagePart<V> = { kind: 'text'; text: string } | { kind: 'code'; text: string } | { kind: 'value'; name: string; value: V }

const pattern = /\{(\w+)\}|`([^`]+)`/g
const plurals = new Map<string, Intl.PluralRules>()

function pluralOf(count: number, language: string): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

/** The parts of a message, in order. A value that is missing stays as its name in braces, so that a reader sees which one. */
export function fillMessage<V>(message: Message, values: Readonly<Record<string, V>>, language: string): MessagePart<V>[] {
  const text = typeof message === 'string' ? message : (message[pluralOf(Number(values.count), language)] ?? message.other)
  const parts: MessagePart<V>[] = []
  let end = 0
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) })
    const [whole, name, code] = found
    const value = name === undefined ? undefined : values[name]
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (name !== undefined && value !== undefined) parts.push({ kind: 'value', name, value })
    else parts.push({ kind: 'text', text: whole })
    end = found.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** The names of the values that a message takes, in alphabetical order. */
export function valuesOf(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message)
  const names = forms.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
  return [...new Set(typeof message === 'string' ? names : [...names, 'count'])].sort()
}
