import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createRapport } from '../packages/core/src/index.js'
import { recordingLogger } from '../packages/core/src/testing/recording-logger.js'

const root = join(import.meta.dirname, '..')

test('the OpenAPI document that core publishes is the one that a server answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-openapi-'))
  const rapport = createRapport({ logger: recordingLogger() })
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await rapport.close()
  })
  const file = join(folder, 'made/openapi.json')
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'packages/core/scripts/write-openapi.ts', file], { cwd: root })
  const answered = await (await rapport.fetch(new Request('http://localhost/openapi.json'))).json()
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(answered)}\n`)
})
