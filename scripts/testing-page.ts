import { type Block, blocksOfPage } from './docs-code/pages.js'

export const runners = ['node:test', 'vitest', 'jest'] as const
export type Runner = (typeof runners)[number]

/** What a file imports its `test` from. */
const sources: Readonly<Record<Runner, string>> = { 'node:test': 'node:test', vitest: 'vitest', jest: '@jest/globals' }

/** A file of the page: its name stands in its first line. */
export interface PageFile {
  name: string
  code: string
  /** The runner that it is written for; none for a file of the app. */
  runner: Runner | undefined
}

const blocks = blocksOfPage('docs/testing.md')
const blocksIn = (language: string) => blocks.filter((block) => block.language === language)

/** The JavaScript files of the page about testing, in its order. */
export const pageFiles: readonly PageFile[] = blocksIn('js').map(fileOf)

/** The settings that the page shows for Jest, as package.json. */
export const jestManifest: unknown = JSON.parse(blocksIn('json')[0]?.code ?? '')

/** The packages that the page has installed. */
export const installed: readonly string[] = blocksIn('sh')
  .flatMap(({ code }) => [...code.matchAll(/^npm install (.*)$/gm)])
  .flatMap(([, names = '']) => names.split(' '))

/** A block as a file. Throws for a block without a name in its first line. */
export function fileOf({ page, line, code }: Pick<Block, 'page' | 'line' | 'code'>): PageFile {
  const [, name, text = ''] = /^\/\/ (\S+)\n(.*)$/s.exec(code) ?? []
  if (name === undefined) throw new Error(`${page}:${line}: the first line has to be the name of the file, such as "// sign-up.test.js"`)
  return { name, code: `${text}\n`, runner: runnerOf(text) }
}

/** The runner whose `test` a file imports. The suite for stores brings its own, which is that of Vitest. */
function runnerOf(code: string): Runner | undefined {
  const runner = runners.find((each) => code.includes(`from '${sources[each]}'`))
  return runner ?? (code.includes('@rapport/core/testing/suites') ? 'vitest' : undefined)
}

/** The files of the page as somebody with this runner has them. The recipes for Vitest become ones for another runner by the imports that the page names. */
export function filesFor(runner: Runner): { name: string; code: string }[] {
  const own = pageFiles.filter((file) => file.runner === undefined || file.runner === runner)
  if (runner === 'vitest') return own
  const names = new Set(own.map(({ name }) => name))
  const others = pageFiles.filter(({ name, code }) => !names.has(name) && vitestImport.test(code))
  return [...own, ...others.map(({ name, code }) => ({ name, code: code.replace(vitestImport, importsFor[runner]) }))]
}

const vitestImport = /^import \{ (.*) \} from 'vitest'$/m

const importsFor: Readonly<Record<Exclude<Runner, 'vitest'>, (line: string, names: string) => string>> = {
  jest: (_, names) => `import { ${names} } from '${sources.jest}'`,
  'node:test': (_, names) => {
    const others = names.split(', ').filter((name) => name !== 'expect')
    const own = others.map((name) => (name === 'afterAll' ? 'after as afterAll' : name))
    return `import { expect } from 'expect'\nimport { ${own.join(', ')} } from '${sources['node:test']}'`
  }
}
