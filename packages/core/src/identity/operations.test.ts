import { describe, expect, it } from 'vitest'
import type { Grant } from '../auth/grants.js'
import { createTestRapport } from '../testing/create-test-rapport.js'

const nobody = '00000000-0000-4000-8000-000000000001'

/** A workspace in which `ann@gmail.com` was merged into `u1`. */
async function routes() {
  const rapport = await createTestRapport()
  const { workspace, send, apiKey } = rapport
  const identify = (userIdentity: object) => workspace.ingest({ userIdentity, events: [{ type: 'identify' }] })
  await identify({ email: 'ann@gmail.com' })
  await identify({ userId: 'u1', email: 'ann@gmail.com' })
  const ask = async (method: string, path: string, key = apiKey) =>
    send({ method, url: `/api/identity/${path}`, headers: { authorization: `Bearer ${key}` } })
  const keyWith = async (...grants: Grant[]) => (await workspace.apiKeys.create({ name: 'k', grants, createdById: 'mia' })).key
  return { ...rapport, ask, keyWith }
}

describe('/api/identity', () => {
  it('lists merges and undoes one, as the member who made the key', async () => {
    const { ask, keyWith, workspace } = await routes()
    const key = await keyWith('customer_access:manage')
    const listed = await ask('GET', 'merges', key)
    expect(listed).toMatchObject({ status: 200, body: { items: [{ entity: 'user', reason: 'email_claimed' }], pagination: { total: 1 } } })
    const [{ id }] = Object(listed.body).items
    const undone = await ask('POST', `merges/${id.toUpperCase()}/undo`, key)
    expect(undone).toMatchObject({ status: 200, body: { suggestion: { status: 'rejected', decidedById: 'mia' } } })
    expect((await ask('POST', `merges/${id}/undo`, key)).status).toBe(404)
    expect((await workspace.audit.list()).items[0]).toMatchObject({ tool: 'identity_undo', actorId: 'mia', subjectId: id })
  })

  it('lists, shows, merges and rejects suggestions', async () => {
    const { ask, workspace } = await routes()
    const [merge] = (await workspace.identity.merges()).items
    const { id } = await workspace.identity.undo(merge?.id ?? '')
    expect((await ask('GET', 'merge-suggestions?status=rejected&confidence=HIGH')).body).toMatchObject({ items: [{ id }] })
    expect((await ask('GET', 'merge-suggestions?status=&confidence=')).body).toMatchObject({ items: [{ id }] })
    expect((await ask('GET', 'merge-suggestions?status=suggested')).body).toMatchObject({ items: [], pagination: { total: 0 } })
    expect((await ask('GET', `merge-suggestions/${id}`)).body).toMatchObject({ suggestion: { id, duplicate: { email: 'ann@gmail.com' } } })
    expect((await ask('POST', `merge-suggestions/${id}/merge`)).body).toMatchObject({ suggestion: { status: 'merged' } })
    expect(await ask('POST', `merge-suggestions/${id}/reject`)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })

  it.each([
    ['merge-suggestions?limit=0', 'limit'],
    ['merge-suggestions?limit=ten', 'limit'],
    ['merge-suggestions?status=open', 'status'],
    ['merge-suggestions?confidence=high', 'confidence'],
    ['merge-suggestions?other=1', 'other'],
    ['merge-suggestions?limit=1&limit=2', 'limit'],
    ['merge-suggestions?cursor=%00', 'cursor'],
    ['merges?status=merged', 'status'],
    ['merges?cursor=x', 'cursor']
  ])('%s is 400 and names %s', async (path, field) => {
    const { ask } = await routes()
    expect(await ask('GET', path)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOOL_INPUT', error: expect.stringContaining(field) }
    })
  })

  it('repeats no more of a parameter that it does not know than tells which one', async () => {
    const { ask } = await routes()
    const name = 'x'.repeat(5_000)
    const { status, body } = await ask('GET', `merges?${name}=1&${name}=2`)
    expect([status, Object(body).error]).toEqual([400, expect.stringMatching(/^x{100} is not allowed(?:; there (?:is|are) [\w, ]+)?$/)])
  })

  it('is for those who manage access, and knows its methods and ids', async () => {
    const { ask, keyWith } = await routes()
    const reader = await keyWith('customer_intelligence:read')
    const all = [
      ['GET', 'merges'],
      ['GET', 'merge-suggestions'],
      ['GET', `merge-suggestions/${nobody}`],
      ['POST', `merge-suggestions/${nobody}/merge`],
      ['POST', `merge-suggestions/${nobody}/reject`],
      ['POST', `merges/${nobody}/undo`]
    ] as const
    for (const [method, path] of all) {
      expect((await ask(method, path, reader)).status).toBe(403)
      expect((await ask(method, path, 'ok_wrong')).status).toBe(401)
      expect((await ask('DELETE', path)).status).toBe(405)
      if (path.includes(nobody)) expect(await ask(method, path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await ask('GET', 'merge-suggestions/x')).status).toBe(404)
  })

  it('knows no ids of other organizations', async () => {
    const ours = await routes()
    const theirs = await routes()
    const [merge] = (await theirs.workspace.identity.merges()).items
    const suggestion = await theirs.workspace.identity.undo(merge?.id ?? '')
    await theirs.workspace.identity.merge(suggestion.id)
    for (const [method, path] of [
      ['GET', `merge-suggestions/${suggestion.id}`],
      ['POST', `merge-suggestions/${suggestion.id}/reject`],
      ['POST', `merge-suggestions/${suggestion.id}/merge`],
      ['POST', `merges/${merge?.id}/undo`]
    ] as const)
      expect(await ours.ask(method, path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await theirs.ask('GET', 'merges')).body).toMatchObject({ items: [{ id: merge?.id }] })
  })
})
