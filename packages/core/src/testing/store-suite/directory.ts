import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { RowOf } from '../../storage/define-table.js'
import { apiKey, NOON } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** What is looked up before the organization is known. Its rows may share a database with others, so every test keeps to its own. */
export function testDirectory(context: SuiteContext): void {
  describe('directory', () => {
    const organization = (columns: Partial<RowOf<typeof tables.organizations>> = {}) => {
      const id = randomUUID()
      return {
        id,
        name: 'Acme',
        slug: `acme-${id}`,
        domains: ['https://acme.example'],
        domains_revision: 0,
        demo: null,
        created_at: NOON,
        ...columns
      }
    }
    const key = () => apiKey({ id: randomUUID(), organization_id: randomUUID(), hash: randomUUID(), grants: ['analytics:read'] })

    it('keeps organizations, each slug once', async () => {
      const { directory } = context.store
      const first = organization()
      expect(await directory.insert(tables.organizations, [first, organization({ slug: first.slug })])).toEqual([true, false])
      expect(await directory.find(tables.organizations, { where: { slug: { eq: first.slug } } })).toEqual([first])
      expect(await directory.get(tables.organizations, [{ id: first.id }, { id: randomUUID() }])).toEqual([first, undefined])
    })

    it('finds an API key by its hash, counts its requests, and revokes it', async () => {
      const { directory } = context.store
      const row = key()
      await directory.insert(tables.apiKeys, [row])
      const where = { hash: { eq: row.hash } }
      expect(await directory.find(tables.apiKeys, { where })).toEqual([row])
      await Promise.all([1, 2, 3].map((by) => directory.increment(tables.apiKeys, { id: row.id }, { total_requests: by })))
      expect(await directory.update(tables.apiKeys, where, { revoked_at: NOON })).toBe(1)
      expect(await directory.find(tables.apiKeys, { where })).toEqual([{ ...row, total_requests: 6, revoked_at: NOON }])
      expect(await directory.remove(tables.apiKeys, where)).toBe(1)
      expect(await directory.count(tables.apiKeys, where)).toBe(0)
    })

    it('lists the public keys of an organization by time', async () => {
      const { directory } = context.store
      const organization_id = randomUUID()
      const trust = { billing: 'record', stage: 'accept', customerTraits: 'accept' } as const
      const keys = [3, 1, 2].map((created_at) => ({
        public_key: `pk_${randomUUID()}`,
        organization_id,
        trust,
        created_at,
        expires_at: null,
        revoked_at: null
      }))
      await directory.insert(tables.publicKeys, keys)
      const query = { where: { organization_id: { eq: organization_id } }, orderBy: { column: 'created_at', direction: 'desc' } } as const
      expect((await directory.find(tables.publicKeys, query)).map((row) => row.created_at)).toEqual([3, 2, 1])
      const groups = await directory.aggregate(tables.publicKeys, {
        where: query.where,
        by: ['organization_id'],
        measures: { keys: { count: true }, last: { max: 'created_at' } }
      })
      expect(groups).toEqual([{ organization_id, keys: 3, last: 3 }])
    })

    it('takes rows, and merges on upsert', async () => {
      const { directory } = context.store
      const row = key()
      await directory.upsert(tables.apiKeys, [row, { ...row, created_at: 1, name: 'renamed', total_requests: 2 }])
      const taken = await directory.take(tables.apiKeys, { where: { id: { eq: row.id } }, set: { prefix: 'ok_new' }, limit: 1 })
      expect(taken).toEqual([{ ...row, name: 'renamed', total_requests: 2, prefix: 'ok_new' }])
    })

    it('has transactions that keep all or nothing', async () => {
      const { directory } = context.store
      const kept = organization()
      const lost = organization()
      await directory.transaction(async (transaction) => {
        await transaction.insert(tables.organizations, [kept])
        expect(await transaction.count(tables.organizations, { slug: { eq: kept.slug } })).toBe(1)
      })
      const failing = directory.transaction(async (transaction) => {
        await transaction.insert(tables.organizations, [lost])
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await directory.get(tables.organizations, [{ id: kept.id }, { id: lost.id }])).toEqual([kept, undefined])
    })

    it("keeps its rows with an organization's in one transaction, or none of both", async () => {
      const { directory } = context.store
      const rows = context.store.organization(randomUUID())
      const claim = (visitor_id: string) => ({ visitor_id, identity: 'u:ann', at: NOON })
      const kept = organization()
      const lost = organization()
      const keptVisitor = randomUUID()
      const lostVisitor = randomUUID()
      await rows.transactionWithDirectory(async (transaction, both) => {
        await both.insert(tables.organizations, [kept])
        await transaction.lock('ingest')
        await transaction.insert(tables.visitorClaims, [claim(keptVisitor)])
        expect(await both.count(tables.organizations, { slug: { eq: kept.slug } })).toBe(1)
      })
      const failing = rows.transactionWithDirectory(async (transaction, both) => {
        await transaction.insert(tables.visitorClaims, [claim(lostVisitor)])
        await both.insert(tables.organizations, [lost])
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await directory.get(tables.organizations, [{ id: kept.id }, { id: lost.id }])).toEqual([kept, undefined])
      expect((await rows.find(tables.visitorClaims)).map(({ visitor_id }) => visitor_id)).toEqual([keptVisitor])
    })
  })
}
