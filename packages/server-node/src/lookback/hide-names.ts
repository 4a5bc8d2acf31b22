import type { Run } from './run.js'

/** A look-back without the names of customers and colleagues. Customers are numbered; a name that stands in a sentence or quote is replaced. */
export function withoutNames(run: Run): Run {
  const { result } = run
  if (!result) return run
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
        const clean = (text: string) => without(without(text, departure.name, named), by, 'A colleague')
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
        return { ...alarm, customerId: zero, name: named, text: without(alarm.text, alarm.name, named) }
      })
    }
  }
}

const zero = '00000000-0000-0000-0000-000000000000'

const without = (text: string, name: string | null, instead: string) => (name ? text.replaceAll(name, instead) : text)
