import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesFor, installed, jestManifest, type Runner } from './testing-page.js'

// The recipes of docs/testing.md as somebody pastes them: from packed packages, with each runner.
const root = join(import.meta.dirname, '..')
const project = mkdtempSync(join(tmpdir(), 'rapport-testing-page-'))

/** Ours are packed here; the others come from where npm asks on this machine. */
const ours = ['core', 'languages', 'integrations', 'storage-postgres']

/** Runs a command; what it printed. Throws with it when the command fails. */
function run(cwd: string, command: string, ...args: string[]): string {
  // The runners print in colours, and behave otherwise, below a Vitest.
  const { VITEST: _, VITEST_WORKER_ID: __, NODE_TEST_CONTEXT: ___, ...env } = process.env
  return execFileSync('bash', ['-c', '"$@" 2>&1', 'bash', command, ...args], { cwd, encoding: 'utf8', env: { ...env, NO_COLOR: '1' } })
}

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/ensure-ready.mjs', 'build:js'], { cwd: root, stdio: 'pipe' })
  const workspaces = ours.flatMap((name) => ['--workspace', `packages/${name}`])
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', project, ...workspaces]
  const packed: { filename: string }[] = JSON.parse(execFileSync('npm', packing, { cwd: root, encoding: 'utf8' }))
  const archives = packed.map(({ filename }) => join(project, filename))
  const others = installed.filter((name) => !name.startsWith('@rapport/'))
  writeFileSync(join(project, 'package.json'), JSON.stringify(jestManifest))
  run(project, 'npm', 'install', '--no-audit', '--no-fund', ...archives, ...others, 'jest@30', 'vitest@4', 'fast-check@4')
}, 900_000)

afterAll(() => rmSync(project, { recursive: true }))

/** A folder with the files of the page for this runner; answers it, and how many tests' files there are. */
function place(runner: Runner): { folder: string; count: number } {
  const folder = join(project, runner.replace(':', '-'))
  mkdirSync(folder)
  const files = filesFor(runner)
  for (const { name, code } of files) writeFileSync(join(folder, name), code)
  return { folder, count: files.filter(({ name }) => name.endsWith('.test.js')).length }
}

test('node:test runs its recipes', () => {
  const { folder, count } = place('node:test')
  expect(count).toBe(8)
  expect(run(folder, process.execPath, '--test', '--test-reporter', 'tap')).toContain(`# pass ${count}\n`)
})

test('Vitest runs its recipes', () => {
  const { folder, count } = place('vitest')
  expect(count).toBe(9)
  expect(run(folder, 'npx', 'vitest', 'run', '--dir', '.', '--maxWorkers', '2', '--testTimeout', '120000')).toContain(
    `Test Files  ${count} passed (${count})`
  )
})

test('Jest runs its recipes with the settings of the page', () => {
  const { count } = place('jest')
  expect(count).toBe(8)
  expect(run(project, 'npm', 'test', '--', '--roots', 'jest', '--maxWorkers', '2', '--testTimeout', '120000')).toContain(
    `Tests:       ${count} passed, ${count} total`
  )
})

test('Jest says what is missing without the flag', () => {
  expect(() => run(project, process.execPath, 'node_modules/jest/bin/jest.js', 'sign-up', '--roots', 'jest')).toThrow(
    expect.objectContaining({ stdout: expect.stringContaining('Must use import to load ES Module') })
  )
})
