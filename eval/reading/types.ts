import { factTypes } from '@rapport/core/src/facts/fact-kinds.js'
import type { LabelledText } from './labelled.js'
import { factsOf } from './sources.js'

/** How often each type was found, missed, and found where it is not. */
export function typeFigures(
  texts: readonly LabelledText[],
  { types, listErrors }: { types: readonly string[] | undefined; listErrors: boolean }
): string[] {
  const counts = new Map<string, { right: number; missed: number; wrong: number }>(
    factTypes.map((type) => [type, { right: 0, missed: 0, wrong: 0 }])
  )
  const errors: string[] = []
  for (const text of texts) {
    const found = new Map(factsOf(text).map(({ factType, key, quote }) => [String(factType), `${key.split(':')[0]} <- ${quote}`]))
    const fine = new Set([...text.types, ...(text.alsoRight ?? [])])
    for (const type of text.types) {
      const count = counts.get(type)
      if (!count) continue
      if (found.has(type)) count.right++
      else {
        count.missed++
        errors.push(`MISSED ${type} [${text.channel}] ${oneLine(text.text)}`)
      }
    }
    for (const [type, why] of found) {
      const count = counts.get(type)
      if (!count || fine.has(type)) continue
      count.wrong++
      errors.push(`FALSE ${type} (${oneLine(why)}) [${text.channel}] ${oneLine(text.text)}`)
    }
  }
  const wanted = (type: string) => !types || types.includes(type)
  const lines = [...counts].filter(([type]) => wanted(type)).map(([type, count]) => line(type, count))
  const all = [...counts].filter(([type]) => wanted(type)).map(([, count]) => count)
  const sum = all.reduce((a, b) => ({ right: a.right + b.right, missed: a.missed + b.missed, wrong: a.wrong + b.wrong }), {
    right: 0,
    missed: 0,
    wrong: 0
  })
  const listed = listErrors ? errors.filter((error) => wanted(error.split(' ')[1] ?? '')).sort() : []
  return [...listed, ...lines, line(`ALL (${texts.length} texts)`, sum)]
}

function line(name: string, { right, missed, wrong }: { right: number; missed: number; wrong: number }): string {
  const share = (of: number) => (of === 0 ? '  - ' : (right / of).toFixed(2))
  return `${name.padEnd(26)} P ${share(right + wrong)}  R ${share(right + missed)}  right ${right}, missed ${missed}, false ${wrong}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 700)
}
