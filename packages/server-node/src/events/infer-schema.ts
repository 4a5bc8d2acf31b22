/** What is known of the values of one property. */
export interface PropertyShape {
  types: ReadonlySet<string>
  isRequired: boolean
  /** The few values that keep coming back; undefined where texts are of any kind. */
  choices: readonly string[] | undefined
}

/** So many events must have been seen before a text is taken for one of few. */
const minSeen = 20
const maxChoices = 6
/** Each choice must have come so often: what comes once may be somebody's name. */
const minRepeats = 3
/** Choices look like words of a program. An address, a name with blanks or a number could be a person's. */
const isWord = (text: string) => /^[a-z][a-z0-9_-]{0,29}$/.test(text)
/** Names of properties as programs write them. Others may be data: a map by email addresses has them as names. */
const isPropertyName = (name: string) => /^[A-Za-z_][A-Za-z0-9_.$ -]{0,99}$/.test(name) && name !== 'automated'
/** What people are called is no choice, however few there are. */
const personal = /name|mail|phone|address|user|person|contact|company|account|customer|city|country|birth|gender|ip$|id$/i

/** The shape of each property, by its name, from the properties of events of one name. */
export function inferProperties(seen: readonly Readonly<Record<string, unknown>>[]): Map<string, PropertyShape> {
  const names = [...new Set(seen.flatMap((properties) => Object.keys(properties)))].filter(isPropertyName).sort()
  return new Map(
    names.map((name) => {
      const values = seen.flatMap((properties) => (Object.hasOwn(properties, name) ? [properties[name]] : []))
      const types = new Set(values.map(typeOf))
      if (types.has('number')) types.delete('integer')
      const choices = personal.test(name) ? undefined : choicesOf(values)
      return [name, { types, isRequired: values.length === seen.length, choices }]
    })
  )
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

function choicesOf(values: readonly unknown[]): readonly string[] | undefined {
  const texts = values.flatMap((value) => (typeof value === 'string' ? [value] : []))
  if (texts.length < minSeen || texts.length < values.length) return undefined
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isFew = counts.size <= maxChoices && [...counts].every(([text, count]) => count >= minRepeats && isWord(text))
  return isFew ? [...counts.keys()].sort() : undefined
}
