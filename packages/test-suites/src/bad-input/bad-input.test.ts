import { gzipSync } from 'node:zlib'
import { memoryStore } from '@rapport/core/src/memory.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { expect, it } from 'vitest'
import { badInputSuite } from './index.js'

badInputSuite('a memory store', async () => memoryStore(), { runs: 300 })

it('a hundred bombs of gzip, 900 MB each, cost next to no memory', async () => {
  const { post, publicKey } = await createTestRapport({ limits: { ingestRequestsPerSecond: 1_000_000 } })
  // Parts of a gzip file may stand one after another.
  const part = gzipSync(Buffer.alloc(10_000_000, 'x'))
  const bomb = Buffer.concat(Array.from({ length: 90 }, () => part))
  expect(bomb.length).toBeLessThan(1_048_576)
  const before = process.memoryUsage().rss
  for (let n = 0; n < 100; n++) {
    const { status } = await post(`/api/i/v1/${publicKey}/events`, bomb, { 'content-encoding': 'gzip' })
    expect(status).toBe(400)
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
})
