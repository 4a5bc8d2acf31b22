import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/troubleshoot.md'), 'utf8')

/** What the page has between two signs, such as asterisks, once each. */
const between = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))]

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)
}

/** The programs of a folder, without their tests. */
function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /(?<!\.test)\.ts$/.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'))
}

it('docs/troubleshoot.md names pages and buttons as the console does', () => {
  const texts = new Set(textsIn(JSON.parse(readFileSync(join(root, 'packages/console/app/texts/en.json'), 'utf8'))))
  const named = between(page, /\*\*([^*]+)\*\*/g)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !texts.has(name))).toEqual([])
})

it('docs/troubleshoot.md names refusals as the server does', () => {
  const [, section = ''] = page.split('### The request is refused\n')
  const messages = between(section.split('\n#')[0] ?? '', /^\| \d{3} \|[^|]*?`([^`]+)`/gm)
  const source = ['ingest', 'http', 'auth'].flatMap((name) => sourcesIn(join(root, 'packages/core/src', name)))
  expect(messages.length).toBeGreaterThan(4)
  expect(messages.filter((message) => !source.some((text) => text.includes(message)))).toEqual([])
})
