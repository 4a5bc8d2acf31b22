import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

describe('organizations', () => {
  it('are made, found by id and slug, and listed oldest first', async () => {
    const { rapport, clock, organizationId } = await createTestRapport()
    clock.advance(1)
    const made = await rapport.organizations.create({ name: 'Acme Inc', slug: 'acme' })
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Acme Inc',
      slug: 'acme',
      domains: [],
      createdAt: new Date(clock.now()).toISOString()
    })
    expect(await rapport.organizations.get(made.id)).toEqual(made)
    expect(await rapport.organizations.get('acme')).toEqual(made)
    expect((await rapport.organizations.list()).map(({ id }) => id)).toEqual([organizationId, made.id])
    for (const unknown of ['nobody', '', '\0', '00000000-0000-4000-8000-000000000000']) {
      expect(await rapport.organizations.get(unknown)).toBeUndefined()
    }
  })

  it.each([
    ['Acme Inc', 'acme-inc'],
    ['  Ünïcödé & Co. KG ', 'unicode-co-kg'],
    ['語言', 'workspace'],
    ['x'.repeat(255), 'x'.repeat(50)],
    ['👩'.repeat(255), 'workspace']
  ])('%s has the slug %s, and one more of that name a slug of its own', async (name, slug) => {
    const { rapport } = await createTestRapport()
    const slugs = []
    for (let n = 0; n < 3; n++) slugs.push((await rapport.organizations.create({ name })).slug)
    expect(slugs).toEqual([slug, `${slug}-2`, `${slug}-3`])
  })

  it('are deleted by id and slug, with their keys, and nobody else with them', async () => {
    const { rapport, organizationId, workspace, call } = await createTestRapport()
    const { slug } = (await rapport.organizations.get(organizationId)) ?? { slug: '' }
    const other = await rapport.organizations.create({ name: 'Other', slug: 'other' })
    const otherKey = await rapport.organization(other.id).apiKeys.create({ name: 'k', grants: ['customer_intelligence:read'] })
    await workspace.users.put([{ userId: 'ann' }])
    await expect(rapport.organizations.delete(organizationId, { slug: 'other' })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(rapport.organizations.delete(slug, { slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await workspace.users.list({})).items).toHaveLength(1)
    await rapport.organizations.delete(organizationId, { slug })
    expect(await rapport.organizations.get(organizationId)).toBeUndefined()
    expect(await rapport.organizations.get('other')).toEqual(other)
    expect((await call('svc_list_users', {}, otherKey.key)).status).toBe(200)
    await expect(workspace.users.put([{ userId: 'ann' }])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(rapport.organizations.delete(organizationId, { slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('refuse a slug that is taken, and leave its owner unchanged', async () => {
    const { rapport } = await createTestRapport()
    const first = await rapport.organizations.create({ name: 'First', slug: 'same' })
    const second = rapport.organizations.create({ name: 'Second', slug: 'same' })
    await expect(second).rejects.toMatchObject({ code: 'CONFLICT', message: 'The slug "same" is taken by another organization' })
    expect(await rapport.organizations.get('same')).toEqual(first)
  })

  it('are ensured by slug: made once, whoever asks at once, and left as they are when asked for again', async () => {
    const { rapport, clock } = await createTestRapport()
    const acme = { slug: 'acme', name: 'Acme Inc' }
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => rapport.organizations.ensure(acme)))
    clock.advance(1)
    expect(first).toMatchObject(acme)
    for (const same of [...others, await rapport.organizations.ensure(acme), await rapport.organizations.get('acme')])
      expect(same).toEqual(first)
  })

  it('take the name that they are ensured with', async () => {
    const { rapport } = await createTestRapport()
    const { id } = await rapport.organizations.create({ slug: 'acme', name: 'Acme' })
    await rapport.organizations.ensure({ slug: 'acme', name: 'Acme Inc' })
    expect(await rapport.organizations.get('acme')).toMatchObject({ id, name: 'Acme Inc' })
  })

  it('are ensured by a slug that looks like the id of another', async () => {
    const { rapport, organizationId } = await createTestRapport()
    const { id } = await rapport.organizations.ensure({ slug: organizationId, name: 'Odd' })
    expect(id).not.toBe(organizationId)
    expect(await rapport.organizations.ensure({ slug: organizationId, name: 'Odd' })).toMatchObject({ id })
  })

  it.each([
    [{ slug: 'acme' }, 'name must be'],
    [{ name: 'Acme' }, 'slug must be'],
    [{ slug: 'A', name: 'Acme' }, 'slug must be']
  ])('are not ensured as %j', async (input, message) => {
    const { rapport } = await createTestRapport()
    const refused = { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) }
    await expect(rapport.organizations.ensure(Object(input))).rejects.toMatchObject(refused)
  })

  it.each([
    [{ name: '' }, 'name must be'],
    [{ name: ' ' }, 'name must be'],
    [{}, 'name must be'],
    [{ name: 'x'.repeat(256) }, 'name must be'],
    [{ name: 'a', slug: '' }, 'slug must be'],
    [{ name: 'a', slug: 'A' }, 'slug must be'],
    [{ name: 'a', slug: '-a' }, 'slug must be'],
    [{ name: 'a', slug: 'a--b' }, 'slug must be'],
    [{ name: 'a', slug: 'x'.repeat(64) }, 'slug must be']
  ])('refuse %j', async (input, message) => {
    const { rapport } = await createTestRapport()
    await expect(rapport.organizations.create(Object(input))).rejects.toMatchObject({
      code: 'INVALID_TOOL_INPUT',
      message: expect.stringContaining(message)
    })
  })
})

describe('an organization that does not exist', () => {
  it('is refused by every write with a message that says what to do', async () => {
    const { rapport } = await createTestRapport()
    const nobody = rapport.organization('00000000-0000-4000-8000-000000000000')
    const writes = [
      nobody.apiKeys.create({ name: 'a', grants: [] }),
      nobody.publicKeys.create(),
      nobody.publicKeys.setDomains([]),
      nobody.members.put([]),
      nobody.call('svc_update_workspace_settings', { defaultTimezone: 'UTC' }),
      nobody.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId: 'C1', label: 'News' }),
      nobody.ingest({ events: [{ type: 'pageview', url: 'https://x.test/' }] })
    ]
    for (const write of writes)
      await expect(write).rejects.toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining('organizations.create') })
    for (const id of ['', 'acme', '00000000']) expect(() => rapport.organization(id)).toThrow(TypeError)
  })

  it('reads as empty', async () => {
    const { rapport } = await createTestRapport()
    const nobody = rapport.organization('00000000-0000-4000-8000-000000000000')
    expect(await nobody.call('svc_list_users', {})).toMatchObject({ items: [] })
    expect(await nobody.apiKeys.list()).toEqual([])
    expect(await nobody.publicKeys.list()).toEqual([])
    expect(await nobody.publicKeys.domains()).toEqual([])
  })
})
