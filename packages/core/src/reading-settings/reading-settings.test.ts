import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

const nothing = { competitors: [], products: [], codeNames: [], patienceDays: 3 }

describe('the settings of reading', () => {
  it('have defaults, keep what is left out, and are audited once', async () => {
    const { workspace } = await createTestRapport()
    expect(await workspace.reading.get()).toEqual(nothing)
    const set = { ...nothing, competitors: ['Bright Loop'], patienceDays: 5 }
    expect(await workspace.reading.put({ competitors: ['  Bright   Loop '], patienceDays: 5 }, { actor: 'm_1' })).toEqual(set)
    expect(await workspace.reading.put({ patienceDays: 5 })).toEqual(set)
    expect(await workspace.reading.put({ products: ['Atlas'] })).toEqual({ ...set, products: ['Atlas'] })
    expect(await workspace.reading.put({ competitors: [] })).toEqual({ ...set, competitors: [], products: ['Atlas'] })
    expect(await workspace.reading.get()).toEqual({ ...set, competitors: [], products: ['Atlas'] })
    const { items } = await workspace.audit.list()
    expect(items).toHaveLength(3)
    expect(items.at(-1)).toMatchObject({ actorId: 'm_1', before: nothing, after: set })
  })

  it.each([
    [{ competitors: ['x'] }, 'input.competitors[0] must'],
    [{ competitors: [' x '] }, 'input.competitors[0] must have 2 to 100 characters'],
    [{ products: ['x'.repeat(101)] }, 'input.products[0] must'],
    [{ products: ['!!'] }, 'input.products[0] must have a letter or a digit'],
    [{ competitors: ['Atlas'], products: ['Maps', 'ATLAS'] }, 'input.products[1] must be unique: "ATLAS" is already in competitors[0]'],
    [{ codeNames: [{ name: 'Bluebird', customer: 'nobody' }] }, 'input.codeNames[0].customer must be the id, the customerId or the domain'],
    [{ competitors: Array.from({ length: 501 }, (_, index) => `name ${index}`) }, 'input.competitors must'],
    [{ competitors: names(300, 'a'), products: names(201, 'b') }, 'must have at most 500 names together, and would have 501'],
    [{ patienceDays: -1 }, 'input.patienceDays must'],
    [{ patience: 1 }, 'input.patience is not allow']
  ])('refuse %# and say what is allowed', async (wrong, words) => {
    const { workspace } = await createTestRapport()
    await expect(workspace.reading.put(Object(wrong))).rejects.toMatchObject({
      code: 'INVALID_TOOL_INPUT',
      message: expect.stringContaining(words)
    })
    expect(await workspace.reading.get()).toEqual(nothing)
  })

  it('are read and set over HTTP with the grants of settings, by each organization for itself', async () => {
    const { send, workspace, apiKey } = await createTestRapport()
    const ask = (method: string, key: string, body?: object) =>
      send({
        method,
        url: '/api/settings/reading',
        headers: { authorization: `Bearer ${key}` },
        ...(body && { body: JSON.stringify(body) })
      })
    const { key } = await workspace.apiKeys.create({ name: 'reader', grants: ['workspace_settings:read'], createdById: 'ann' })
    expect(await ask('PUT', apiKey, { patienceDays: 9 })).toMatchObject({ status: 200, body: { ...nothing, patienceDays: 9 } })
    expect(await ask('GET', key)).toMatchObject({ status: 200, body: { patienceDays: 9 } })
    expect((await ask('PUT', key, { patienceDays: 1 })).status).toBe(403)
    expect(await ask('PUT', apiKey, { competitors: 'Brightloop' })).toMatchObject({ status: 400 })
  })
})

function names(count: number, letter: string): string[] {
  return Array.from({ length: count }, (_, index) => `${letter} ${index}`)
}
