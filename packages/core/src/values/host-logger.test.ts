import pino from 'pino'
import { expect, it } from 'vitest'
import { createRapport } from '../create-rapport.js'
import { readLogger } from './host-logger.js'

it('gives a logger of pino the message, the fields, the level, and errors; its child keeps its bindings', () => {
  const lines: string[] = []
  const parent = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const logger = readLogger(parent.child({ service: 'shop' }))
  logger.info('Not so serious', { a: 1 })
  logger.warn('Careful', { requestId: 'r1', nested: { b: 2 } })
  logger.error('It failed', { error: new TypeError('No'), jobId: 'j1' })
  logger.error('It failed again', { error: 'a text' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'Careful', service: 'shop', requestId: 'r1', nested: { b: 2 } },
    { level: 50, msg: 'It failed', service: 'shop', jobId: 'j1', err: { type: 'TypeError', message: 'No', stack: expect.any(String) } },
    { level: 50, msg: 'It failed again', error: 'a text' }
  ])
})

it('gives every other logger what Rapport says as it is', async () => {
  const own = { info() {}, warn() {}, error() {} }
  expect(readLogger(own)).toBe(own)
  const lines: string[] = []
  const rapport = createRapport({ logger: pino({}, { write: (line: string) => lines.push(line) }), accessLog: true })
  await rapport.fetch(new Request('http://host.test/healthz'))
  await rapport.close()
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ msg: 'Request', route: '/healthz', status: 200 }))
})
