import { isMessage, type Texts, valuesOf } from '../../packages/console/app/texts/message.js'

/** The types of the texts of the console: each key of the catalogue, with the names of the values that its message takes. */
export function consoleTexts(catalogue: Texts): string {
  const lines = keysOf(catalogue, '').map(
    ([key, names]) => `  '${key}': ${names.length === 0 ? 'undefined' : `{ ${names.map((name) => `${name}: unknown`).join('; ')} }`}`
  )
  return `// Made by scripts/generate.ts from the catalogue in en.json.\n\n/** The values that each text takes. */\nexport interface TextValues {\n${lines.join('\n')}\n}\n`
}

function keysOf(texts: Texts, before: string): [key: string, values: string[]][] {
  return Object.entries(texts).flatMap(([name, entry]) => {
    if (!/^\w+$/.test(name)) throw new Error(`The name ${before}${name} of a text may have letters, digits and underscores alone`)
    return isMessage(entry) ? [[`${before}${name}`, valuesOf(entry)] as [string, string[]]] : keysOf(entry, `${before}${name}.`)
  })
}
