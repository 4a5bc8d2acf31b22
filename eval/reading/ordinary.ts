import type { LabelledText } from './labelled.js'
import { factsOf } from './sources.js'

/** The facts that are found in passages that have none. */
export function ordinaryFigures(
  texts: readonly LabelledText[],
  { types, listErrors }: { types: readonly string[] | undefined; listErrors: boolean }
): string[] {
  const found = texts.flatMap((text) => {
    const fine = new Set([...text.types, ...(text.alsoRight ?? [])])
    return factsOf(text).filter(({ factType }) => !fine.has(factType) && (!types || types.includes(factType)))
  })
  const byType = new Map<string, number>()
  for (const { factType } of found) byType.set(factType, (byType.get(factType) ?? 0) + 1)
  const listed = listErrors
    ? found.map(({ factType, key, quote }) => `ORDINARY ${factType} (${key.split(':')[0]}) ${quote.replace(/\s+/g, ' ')}`).sort()
    : []
  const named = [...byType].map(([type, count]) => `${type} ${count}`).join(', ')
  return [...listed, `Ordinary passages: ${found.length} false facts in ${texts.length}${named && `: ${named}`}`]
}
