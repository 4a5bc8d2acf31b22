import { readFileSync } from 'node:fs'
import { packageRoot } from '../package-root.js'

/** How a template is written into a project. */
export interface Language {
  isTypeScript: boolean
  /** The ending of programs, such as `ts` or `mjs`. */
  extension: string
}

const folder = new URL('templates/', packageRoot)
const regionLine = /^\s*\/\/ #(region|endregion)\b.*\n/gm
const region = /^[ \t]*\/\/ #region rapport\n([\s\S]*?)^[ \t]*\/\/ #endregion\n/gm
const types = /^\/\/ #region types\n[\s\S]*?^\/\/ #endregion\n\n?/gm

/** The text of a template, such as `server/express.ts`. */
export function readTemplate(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8')
}

/** A whole template, as a file of a project. */
export function fileOf(name: string, language: Language): string {
  return inLanguage(readTemplate(name), language).replace(regionLine, '')
}

/** The lines of a template that mount Rapport, with what they import: a block to paste into an app that exists. */
export function blockOf(name: string, language: Language): string {
  const text = inLanguage(readTemplate(name), language)
  const imports = [...text.matchAll(/^import .* from '(@rapport\/.*|\.\/rapport\..*)'$/gm)].map(([line]) => line)
  const lines = [...text.matchAll(region)].map(([, inside = '']) => inside).join('')
  const indent = /^ */.exec(lines)?.[0] ?? ''
  return `${imports.length > 0 ? `${imports.join('\n')}\n\n` : ''}${lines.replaceAll(new RegExp(`^${indent}`, 'gm'), '')}`
}

/** The same block for a CommonJS file, which loads ES modules by `import()`. */
export function inCommonJs(block: string): string {
  return block.replace(/^import (\{.*\}) from ('.*')$/gm, 'const $1 = await import($2)')
}

/** TypeScript templates hold few types, and only in the forms that are taken out here. A test reads every result. */
function withoutTypes(text: string): string {
  return text
    .replace(types, '')
    .replace(/^(import \{) type \w+,/gm, '$1')
    .replaceAll(/\((\w+): (?:ClosableServer|Request)\)(?:: Promise<Response>)?/g, '($1)')
}

function inLanguage(text: string, { isTypeScript, extension }: Language): string {
  const untyped = isTypeScript ? text : withoutTypes(text)
  return extension.startsWith('m') ? untyped.replaceAll(/'(\.\.?\/[\w./-]*)\.js'/g, "'$1.mjs'") : untyped
}
