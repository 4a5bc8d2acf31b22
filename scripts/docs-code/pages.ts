import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an HTML comment says about the block below it, such as `<!-- code: not run, it needs a Postgres server -->`. */
export interface Note {
  /** `given`: a file of `given/` that declares names. `file`: what later blocks import. The other two are exceptions, with their reason. */
  kind: 'given' | 'file' | 'not run' | 'not compiled'
  text: string
}

/** A fenced block of code. */
export interface Block {
  /** The path of its page, from the root of the repository. */
  page: string
  /** The line of the page that its first line of code stands on, from 1. */
  line: number
  language: string
  /** Without the indentation that the whole block has. */
  code: string
  notes: readonly Note[]
}

const root = join(import.meta.dirname, '../..')
const notePattern = /^\s*<!-- code: (?:(given|file) ([\w.-]+)|(not run|not compiled), (\S.*?)) -->\s*$/

/** The paths of all pages: docs/, the READMEs of the packages, and the pages beside the root's README. */
export function pagePaths(): string[] {
  const markdown = (folder: string) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))
  const packages = readdirSync(join(root, 'packages')).filter((name) => markdown(`packages/${name}`).includes('README.md'))
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  return [
    ...markdown('.').filter((name) => name !== 'CHANGELOG.md'),
    // docs/api is made when the site is built.
    ...docs.filter((name) => name.endsWith('.md') && !/^(?:\.|api\/)/.test(name)).map((name) => `docs/${name}`),
    ...packages.map((name) => `packages/${name}/README.md`)
  ].sort()
}

/** The blocks of a page of the repository, in order. */
export const blocksOfPage = (page: string): Block[] => blocksOf(page, readFileSync(join(root, page), 'utf8'))

/**
 * The fenced blocks of a text, in order. A comment that says nothing known about a block is an error.
 *
 * @example blocksOf('docs/a.md', '```ts\nlet a\n```')[0] // { page: 'docs/a.md', line: 2, language: 'ts', code: 'let a', notes: [] }
 */
export function blocksOf(page: string, text: string): Block[] {
  const blocks: Block[] = []
  let notes: Note[] = []
  let open: { fence: string; language: string; line: number; indent: number; lines: string[] } | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const [, space = '', fence = '', language = ''] = /^( *)(`{3,}|~{3,})\s*(\w*)/.exec(line) ?? []
    if (open !== undefined) {
      if (fence !== open.fence || language !== '') open.lines.push(line.slice(Math.min(open.indent, line.search(/\S|$/))))
      else {
        blocks.push({ page, line: open.line, language: open.language, code: open.lines.join('\n'), notes })
        notes = []
        open = undefined
      }
    } else if (fence !== '') open = { fence, language, line: index + 2, indent: space.length, lines: [] }
    else if (/^\s*<!--\s*code\b/.test(line)) notes.push(readNote(line, `${page}:${index + 1}`))
    else if (line.trim() !== '' && notes.length > 0) throw new Error(`${page}:${index + 1}: a block has to follow the comment about it`)
  }
  return blocks
}

function readNote(line: string, place: string): Note {
  const [, name, value = '', exception, reason = ''] = notePattern.exec(line) ?? []
  if (name === 'given' || name === 'file') return { kind: name, text: value }
  if (exception === 'not run' || exception === 'not compiled') return { kind: exception, text: reason }
  throw new Error(`${place}: write "code: given NAME", "code: file NAME", "code: not run, REASON" or "code: not compiled, REASON"`)
}
