import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from './pages.js'
import { codeLanguages, parseScript, topLevelNames } from './script.js'

/** A module that the compiler reads: one block of a page. */
export interface PageModule {
  /** Where the compiler believes the module to be. No such file exists. */
  path: string
  /** The code, behind the imports of the names that it has from before. They stand in its first line, so that lines keep their numbers. */
  text: string
  block: Block
}

/** Where the files stand that declare what readers bring along, such as `workspace`. */
export const givenFolder = join(import.meta.dirname, 'given')

/** What every page may name. */
export const alwaysGiven = 'default'

/** The code of a file of `given/`. */
export function givenCode(name: string): string {
  const path = join(givenFolder, `${name}.ts`)
  if (!existsSync(path)) throw new Error(`a page asks for scripts/docs-code/given/${name}.ts, which does not exist`)
  return readFileSync(path, 'utf8')
}

/** What a note of a block says, if the block has such a note. */
export const noteOf = (block: Block, kind: Block['notes'][number]['kind']): string | undefined =>
  block.notes.find((note) => note.kind === kind)?.text

/** The blocks of a page that are code, without those that say that they are none. */
export const codeOf = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => codeLanguages.has(block.language) && noteOf(block, 'not compiled') === undefined)

/** The folder of a page's modules. */
const folderOf = (page: string) => join(import.meta.dirname, 'pages', page.replaceAll('/', '--').replace(/\.md$/, ''))

/**
 * The code of a page as modules. The blocks of a page follow each other: each sees the names that earlier blocks and the files of
 * `given/` declare, and may declare the same name again.
 */
export function modulesOfPage(blocks: readonly Block[]): PageModule[] {
  const origins = new Map<string, string>()
  const remember = (names: Iterable<string>, origin: string) => {
    for (const name of names) origins.set(name, origin)
  }
  const rememberGiven = (name: string) => {
    remember(topLevelNames(parseScript(`${name}.ts`, givenCode(name))).exported, `../../given/${name}.js`)
  }
  rememberGiven(alwaysGiven)
  return codeOf(blocks).map((block, index) => {
    for (const note of block.notes) if (note.kind === 'given') rememberGiven(note.text)
    const file = noteOf(block, 'file') ?? `block-${index + 1}.${block.language === 'tsx' ? 'tsx' : 'ts'}`
    const path = join(folderOf(block.page), file)
    const { values, types, exported } = topLevelNames(parseScript(path, block.code))
    const own = new Set([...values, ...types])
    const head = importsOf([...origins].filter(([name]) => !own.has(name)))
    const unexported = [...own].filter((name) => !exported.has(name))
    remember(own, `./${file.replace(/\.tsx?$/, '.js')}`)
    return { path, text: `${head}${block.code}\nexport { ${unexported.join(', ')} }`, block }
  })
}

/** Import statements of one line, one for each origin. */
function importsOf(names: readonly (readonly [name: string, origin: string])[]): string {
  const origins = [...new Set(names.map(([, origin]) => origin))]
  const namesFrom = (origin: string) => names.flatMap(([name, from]) => (from === origin ? [name] : []))
  return origins.map((origin) => `import { ${namesFrom(origin).join(', ')} } from '${origin}'; `).join('')
}
