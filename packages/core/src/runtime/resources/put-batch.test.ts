import { expect, it } from 'vitest'
import { createTestRapport } from '../../testing/create-test-rapport.js'

it('segments that are too many are counted, and none of them is looked at', async () => {
  const { workspace } = await createTestRapport()
  let looked = 0
  const segments = Array.from({ length: 40_000 }, () => ({ text: '' }))
  for (const index of segments.keys()) {
    const get = () => {
      looked++
      return { text: 5 }
    }
    Object.defineProperty(segments, index, { get, enumerable: true })
  }
  const source = { sourceType: 'EMAIL', externalId: 'msg_1', occurredAt: 1_764_000_000_000 } as const
  const message = 'sources[1].segments must have at most 10000 elements'
  await expect(workspace.sources.put([source, { ...source, segments }])).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message })
  expect(looked).toBe(0)
})

it('an input of a tool with more names than anybody could mean is refused by counting', async () => {
  const { call } = await createTestRapport()
  const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`m${index}`, 1]))
  expect(await call('svc_list_customers', many)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_TOOL_INPUT', message: 'input must have at most 1000 names' }
  })
})
