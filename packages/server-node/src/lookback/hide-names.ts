import type { KnownNames } from './known-names.js'
import type { Run } from './run.js'

/**
 * A look-back without the names of customers, people and colleagues. Customers are numbered. In sentences and quotes each known name is replaced, and so are
 * the first and the last names of known people.
 */
export function withoutNames(run: Run, known: KnownNames = { customers: [], people: [] }): Run {
  const { result } = run
  if (!result) return run
  const hideKnown = hiding(known)
  const numbers = new Map<string, string>()
  const hidden = (customerId: string) => {
    const known = numbers.get(customerId) ?? `Customer ${numbers.size + 1}`
    numbers.set(customerId, known)
    return known
  }
  return {
    ...run,
    result: {
      ...result,
      left: result.left.map(({ firstSaid, ...departure }) => {
        const named = hidden(departure.customerId)
        const by = firstSaid?.by ?? null
        const clean = (text: string) => hideKnown(without(without(text, departure.name, named), by, 'A colleague'))
        return {
          ...departure,
          customerId: zero,
          name: named,
          reason: departure.reason === null ? null : clean(departure.reason),
          firstSaid: firstSaid && {
            ...firstSaid,
            text: clean(firstSaid.text),
            quote: firstSaid.quote === null ? null : clean(firstSaid.quote),
            by: by === null ? null : 'a colleague',
            sourceId: null
          }
        }
      }),
      falseAlarms: result.falseAlarms.map((alarm) => {
        const named = hidden(alarm.customerId)
        return { ...alarm, customerId: zero, name: named, text: hideKnown(without(alarm.text, alarm.name, named)) }
      })
    }
  }
}

const zero = '00000000-0000-0000-0000-000000000000'

const without = (text: string, name: string | null, instead: string) => (name ? text.replaceAll(name, instead) : text)

/** Shorter names are words too often. */
const minLength = 3
const atOnce = 500

/** Replaces names as whole words, the longest first, so that no part of a name is left over. */
function hiding({ customers, people }: KnownNames): (text: string) => string {
  const parts = people.flatMap((name) => [name, ...name.split(/[\s.,]+/u)]).filter((name) => /^\p{Lu}|^[^\p{Ll}]/u.test(name))
  const instead = new Map([...parts.map((name) => [name, 'somebody'] as const), ...customers.map((name) => [name, 'a customer'] as const)])
  const names = [...instead.keys()].filter((name) => name.length >= minLength).sort((one, other) => other.length - one.length)
  const patterns = Array.from({ length: Math.ceil(names.length / atOnce) }, (_, index) => {
    const some = names.slice(index * atOnce, (index + 1) * atOnce).map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${some.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  })
  return (text) => patterns.reduce((left, pattern) => left.replaceAll(pattern, (name) => instead.get(name) ?? name), text)
}
