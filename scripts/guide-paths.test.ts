import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTree } from './structure/tree.js'

const root = join(import.meta.dirname, '..')
const guides = ['AGENTS.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
/** The folders that the guides leave out at the beginning of a path. */
const bases = [
  '',
  'packages/core/src',
  'packages/core/src/http/index',
  'packages/integrations',
  'packages/integrations/src',
  'packages/console/app'
]
const fileNames = new Set([...readTree(root).keys()].map((path) => basename(path)))

/** The paths that a guide names in backticks, such as `storage/contract.ts` or `ingest/`. Routes, packages and patterns are none. */
function pathsOf(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return spans.filter((span) => /^[\w.-]+(\/[\w.-]+)*\/?$/.test(span) && (span.includes('/') || /\.(ts|tsx|mjs|md|json)$/.test(span)))
}

/** The names of folders that modules have, such as `tables/`. */
const folderNames = new Set([...readTree(root).keys()].map((path) => `${basename(dirname(path))}/`))

/** Whether a path is one of a file or folder. A name without a folder before it may be the name of any file or folder. */
const isThere = (path: string): boolean =>
  bases.some((base) => existsSync(join(root, base, path))) || fileNames.has(path) || folderNames.has(path)

/** The targets of a text's links within the repository. */
function linksOf(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => !/^([a-z]+:|#|\/)/.test(target)).map((target) => target.replace(/#.*$/, ''))
}

const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const documents = [
  ...markdownIn('.'),
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
  ...readdirSync(join(root, 'packages')).flatMap((name) => markdownIn(join('packages', name)))
]

describe('the guides', () => {
  it.each(guides)('%s names paths that exist', (guide) => {
    const paths = pathsOf(readFileSync(join(root, guide), 'utf8'))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  })

  it.each(documents)('%s links to files that exist', (document) => {
    const links = linksOf(readFileSync(join(root, document), 'utf8'))
    // The pages of docs/api are made when the site is built, which follows the links to them.
    const committed = links.map((link) => join(dirname(document), link)).filter((path) => !path.startsWith('docs/api/'))
    expect(committed.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
