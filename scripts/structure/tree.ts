import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The repository's text files: path from the root, with slashes, to content. */
export type Tree = ReadonlyMap<string, string>

const checkedFolders = ['packages', 'scripts', 'bench', 'eval', 'examples', 'docs']
const skippedFolders = new Set(['node_modules', 'dist', 'coverage'])
const textFiles = new Set(['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.md', '.html', '.css', '.sql'])

/** Reads the folders that the rules speak of, without what is installed, built or hidden. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>()
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !skippedFolders.has(entry.name)) visit(path)
      } else if (textFiles.has(extname(entry.name)) && !isLeftover(entry.name)) {
        tree.set(path, readFileSync(join(root, path), 'utf8'))
      }
    }
  }
  const present = new Set(readdirSync(root))
  for (const folder of checkedFolders) if (present.has(folder)) visit(folder)
  return tree
}

/** What tsup writes beside its configuration while it runs. */
const isLeftover = (name: string): boolean => name.includes('.bundled_')

/** Where a path stands: its package's folder name, and the path inside of that package. Undefined outside of packages/. */
export function placeOf(path: string): { name: string; inside: string } | undefined {
  const match = /^packages\/([^/]+)\/(.+)$/.exec(path)
  return match?.[1] && match[2] ? { name: match[1], inside: match[2] } : undefined
}

export const isGenerated = (path: string): boolean => path.includes('.generated.')

/** Tests, and what only tests read. */
export const isTest = (path: string): boolean => /\.test\.ts$|^packages\/(test-suites|[^/]+\/test)\//.test(path)

export const isCode = (path: string): boolean => /\.(tsx?|mts|mjs|js)$/.test(path)

/** What a package ships and people maintain: TypeScript under its src, or the app that is built of it, without tests and generated files. */
export const isSource = (path: string): boolean =>
  /^packages\/[^/]+\/(src|app)\/.+\.tsx?$/.test(path) && !isTest(path) && !isGenerated(path)
