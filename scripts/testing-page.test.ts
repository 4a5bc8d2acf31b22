import * as nodeAssert from 'node:assert/strict'
import * as core from '@rapport/core'
import * as testing from '@rapport/core/testing'
import * as integrations from '@rapport/integrations'
import * as integrationsTesting from '@rapport/integrations/testing'
import * as ai from 'ai'
import ts from 'typescript'
import { describe, expect, it, test } from 'vitest'
import { fileOf, filesFor, pageFiles, runners } from './testing-page.js'

// Each recipe of docs/testing.md runs here, on the built packages. The long test runs them with the runners themselves, from installed packages.

/** These need a database, or minutes. The long test runs them. */
const long = ['users-query.test.js', 'my-store.test.js']

const packages: Readonly<Record<string, unknown>> = {
  '@jest/globals': { expect, test },
  '@rapport/core': core,
  '@rapport/core/testing': testing,
  '@rapport/integrations': integrations,
  '@rapport/integrations/testing': integrationsTesting,
  ai,
  expect: { expect },
  'node:assert/strict': { __esModule: true, default: nodeAssert },
  'node:test': { test },
  vitest: { expect, test }
}

/** Runs a file of the page, with the others beside it. Its tests become tests of this file. */
function run(name: string, files: readonly { name: string; code: string }[]): object {
  const code = files.find((file) => `./${file.name}` === name)?.code
  if (code === undefined) throw new Error(`The page has no file ${name}`)
  const exported = {}
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS, esModuleInterop: true }
  const { outputText } = ts.transpileModule(code, { compilerOptions })
  const load = (from: string) => {
    if (from.startsWith('./')) return run(from, files)
    if (packages[from] === undefined) throw new Error(`The page imports ${from}, which this test does not know`)
    return packages[from]
  }
  new Function('require', 'exports', outputText)(load, exported)
  return exported
}

it('each block of the page is a file with a name', () => {
  expect(() => fileOf({ page: 'docs/testing.md', line: 7, code: 'let a\nlet b' })).toThrow('docs/testing.md:7: ')
  expect(pageFiles.filter(({ name }) => name === 'sign-up.test.js').map(({ runner }) => runner)).toEqual(['node:test', 'vitest'])
  expect(filesFor('node:test').find(({ name }) => name === 'users-query.test.js')?.code).toMatch(
    /^import \{ expect \} from 'expect'\nimport \{ after as afterAll, test \} from 'node:test'$/m
  )
  expect(filesFor('jest').map(({ name }) => name)).toEqual(expect.arrayContaining(['notify-team.test.js', 'stripe.test.js']))
})

describe.each(runners)('with %s', (runner) => {
  const files = filesFor(runner)
  // The same test with another import need not run twice.
  const tests = files.filter(
    ({ name }) => name.endsWith('.test.js') && !long.includes(name) && (runner === 'vitest' || name === 'sign-up.test.js')
  )
  for (const { name } of tests) run(`./${name}`, files)
})
