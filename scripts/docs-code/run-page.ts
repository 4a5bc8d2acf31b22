import { basename, extname } from 'node:path'
import { type Surroundings, surroundings } from './host-modules.js'
import { alwaysGiven, codeOf, givenCode, noteOf } from './page-modules.js'
import type { Block } from './pages.js'
import { functionBody, parseScript, topLevelNames } from './script.js'

type Values = Readonly<Record<string, unknown>>

/** Makes functions whose code may await. */
const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<Values> = Object.getPrototypeOf(
  async () => {}
).constructor

/**
 * Runs the blocks of a page one after the other, with what the page is given, as the compiler reads them. The error of a block begins with
 * its line. A line `console.log(…) // → TEXT` has to print that text.
 */
export async function runPage(blocks: readonly Block[]): Promise<void> {
  const site = surroundings()
  const page = new PageRun(site)
  try {
    await page.runGiven(alwaysGiven)
    page.serveGiven()
    for (const block of codeOf(blocks)) {
      for (const note of block.notes) if (note.kind === 'given') await page.runGiven(note.text)
      if (noteOf(block, 'not run') === undefined) await runBlock(page, block, site)
    }
  } finally {
    await page.close()
  }
}

async function runBlock(page: PageRun, block: Block, { printed, errors }: Surroundings): Promise<void> {
  const before = printed.length
  try {
    const file = noteOf(block, 'file')
    await page.run(file ?? `block.${block.language === 'tsx' ? 'tsx' : 'ts'}`, block.code, file !== undefined)
    const shown = [...block.code.matchAll(/console\.log\(.*\) \/\/ → (.*)$/gm)].map(([, text = '']) => text.trim())
    const missing = shown.filter((text) => !printed.slice(before).includes(text))
    if (errors.length > 0) throw new Error(`printed an error: ${errors.join(', ')}`)
    if (missing.length > 0) throw new Error(`did not print ${missing.join(', ')}, but ${printed.slice(before).join(', ')}`)
  } catch (error) {
    throw new Error(`${block.page}:${block.line}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

class PageRun {
  /** Every name that is in scope. */
  private readonly scope = new Map<string, unknown>()
  /** What the files that the page imports export, by name without extension. */
  private readonly files = new Map<string, Values>()

  constructor(private readonly site: Surroundings) {
    for (const [name, value] of Object.entries(site.globals)) this.scope.set(name, value)
  }

  /** Brings the names of a file of `given/` into scope. */
  async runGiven(name: string): Promise<void> {
    const values = await this.given(name)
    for (const [key, value] of Object.entries(values)) this.scope.set(key, value)
  }

  /** Runs a block; its names are in scope from now on. */
  async run(path: string, code: string, isFile: boolean): Promise<void> {
    const load = (specifier: string) => this.load(specifier, this.site.load)
    const values = await runScript(path, code, load, this.scope)
    if (isFile) this.files.set(basename(path, extname(path)), values)
    for (const [name, value] of Object.entries(values)) this.scope.set(name, value)
  }

  /** Lets the page's clients ask the Rapport that every page is given. */
  serveGiven(): void {
    const { rapport, apiKey } = Object(this.files.get(alwaysGiven))
    this.site.serve(rapport, apiKey)
  }

  /** Closes every Rapport of the page and of what it was given. */
  async close(): Promise<void> {
    await this.site.close()
    for (const { rapport } of this.files.values()) await Object(rapport).close?.()
  }

  /** What a file of `given/` exports. It is run once for a page, with modules as they are. */
  private async given(name: string): Promise<Values> {
    const known = this.files.get(name)
    if (known !== undefined) return known
    const code = givenCode(name)
    const source = parseScript(`${name}.ts`, code)
    const load = (specifier: string) => this.load(specifier, (name) => import(/* @vite-ignore */ name))
    const values = await runScript(source.fileName, code, load, new Map())
    const { exported } = topLevelNames(source)
    const exports = Object.fromEntries(Object.entries(values).filter(([key]) => exported.has(key)))
    this.files.set(name, exports)
    return exports
  }

  private async load(specifier: string, loadPackage: Surroundings['load']): Promise<object> {
    return specifier.startsWith('./') ? this.given(basename(specifier, '.js')) : loadPackage(specifier)
  }
}

/** Runs a script in a scope; answers the values that its top level names. */
function runScript(path: string, code: string, load: Surroundings['load'], scope: ReadonlyMap<string, unknown>): Promise<Values> {
  const run = new AsyncFunction('load', ...scope.keys(), `{ ${functionBody(parseScript(path, code))} }`)
  return run(load, ...scope.values())
}
