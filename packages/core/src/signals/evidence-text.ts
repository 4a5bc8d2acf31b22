import type { StoredOccurrenceEvidence } from './tables/signal-occurrences.js'

/** What evidence says, with what was measured. Titles say their numbers by now; those that earlier versions stored leave some of them out. */
export function evidenceText({ kind, title, value, comparedWith }: StoredOccurrenceEvidence): string {
  const isMeasured = kind === 'metric' || kind === 'user'
  if (!isMeasured || value === null || saysNumber(title, value)) return title
  return comparedWith === null ? `${title}: ${value}` : `${title}: ${value} (compared with ${comparedWith})`
}

/** A title says that there was nothing in words: `No activity for 8 days`. */
const saysNumber = (title: string, value: number) => (value === 0 && title.startsWith('No ')) || title.split(/[^\d.]+/).includes(`${value}`)
