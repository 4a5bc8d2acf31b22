import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, it } from 'vitest'

// What an import of an entry loads before anything is called. Packages that are slow to load, and parts that few hosts need, must wait for their first use.

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundled into the build, because they are slow to load from their packages (packages/core/tsup.config.ts). */
const bundled = /^(typebox|tldts)/

const entries = ['index', 'testing', 'testing/suites'].map((name) => `packages/core/src/${name}.ts`)

let metafile: Metafile

/** Bundles the entries as the build does, and writes nothing. */
beforeAll(async () => {
  const built = await build({
    absWorkingDir: root,
    entryPoints: entries,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    outdir: 'never-written',
    write: false,
    metafile: true,
    plugins: [
      {
        name: 'packages stay outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ kind, path, importer }) =>
            kind === 'entry-point' || bundled.test(path) || importer.includes('/node_modules/') ? undefined : { path, external: true }
          )
      }
    ]
  })
  metafile = built.metafile
})

/** What an entry loads at once: files, packages beside them, and how many kilobytes these files are. */
function loadedBy(entry: string): { files: string[]; packages: string[]; kilobytes: number } {
  const outputs = outputsOf(entry)
  const imports = outputs.flatMap((output) => output.imports).filter(({ external, kind }) => external === true && kind !== 'dynamic-import')
  const packages = [...new Set(imports.map(({ path }) => path))].filter((path) => !path.startsWith('node:'))
  const bytes = outputs.reduce((sum, output) => sum + output.bytes, 0)
  return { files: outputs.flatMap(({ inputs }) => Object.keys(inputs)), packages: packages.sort(), kilobytes: bytes / 1024 }
}

/** The chunks that an entry imports at once, and these in turn. What it imports when called is left out. */
function outputsOf(entry: string): Metafile['outputs'][string][] {
  const { outputs } = metafile
  const waiting = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === entry)
  const found = new Map<string, Metafile['outputs'][string]>()
  for (const path of waiting) {
    const output = outputs[path]
    if (output === undefined || found.has(path)) continue
    found.set(path, output)
    waiting.push(...output.imports.flatMap(({ external, kind, path: next }) => (external || kind === 'dynamic-import' ? [] : [next])))
  }
  return [...found.values()]
}

it.each(entries.slice(0, 2))('%s loads few packages, and no heavy part', (entry) => {
  const { files, packages, kilobytes } = loadedBy(entry)
  // Not among them: vitest, fast-check, the AI SDK, libpg-query, franc-min, snowball-stemmers, memdown, and the lists of mail providers.
  expect(packages).toEqual(['rate-limiter-flexible/lib/RateLimiterMemory.js', 'ulid'])
  const heavy = ['http/openapi/document.ts', 'sql/guard.ts', 'sql/parse.ts', 'storage/memory/level/in-memory.ts', 'testing/suites.ts']
  expect(files).toContain(entry)
  for (const path of heavy.map((name) => `packages/core/src/${name}`)) {
    expect(files).not.toContain(path)
    expect(Object.keys(metafile.inputs)).toContain(path)
  }
  // Node compiles all of it at each start: 3,400 kB take about 0.1 s.
  expect(kilobytes).toBeLessThan(3_700)
})

it('the suites are what needs vitest', () => {
  const { packages } = loadedBy('packages/core/src/testing/suites.ts')
  expect(packages).toEqual(expect.arrayContaining(['fast-check', 'vitest']))
})
