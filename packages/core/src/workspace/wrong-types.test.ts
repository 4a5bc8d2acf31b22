import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'
import type { Workspace } from './workspace.js'

const wrong: [name: string, call: (workspace: Workspace) => Promise<unknown>][] = [
  ['an id of a fact that is a number', ({ facts }) => facts.history(5 as never)],
  ['an id of a member that is a number', ({ access }) => access.can(5 as never, 'acme', 'OWNER')],
  ['no options', ({ activation }) => activation.backfill(null as never)],
  ['a domain that is a BigInt', ({ publicKeys }) => publicKeys.create({ domains: [5n as never] })],
  ['a grant that is a BigInt', ({ apiKeys }) => apiKeys.create({ name: 'a', grants: [5n as never] })],
  ['a grant that is undefined', ({ apiKeys }) => apiKeys.create({ name: 'a', grants: [undefined as never] })]
]

it.each(wrong)('%s is refused in words', async (_, call) => {
  const { workspace } = await createTestRapport()
  await expect(call(workspace)).rejects.toMatchObject({ name: 'RapportError', code: 'INVALID_TOOL_INPUT' })
})

it('a long domain is named by its beginning', async () => {
  const { workspace } = await createTestRapport()
  const refusal = await workspace.publicKeys.setDomains(['x'.repeat(100_000)]).catch((error: Error) => error.message)
  expect(refusal).toMatch(/^domains holds "x{100}…"; each must be/)
})
