import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packages = join(root, 'packages')

interface Manifest {
  private?: boolean
  version: string
  homepage?: string
  bugs?: { url: string }
  repository?: object
  keywords?: string[]
  publishConfig?: object
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const manifestOf = (name: string): Manifest => readManifest(join(packages, name))

/** Where the repository is. The root's package.json is the one place that says it; everything else must agree. */
const { homepage: address = '' } = readManifest(root)

const published = readdirSync(packages).filter((name) => !manifestOf(name).private)

/** The targets of all links of a text. */
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** What is wrong with a link as a reader of the registry's page meets it; undefined for a link that works there. */
function linkFault(link: string): string | undefined {
  if (link.startsWith('#')) return undefined
  if (!/^https:/.test(link)) return `${link} leads nowhere on a registry's page; write ${address}/blob/main/…`
  if (!link.startsWith(`${address}/`)) return undefined
  const [, kind, path = ''] = /^\/(blob|tree)\/main\/([^#]+)/.exec(link.slice(address.length)) ?? []
  const file = join(root, path)
  if (kind === undefined || !existsSync(file)) return `${link} is no file or folder of this repository`
  return (kind === 'tree') === statSync(file).isDirectory() ? undefined : `${link}: blob is for files, tree for folders`
}

describe('published packages', () => {
  // `npm start` and `npm test` build without types: packing straight after them made archives that TypeScript could not use.
  test.each(published)('packing %s builds its types first', (name) => {
    expect(manifestOf(name).scripts?.prepack).toBe('node ../../scripts/ensure-ready.mjs build')
  })

  test.each(published)('%s says where it comes from, and is published with its provenance', (name) => {
    expect(address).toMatch(/^https:\/\/.*[^/]$/)
    expect(manifestOf(name)).toMatchObject({
      homepage: `${address}#readme`,
      bugs: { url: `${address}/issues` },
      repository: { type: 'git', url: `git+${address}.git`, directory: `packages/${name}` },
      publishConfig: { access: 'public', provenance: true },
      keywords: expect.arrayContaining(['rapport'])
    })
  })

  test.each(published)('the links of the README of %s work on the page of a registry', (name) => {
    const links = linksOf(readFileSync(join(packages, name, 'README.md'), 'utf8'))
    expect(links.flatMap((link) => linkFault(link) ?? [])).toEqual([])
  })

  // Of one class in two copies of core, `instanceof` tells the wrong thing.
  test.each(published)('%s takes packages of ours in its own version, and core from its host', (name) => {
    const { version, dependencies = {}, peerDependencies = {} } = manifestOf(name)
    const own = Object.entries({ ...dependencies, ...peerDependencies }).filter(([other]) => other.startsWith('@rapport/'))
    for (const [other, range] of own) expect(range, other).toBe(version)
    if (name !== 'cli') expect(Object.keys(dependencies)).not.toContain('@rapport/core')
  })

  test('a link that leads nowhere is found', () => {
    for (const link of ['../core', `${address}/blob/main/nothing.md`, `${address}/blob/main/docs`]) expect(linkFault(link)).toBeDefined()
    for (const link of ['#top', 'https://pglite.dev', `${address}/tree/main/docs`]) expect(linkFault(link)).toBeUndefined()
  })
})
