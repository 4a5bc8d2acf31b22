import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { figuresOf } from './structure/file-size.js'
import { core, expectFault, faultsWith, json, manifest, rightTree } from './structure/right-tree.js'

test('a tree that keeps every rule has no fault', () => {
  expect(faultsWith({})).toEqual([])
})

// The rules about imports are tested in structure/imports.test.ts.

describe('file size', () => {
  const lines = (count: number) => 'export {}\n'.repeat(count)

  test('a file has at most 300 lines, tests, scripts and styles included', () => {
    expect(faultsWith({ [`${core}/people/long.ts`]: lines(300) })).toEqual([])
    for (const path of [
      `${core}/people/long.ts`,
      `${core}/people/long.test.ts`,
      'scripts/long.mjs',
      'bench/long.ts',
      'packages/core/app/long.css'
    ]) {
      expectFault({ [path]: lines(301) }, `${path}  file size: 301 lines, at most 300`)
    }
  })

  test('the median of what is shipped is at most 100', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${core}/people/part-${index}.ts`, lines(count)]))
    expect(faultsWith(many(100))).toEqual([])
    expectFault(many(101), 'packages/*/src  file size: the median file has 101 lines')
    expect(figuresOf(new Map(Object.entries(many(101))))).toMatchObject({ files: 20, median: 101 })
  })
})

describe('file names', () => {
  test.each(['utils.ts', 'date-utils.ts', 'helpers.test.ts', 'common.ts', 'misc.ts', 'key-manager.ts', 'managers.ts'])(
    '%s says nothing',
    (name) => {
      expectFault({ [`${core}/people/${name}`]: '' }, `${core}/people/${name}  file name: `)
    }
  )

  test.each(['Timeline.ts', 'timeLine.ts', 'time_line.ts', 'time--line.ts'])('%s is not kebab-case', (name) => {
    expectFault({ [`${core}/people/${name}`]: '' }, `${core}/people/${name}  file name: names are kebab-case`)
  })

  test('folders are held to the same, once each', () => {
    expectFault({ [`${core}/storage/utils/a.ts`]: '', [`${core}/storage/utils/b.ts`]: '' }, `${core}/storage/utils  file name: "utils"`)
    expectFault({ 'examples/myShop/app.ts': '' }, 'examples/myShop  file name: names are kebab-case')
  })

  test('names with digits, and words that only begin like an empty one, are fine', () => {
    expect(
      faultsWith({ [`${core}/people/0001-first.ts`]: '', [`${core}/people/common-words.ts`]: '', [`${core}/people/a.long.test.ts`]: '' })
    ).toEqual([])
  })
})

describe('package shape', () => {
  const path = 'packages/core/package.json'

  test.each([
    [{ name: '@rapport/kernel' }, '"name"'],
    [{ description: '' }, '"description"'],
    [{ license: 'ISC' }, '"license"'],
    [{ type: 'commonjs' }, '"type"'],
    [{ engines: {} }, '"engines"'],
    [{ files: [] }, '"files"'],
    [{ exports: undefined }, '"exports" is missing'],
    [{ exports: { '.': { default: './x.js', types: './x.d.ts' } } }, '"exports" of "."'],
    [{ exports: { '.': './x.js' } }, '"exports" of "."']
  ])('%j', (change, expected) => {
    expectFault({ [path]: json({ ...manifest, ...change }) }, `${path}  package shape: ${expected}`)
  })

  test('a script for browsers and other plain files may be exported without types', () => {
    const exports = { ...manifest.exports, './package.json': './package.json' }
    expect(faultsWith({ [path]: json({ ...manifest, exports }) })).toEqual([])
  })

  test('README.md and package.json are there, and the latter is JSON', () => {
    expectFault({ 'packages/core/README.md': undefined }, 'packages/core  package shape: has no README.md')
    expectFault({ [path]: undefined }, `${path}  package shape: is missing`)
    expectFault({ [path]: '{' }, `${path}  package shape: is missing`)
  })
})

describe('code golf', () => {
  test.each([
    ['export const a = { b: 1, ...{ c: 2 } }', 'no spread of a literal'],
    ['export const a = [1, ...[2, 3]]', 'no spread of a literal'],
    ['const [a, b] = [1, 2]', 'no paired declaration']
  ])('%s', (code, rule) => {
    const path = `${core}/golf.ts`
    expectFault({ [path]: `${code}\n` }, `${path}:1  ${rule}: `)
  })

  test('a swap of two values and a list that is taken apart are none', () => {
    const code = 'export const swapped = ([a, b]: [number, number]) => ([a, b] = [b, a])\n'
    expect(faultsWith({ [`${core}/golf.ts`]: code })).toEqual([])
  })
})

describe('forbidden code', () => {
  test.each([
    ['export const a: any = 1', 'no any'],
    ['export const a = 1 as unknown as any[]', 'no any'],
    ['export const a = (x?: string) => x!.length', 'no non-null assertion'],
    ['export class A { b!: string }', 'no non-null assertion'],
    ['try { a() } catch {}', 'no empty catch'],
    ['try { a() } catch (error) { /* never mind */ }', 'no empty catch'],
    ['a().catch(() => {})', 'no empty catch'],
    ['// TODO: the rest', 'no unfinished place'],
    ['export const a = 1 /* FIXME */', 'no unfinished place'],
    ['/** @ts-ignore */\nexport const a = 1', 'no silenced type error']
  ])('%s', (code, rule) => {
    expectFault({ [`${core}/people/x.ts`]: `export {}\n${code}\n` }, `${core}/people/x.ts:2  ${rule}: `)
  })

  test('words in strings, templates and types are none of it', () => {
    const code = `export const any = ['TODO', "// TODO", \`/* TODO */ \${1} // TODO\`, /any!/.source, !1]\ntry { any } catch (error) { throw error }\n`
    expect(faultsWith({ [`${core}/people/x.ts`]: code })).toEqual([])
  })
})

describe('effects', () => {
  const path = 'packages/core/app/page.tsx'

  test.each([
    'useEffect(() => marked.current?.scrollIntoView(), [])',
    'React.useLayoutEffect(() => void measure(), [])',
    'useInsertionEffect((() => insert()), [])',
    'useEffect(async () => await load(), [])'
  ])('%s returns what its expression does', (code) => {
    expectFault({ [path]: `export {}\n${code}\n` }, `${path}:2  effect body: `)
  })

  test('a body in braces returns what it says', () => {
    const code = `useEffect(() => {
  const timer = setTimeout(show, 1)
  return () => clearTimeout(timer)
}, [])
useEffect(subscribe, [])
useMemo(() => sum(rows), [rows])
`
    expect(faultsWith({ [path]: code })).toEqual([])
  })
})

test('a runtime dependency needs a line in its decision record', () => {
  const path = 'packages/core/package.json'
  const changed = json({ ...manifest, dependencies: { typebox: '1.4', 'typebox-extra': '1' } })
  expectFault({ [path]: changed }, `${path}:20  dependency reason: typebox-extra has no line`)
  expectFault({ [path]: json({ ...manifest, peerDependencies: { react: '19' } }) }, `${path}:22  dependency reason: react has no line`)
  expect(faultsWith({ 'docs/decisions/0001-runtime-dependencies.md': undefined })).toHaveLength(2)
  expect(faultsWith({ [path]: json({ ...manifest, devDependencies: { vitest: '4' } }) })).toEqual([])
})

describe('the command', () => {
  const root = mkdtempSync(join(tmpdir(), 'rapport-structure-'))
  const scripts = dirname(fileURLToPath(import.meta.url))

  function runOn(files: Record<string, string>) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return spawnSync(join(scripts, '../node_modules/.bin/tsx'), [join(scripts, 'check-structure.ts'), '--verbose', root], {
      encoding: 'utf8'
    })
  }

  test('passes a right tree with its figures, and fails a wrong one with the place and the rule', () => {
    const right = runOn({ ...rightTree, 'packages/core/node_modules/dep/utils.js': '', 'packages/core/dist/Big.js': '' })
    expect(right).toMatchObject({ status: 0, stderr: '' })
    expect(right.stdout).toMatch(/^14 source files, median \d+ lines/)
    expect(right.stdout).toContain('structure: no fault')
    const wrong = runOn({ [`${core}/people/x.ts`]: "\nimport '../workspace/index.js'\n" })
    expect(wrong).toMatchObject({ status: 1, stderr: '' })
    expect(wrong.stdout).toContain(`${core}/people/x.ts:2  import direction: people/ may not import workspace/`)
    expect(wrong.stdout).toContain('structure: 1 fault\n')
    rmSync(root, { recursive: true })
  })
})
