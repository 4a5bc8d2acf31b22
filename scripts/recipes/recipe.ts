import { posix } from 'node:path'
import type { RepositoryCopy } from './repository-copy.js'

/** What somebody who follows a recipe writes by hand. */
export interface Effort {
  /** Files with code of one's own: the definition, its test, and what else there is to write. */
  files: number
  /** Lines in lists. */
  lines: number
  /** Imports and exports that lead from a list to the definition, which editors write. */
  imports: number
}

/** A recipe of CONTRIBUTING.md, as a script that follows it. */
export interface Recipe {
  /** Its heading. */
  title: string
  effort: Effort
  /** Does what the recipe says, and nothing else. */
  follow(work: RecipeWork): void
  /** The tests that what it makes can break, as paths or parts of paths. */
  tests: readonly string[]
}

const core = 'packages/core/src'

/** The hands of somebody who follows a recipe. Each step fails if the recipe does not name its file, or if the file is not as the recipe says. */
export class RecipeWork {
  readonly #files = new Set<string>()
  #lines = 0
  #imports = 0

  constructor(
    private readonly copy: RepositoryCopy,
    private readonly title: string,
    /** What CONTRIBUTING.md says. */
    private readonly text: string
  ) {}

  get effort(): Effort {
    return { files: this.#files.size, lines: this.#lines, imports: this.#imports }
  }

  /** Copies the file that the recipe says to copy, and replaces names and texts in the copy. */
  copyFile(from: string, to: string, names: Readonly<Record<string, string>>): void {
    this.#named(from)
    if (this.copy.has(to)) throw this.#failure(`${to} is there already`)
    let text = this.copy.read(from)
    for (const [name, other] of Object.entries(names)) {
      if (!text.includes(name)) throw this.#failure(`${from} does not contain ${name}`)
      text = text.replaceAll(name, other)
    }
    this.#write(to, text)
  }

  /** Writes a file that has no example to copy, such as a test beside the definition. */
  newFile(path: string, text: string): void {
    this.#write(path, text)
  }

  /** Adds code of one's own to a file that the recipe names, before or behind a text of it. */
  addCode(path: string, place: { before: string } | { behind: string }, code: string): void {
    this.#named(path)
    this.#insert(path, place, code)
    this.#files.add(path)
  }

  /** Adds a line to a list that the recipe names. */
  addToList(path: string, behind: string, line: string): void {
    this.#named(path)
    this.#insert(path, { behind }, line)
    this.#lines++
  }

  /** Adds the import that goes with a line of a list; imports are sorted when files are formatted. */
  addImport(path: string, line: string): void {
    this.#named(path)
    this.copy.write(path, `${line}\n${this.copy.read(path)}`)
    this.#imports++
  }

  /** Adds a name to what the list's file already imports from the index of a module. */
  addToImport(path: string, module: string, name: string): void {
    this.#named(path)
    const [, end] = new RegExp(`(\\s\\} from '${module}')`).exec(this.copy.read(path)) ?? []
    if (end === undefined) throw this.#failure(`${path} imports nothing from ${module}`)
    this.#insert(path, { before: end }, `,\n  ${name}`)
    this.#imports++
  }

  /** Exports the definition from the index of its module. */
  addExport(path: string, line: string): void {
    if (posix.basename(path) !== 'index.ts') throw this.#failure(`${path} is not the index of a module`)
    this.copy.write(path, `${this.copy.read(path)}${line}\n`)
    this.#imports++
  }

  /** The recipe names the file, or the folder that it stands in. */
  #named(path: string): void {
    const shown = path.startsWith(`${core}/`) ? path.slice(core.length + 1) : path
    const folders = shown.split('/').map((_, index, parts) => `${parts.slice(0, index).join('/')}/`)
    if (![shown, ...folders].some((name) => this.text.includes(`\`${name}\``))) throw this.#failure(`it does not name ${shown}`)
    if (!this.copy.has(path)) throw this.#failure(`it names ${path}, which does not exist`)
  }

  #insert(path: string, place: { before: string } | { behind: string }, added: string): void {
    const mark = 'before' in place ? place.before : place.behind
    const parts = this.copy.read(path).split(mark)
    if (parts.length !== 2) throw this.#failure(`${path} contains ${JSON.stringify(mark)} ${parts.length - 1} times`)
    this.copy.write(path, parts.join('before' in place ? `${added}${mark}` : `${mark}${added}`))
  }

  #write(path: string, text: string): void {
    this.copy.write(path, text)
    this.#files.add(path)
  }

  #failure(words: string): Error {
    return new Error(`The recipe "${this.title}" cannot be followed: ${words}`)
  }
}

/** The text of the recipe with this heading, up to the next heading. */
export function recipeText(contributing: string, title: string): string {
  const found = contributing.split(/\n\n(?=#)/).find((text) => text.startsWith(`### ${title}\n`))
  if (!found) throw new Error(`CONTRIBUTING.md has no recipe with the heading "${title}"`)
  return found
}
