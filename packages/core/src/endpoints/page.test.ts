import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { RapportError } from '../errors.js'
import { hookNames } from '../hooks/index.js'
import { testIds } from '../testing/test-ids.js'
import { newSigningSecret, signedHeaders } from './signing/sign.js'
import { verifyWebhook } from './signing/verify-webhook.js'

const page = readFileSync(new URL('../../../../docs/endpoints.md', import.meta.url), 'utf8')
const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<void> = Object.getPrototypeOf(async () => {}).constructor

type Handler = (request: Readable & { headers: IncomingHttpHeaders }, response: object) => Promise<void>

it('the receiver of the page takes what is signed, and refuses the rest', async () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? []
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext }
  const { outputText, diagnostics = [] } = ts.transpileModule(code, { compilerOptions, reportDiagnostics: true })
  expect(diagnostics).toEqual([])
  const secret = newSigningSecret(testIds(1))
  const printed: unknown[] = []
  let handler: Handler | undefined
  const values = {
    createServer: (given: Handler) => {
      handler = given
      return Object.assign(new EventEmitter(), { listen() {} })
    },
    RapportError,
    verifyWebhook,
    process: { env: { RAPPORT_WEBHOOK_SECRET: secret } },
    console: { log: (word: unknown) => printed.push(word) }
  }
  await new AsyncFunction(...Object.keys(values), outputText.replaceAll(/^import .*$/gm, ''))(...Object.values(values))
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  const { type, data } = JSON.parse(example)
  expect(hookNames).toContain(type)
  const statusOf = async (body: string) => {
    const headers = signedHeaders([secret], { id: 'a', timestamp: Math.floor(Date.now() / 1000), body: example })
    let status = 0
    const response = {
      writeHead(code: number) {
        status = code
        return this
      },
      end() {}
    }
    await handler?.(Object.assign(Readable.from([Buffer.from(body)]), { headers }), response)
    return status
  }
  expect(await statusOf(example)).toBe(204)
  expect(printed).toEqual([data.customerId])
  expect(await statusOf(`${example} `)).toBe(401)
})
