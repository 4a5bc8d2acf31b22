import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eventDefinitions } from '../../packages/core/src/ingest/events/index.js'
import type { IngestBatch } from '../../packages/core/src/ingest/ingest-batch.js'
import { createTestRapport } from '../../packages/core/src/testing/create-test-rapport.js'

const page = readFileSync(join(import.meta.dirname, '../../docs/events.md'), 'utf8')

/** The example of each event, as it stands on the page. */
const examples = [...page.matchAll(/^## ([a-z]+)\n[^#]*?^```json\n([^#]*?)^```/gm)].map(([, type = '', json = '']) => ({
  type,
  batch: JSON.parse(json) as IngestBatch
}))

it('docs/events.md has a section with an example for every event', () => {
  expect(examples.map(({ type }) => type)).toEqual(Object.keys(eventDefinitions))
  for (const { type, batch } of examples) expect(batch.events.map((event) => event.type)).toEqual([type])
})

it('the examples of docs/events.md are taken as they stand, over HTTP and in process, with nothing left out or changed', async () => {
  const { publicKey, post, workspace } = await createTestRapport()
  for (const { batch } of examples) {
    const answer = await post(`/api/i/v1/${publicKey}/events?warnings=1`, batch)
    expect(answer).toMatchObject({ status: 200, body: { success: true, processed: 1, errors: [], warnings: [] } })
    expect(await workspace.ingest(batch)).toMatchObject({ processed: 1, errors: [], warnings: [] })
  }
  expect((await workspace.ingestIssues()).map(({ message }) => message)).toEqual([])
})

it('each field of each event has a meaning', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => row.endsWith('|  |'))).toEqual([])
})
