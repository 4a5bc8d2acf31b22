import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildFiles } from './build.js'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

const page = read('../../docs/tracker.md')

test('the page of the tracker shows the stub that the build makes', async () => {
  const stub = (await buildFiles()).get('rapport-stub.js')?.trim()
  expect(page).toContain(`<script>${stub}</script>`)
})

test('the page of the tracker lists every option and every function', () => {
  const options = [...read('src/config.ts').matchAll(/^ {2}(\w+)\??: .*/gm)]
    .map(([, name]) => name)
    .filter((name) => !/reason|count/.test(`${name}`))
  const functions = [...read('src/tracker.ts').matchAll(/^ {2}(\w+)\(.*\): [\w<> |]+$/gm)].map(([, name]) => name)
  expect(options.length).toBeGreaterThan(15)
  expect(functions.length).toBeGreaterThan(12)
  expect([...options, ...functions].filter((name) => !page.includes(`| \`${name}`) && !page.includes(`, \`${name}`))).toEqual([])
})

test('the code map of ARCHITECTURE names every source file', () => {
  const map = read('ARCHITECTURE.md')
  const files = readdirSync(fileURLToPath(new URL('../src', import.meta.url))).filter((name) => !name.endsWith('.test.ts'))
  expect(files.filter((name) => !map.includes(`\`${name}\``))).toEqual([])
})
