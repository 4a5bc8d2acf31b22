import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'
import type { Hint } from './watchers.js'

it('tells those who look at an organization what a commit changed there, and nobody else', async () => {
  const { rapport, workspace } = await createTestRapport()
  const other = await rapport.organizations.create({ name: 'Other' })
  const own: Hint[] = []
  const foreign: Hint[] = []
  const stop = rapport.watch(workspace.organizationId, (hint) => own.push(hint))
  rapport.watch(other.id, (hint) => foreign.push(hint))
  const [made] = await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
  await expect.poll(() => own.length).toBeGreaterThan(0)
  expect(own.flatMap(({ kinds }) => kinds)).toContain('customerCreated')
  expect(own.flatMap(({ customerIds }) => customerIds)).toContain(made?.id)
  const heard = own.length
  stop()
  stop()
  await workspace.customers.put([{ customerId: 'globex', name: 'Globex' }])
  expect(own).toHaveLength(heard)
  expect(foreign).toEqual([])
})
