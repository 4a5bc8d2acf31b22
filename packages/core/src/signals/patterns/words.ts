import type { StoredOccurrenceEvidence } from '../tables/signal-occurrences.js'

/** A number of things: `1 day`, `3 days`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The events of these names, in words. */
export const namesInWords = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')

/** Evidence that is a number measured over a time. */
export function metric(
  title: string,
  window: { start: number; end: number },
  value: number,
  comparedWith: number | null
): StoredOccurrenceEvidence {
  return { kind: 'metric', id: null, title, observedAt: window.end, window, value, comparedWith }
}
