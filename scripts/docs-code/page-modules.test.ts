import { expect, it } from 'vitest'
import { modulesOfPage } from './page-modules.js'
import { blocksOf } from './pages.js'
import { functionBody, parseScript } from './script.js'

const fence = '```'
const page = (...lines: string[]) => blocksOf('docs/page.md', lines.join('\n'))
const modules = (...lines: string[]) => modulesOfPage(page(...lines)).map(({ text }) => text)

it('a block has its page, line, language and notes, without its indentation', () => {
  const blocks = page(
    '1. One',
    '',
    '   <!-- code: given express -->',
    `   ${fence}ts`,
    '   if (true) {',
    '     app',
    '   }',
    `   ${fence}`,
    'more'
  )
  expect(blocks).toEqual([
    { page: 'docs/page.md', line: 5, language: 'ts', code: 'if (true) {\n  app\n}', notes: [{ kind: 'given', text: 'express' }] }
  ])
})

it.each([
  ['<!-- code: skip -->', 'write "code: given NAME"'],
  ['<!-- code: not run -->', 'write "code: given NAME"'],
  ['<!-- code: given express -->\nText', 'docs/page.md:2: a block has to follow']
])('refuses %j', (text, message) => {
  expect(() => page(text)).toThrow(message)
})

it('a block imports what earlier blocks and given files declare, but for what it declares itself', () => {
  const [first, second, third] = modules(
    `${fence}ts`,
    "import { a } from 'a'",
    'const { b, c: [d] } = a',
    fence,
    '<!-- code: given customer-ids -->',
    `${fence}js`,
    'function b() {}',
    'ids',
    fence,
    `${fence}tsx`,
    'export interface E {}',
    fence
  )
  expect(first).toMatch(/^import \{ .*\bworkspace\b.* \} from '..\/..\/given\/default.js'; import \{ a \} from 'a'\n/)
  expect(first).toMatch(/\nexport \{ a, b, d \}$/)
  expect(second).toContain("import { a, d } from './block-1.js'; import { ids } from '../../given/customer-ids.js'; function b() {}")
  expect(third).toContain("import { b } from './block-2.js'; ")
  expect(third).toMatch(/ export interface E \{\}\nexport \{ {2}\}$/)
})

it('leaves out other languages and blocks that say why they do not compile', () => {
  expect(modules(`${fence}sh`, 'ls', fence, '<!-- code: not compiled, a fragment -->', `${fence}ts`, '{', fence)).toEqual([])
})

it('a file that is given has to exist', () => {
  expect(() => modules('<!-- code: given nothing -->', `${fence}ts`, fence)).toThrow('given/nothing.ts')
})

it('a block runs as the body of a function, which answers its names', async () => {
  const code = functionBody(
    parseScript(
      'block.ts',
      `import one, { two as deux, type Three } from 'a'
import type { Four } from 'b'
export const sum: number = one + deux
export declare const five: Three | Four
export { sum as total }
`
    )
  )
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
  expect(await new AsyncFunction('load', code)(async () => ({ default: 1, two: 2 }))).toEqual({ one: 1, deux: 2, sum: 3 })
})
