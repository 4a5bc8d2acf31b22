import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { callFigures, importFaults, importFigure } from './type-faults.js'

/** A type that the compiler has to make some two thousand others for. */
const heavy = `
type Pairs<A extends string, B extends string> = A extends string ? (B extends string ? { [K in \`\${A}\${B}\`]: Wrapped<K> } : never) : never
type Wrapped<K extends string> = K extends string ? { key: K; upper: Uppercase<K> } : never
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export declare function call(): Pairs<Digit | \`a\${Digit}\` | \`b\${Digit}\`, Digit>
`
const light = 'export declare function call(): { key: string }\n'

/** A built package of these declaration files. */
function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const onlyImport = "import { call } from './dist/index.js'\nexport const imported = call\n"
const place = (files: Record<string, string>) => ({ folder: built(files), types: [] })

function figuresOf(index: string, call = 'call()') {
  const program = `import { call } from './dist/index.js'\nexport const answer = ${call}\nexport const keys = Object.keys(answer)\n`
  return callFigures(place({ 'dist/index.d.ts': index }), onlyImport, { 'the call': program }, 500)
}

it('counts what a call adds: next to nothing for plain interfaces', () => {
  const [figure] = figuresOf(light)
  expect(figure).toMatchObject({ name: 'the call', faults: [] })
  expect(figure?.added).toBeLessThan(100)
})

it('finds a call that costs too much, and one that does not compile', () => {
  expect(figuresOf(heavy)[0]?.faults).toEqual([expect.stringMatching(/^the call adds \d+ instantiations, at most 500/)])
  expect(figuresOf(light, 'call(1)')[0]?.faults).toEqual(['the call: Expected 0 arguments, but got 1.'])
})

it('finds an import that costs too much where libraries are checked', () => {
  const { faults } = importFigure(place({ 'dist/index.d.ts': heavy }), onlyImport, 500)
  expect(faults).toEqual([expect.stringMatching(/^the import, with libraries checked adds \d+ instantiations, at most 500/)])
})

it('finds packages that the declarations lead to, and says by which files', () => {
  const folder = built({
    'dist/index.d.ts': `import type { Key } from './keys.js'\nimport type { Server } from 'node:http'\n${light}export type { Key, Server }\n`,
    'dist/keys.d.ts': "import type { TSchema } from 'absent-package'\nexport type Key = TSchema\n",
    'dist/unused.d.ts': "import 'another-package'\n"
  })
  expect(importFaults([join(folder, 'dist/index.d.ts')])).toEqual(['index.d.ts -> keys.d.ts imports types of absent-package'])
})
