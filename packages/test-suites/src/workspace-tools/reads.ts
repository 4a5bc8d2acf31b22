import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

/** What was put comes back under the host's own ids: in process, and over HTTP by the same nouns. */
export function testReads(newWorld: NewWorld): void {
  describe('reading back what was put', () => {
    async function filled() {
      const world = await newWorld()
      const { workspace } = world
      await workspace.members.put([{ id: 'm1', email: 'eve@own.test', name: 'Eve' }])
      const [acme] = await workspace.customers.put([
        { customerId: 'acme', name: 'Acme', domain: 'acme.test', traits: { seats: 3 } },
        { customerId: 'globex', name: 'Globex' }
      ])
      const [ann] = await workspace.users.put([
        { userId: 'u1', email: 'ann@acme.test', name: 'Ann', customer: { customerId: 'acme' }, traits: { role: 'Admin' } },
        { userId: 'u2', email: 'bob@globex.test', customer: { customerId: 'globex' } },
        { email: 'cy@acme.test' }
      ])
      await workspace.subscriptions.put([
        {
          externalId: 's1',
          customer: { customerId: 'acme' },
          status: 'active',
          currency: 'usd',
          startedAt: '2026-01-01T00:00:00Z',
          items: [{ amountCents: 500, interval: 'month' }]
        }
      ])
      await workspace.sources.put([
        {
          sourceType: 'EMAIL',
          externalId: 'e1',
          occurredAt: '2026-01-02T00:00:00Z',
          customer: { customerId: 'acme' },
          segments: [{ text: 'Hello' }]
        }
      ])
      await workspace.facts.put([{ externalId: 'f1', customer: { customerId: 'acme' }, factType: 'CUSTOM', assertion: 'Acme likes blue' }])
      return { ...world, acmeId: acme?.id ?? '', annId: ann?.id ?? '' }
    }

    it('by each of the names that a host has for somebody', async () => {
      const { workspace, acmeId, annId } = await filled()
      const acme = { id: acmeId, externalId: 'acme', name: 'Acme', traits: { seats: 3 }, currentMrr: 500, currency: 'USD' }
      for (const name of [{ id: acmeId }, { customerId: 'acme' }, { domain: 'acme.test' }]) {
        expect(await workspace.customers.get(name)).toMatchObject(acme)
      }
      const ann = {
        id: annId,
        externalId: 'u1',
        email: 'ann@acme.test',
        customerId: acmeId,
        customerName: 'Acme',
        traits: { role: 'Admin' }
      }
      for (const name of [{ id: annId.toUpperCase() }, { userId: 'u1' }, { email: 'ANN@acme.test' }]) {
        expect(await workspace.users.get(name)).toMatchObject(ann)
      }
      expect(await workspace.users.get({ email: 'cy@acme.test' })).toMatchObject({ externalId: null, email: 'cy@acme.test' })
      await expect(workspace.customers.get({ customerId: 'acm' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'No customer has the customerId "acm"'
      })
      await expect(workspace.users.get({ userId: 'ann@acme.test' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      for (const wrong of [{}, { userId: 'u1', email: 'x@y.test' }, { user_id: 'u1' }, 'u1', null, { userId: '' }]) {
        await expect(workspace.users.get(Object(wrong))).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      }
    })

    it('somebody who was merged is who they are now', async () => {
      const { workspace } = await filled()
      const [alone] = await workspace.users.put([{ email: 'dan@acme.test' }])
      await workspace.users.put([{ userId: 'u9', email: 'dan@acme.test' }])
      expect(await workspace.users.get({ id: alone?.id ?? '' })).toMatchObject({ externalId: 'u9', email: 'dan@acme.test' })
    })

    it('in lists, which are narrowed by the same names, and by a whole id but no part of one', async () => {
      const { workspace } = await filled()
      const idsOf = ({ items }: { items: readonly { externalId: string | null }[] }) => items.map(({ externalId }) => externalId).sort()
      expect(idsOf(await workspace.customers.list({ customerId: 'acme' }))).toEqual(['acme'])
      expect(idsOf(await workspace.customers.list({ customerId: 'acme', domain: 'globex.test' }))).toEqual([])
      expect(idsOf(await workspace.customers.list({ search: 'globex' }))).toEqual(['globex'])
      expect(idsOf(await workspace.users.list({ userId: 'u2' }))).toEqual(['u2'])
      expect(idsOf(await workspace.users.list({ customerId: 'acme' }))).toEqual([null, 'u1'].sort())
      expect(idsOf(await workspace.users.list({ search: 'u1' }))).toEqual(['u1'])
      expect(idsOf(await workspace.users.list({ search: 'u' }))).toEqual([])
      expect((await workspace.call('svc_list_users', { search: 'u2' })).items).toMatchObject([{ email: 'bob@globex.test' }])
      expect(idsOf(await workspace.members.list())).toEqual(['m1'])
      expect(idsOf(await workspace.subscriptions.list({ customer: 'acme' }))).toEqual(['s1'])
      expect(idsOf(await workspace.subscriptions.list({ customer: 'globex' }))).toEqual([])
      expect(idsOf(await workspace.sources.list({ customer: 'acme' }))).toEqual(['e1'])
      expect(idsOf(await workspace.facts.list({ customer: 'acme', status: 'ACTIVE' }))).toEqual(['f1'])
      await expect(workspace.users.list(Object({ usrId: 'u1' }))).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT',
        message: expect.stringContaining('query.usrId')
      })
    })

    it('page by page, each row once', async () => {
      const { workspace } = await filled()
      const seen: (string | null)[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof workspace.users.list>> = await workspace.users.list({
          orderBy: 'email',
          orderDirection: 'asc',
          limit: 1,
          ...(cursor !== null && { cursor })
        })
        seen.push(...page.items.map(({ email }) => email))
        expect(page.pagination.total).toBe(3)
        cursor = page.pagination.nextCursor
      } while (cursor !== null)
      expect(seen).toEqual(['ann@acme.test', 'bob@globex.test', 'cy@acme.test'])
    })
  })
}
