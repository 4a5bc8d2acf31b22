import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultLimits } from './context/settings.js'
import { createRapport } from './create-rapport.js'
import type { RapportOptions } from './options.js'
import { recordingLogger } from './testing/recording-logger.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The compiler asks for a line here for every option. */
const options: Record<keyof RapportOptions, true> = {
  store: true,
  basePath: true,
  trustProxy: true,
  limits: true,
  rateLimiter: true,
  plans: true,
  suppression: true,
  events: true,
  eventsCheck: true,
  erasureLog: true,
  clock: true,
  ids: true,
  logger: true,
  accessLog: true,
  metricsToken: true,
  cronSecret: true,
  embedder: true,
  languageModel: true,
  modelUse: true,
  mail: true,
  endpoints: true,
  http: true,
  operations: true,
  secret: true,
  publicUrl: true,
  providers: true
}

describe('the README', () => {
  it('has every option in its table, with the defaults of limits, and no other', () => {
    const rows = [...readme.matchAll(/^\| `([^`]+)` \| (.+?) \|/gm)].map(([, name, value]) => [name, value])
    const limits = Object.entries(defaultLimits).map(([name, value]) => [`limits.${name}`, `\`${value}\``])
    expect(rows.filter(([name]) => name?.startsWith('limits.'))).toEqual(limits)
    const others = Object.keys(options).filter((name) => name !== 'limits')
    expect(rows.map(([name]) => name).filter((name) => !name?.startsWith('limits.'))).toEqual(others)
  })

  it('has ten lines that work and print what it says', async () => {
    const [, code = ''] = /## Ten lines that work\n\n```js\n([^`]+)```/.exec(readme) ?? []
    const body = code.replace(/^import .*$/m, '')
    expect(body).toContain('workspace.call')
    const printed: string[] = []
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
    const quiet = () => createRapport({ logger: recordingLogger() })
    await new AsyncFunction('createRapport', 'console', body)(quiet, { log: (...words: string[]) => printed.push(words.join(' ')) })
    expect(printed).toEqual([/prints `([^`]+)`/.exec(readme)?.[1]])
  })
})
