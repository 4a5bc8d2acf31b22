import { describe, expect, it } from 'vitest'
import { createRapportClient, StatusError, UnexpectedResponseError } from '../src/index.js'
import { apiKey, failure, type Handler, json, standInServer } from './stand-in-server.js'

/** A client of a server that has these ids on pages of two, and cuts by the cursor, which is the index of the next. */
async function clientOf(ids: string[], first?: Handler) {
  const server = await standInServer((request, response) => {
    if (first && server.seen.length === 1) return first(request, response)
    const { input } = JSON.parse(request.body)
    const start = Number(input.cursor ?? 0)
    const hasMore = start + 2 < ids.length
    const items = ids.slice(start, start + 2).map((id) => ({ id }))
    json(response, 200, {
      items,
      events: items,
      pagination: { hasMore, nextCursor: hasMore ? String(start + 2) : null, total: ids.length }
    })
  })
  const inputs = () => server.seen.map(({ body }) => JSON.parse(body).input)
  return { client: createRapportClient({ baseUrl: server.baseUrl, apiKey }), inputs }
}

describe('a list', () => {
  it('is one page when awaited', async () => {
    const { client, inputs } = await clientOf(['a', 'b', 'c'])
    const page = await client.tools.listCustomers({ limit: 2 })
    expect(page.items.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(page.pagination).toEqual({ hasMore: true, nextCursor: '2', total: 3 })
    expect(inputs()).toEqual([{ limit: 2 }])
  })

  it('is every item of every page in a loop, with the same filters', async () => {
    const { client, inputs } = await clientOf(['a', 'b', 'c', 'd', 'e'])
    const seen: string[] = []
    for await (const { id } of client.tools.listUsers({ search: 'x' })) seen.push(id)
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(inputs()).toEqual([{ search: 'x' }, { search: 'x', cursor: '2' }, { search: 'x', cursor: '4' }])
  })

  it('is every page as a whole through pages()', async () => {
    const { client } = await clientOf(['a', 'b', 'c'])
    const sizes: number[] = []
    for await (const page of client.tools.listWorkspaceUsers().pages()) sizes.push(page.items.length)
    expect(sizes).toEqual([2, 1])
  })

  it('goes on from the cursor that it was given', async () => {
    const { client } = await clientOf(['a', 'b', 'c'])
    const seen: string[] = []
    for await (const { id } of client.tools.listCustomers({ cursor: '2' })) seen.push(id)
    expect(seen).toEqual(['c'])
  })

  it('asks for no page that a loop does not reach', async () => {
    const { client, inputs } = await clientOf(['a', 'b', 'c', 'd'])
    for await (const { id } of client.tools.listCustomers()) if (id === 'b') break
    expect(inputs()).toHaveLength(1)
  })

  it('asks for nothing before it is used, and once for what is used twice', async () => {
    const { client, inputs } = await clientOf(['a'])
    const list = client.tools.listCustomers()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(inputs()).toEqual([])
    expect(await list).toBe(await list)
    for await (const { id } of list) expect(id).toBe('a')
    expect(inputs()).toHaveLength(1)
  })

  it('may be empty', async () => {
    const { client } = await clientOf([])
    for await (const item of client.tools.listCustomers()) throw new Error(`there is ${item.id}`)
    expect((await client.tools.listCustomers()).items).toEqual([])
  })

  it('throws what its page throws, into await, catch, Promise.all and loops', async () => {
    const { client } = await clientOf([], (_, response) => json(response, 403, failure('TOOL_CALL_FORBIDDEN', false)))
    const list = client.tools.listCustomers()
    await expect(list).rejects.toThrow(StatusError)
    await expect(Promise.all([list])).rejects.toThrow(StatusError)
    expect(await list.catch((error) => Object(error).status)).toBe(403)
    let ended = false
    await expect(
      list.finally(() => {
        ended = true
      })
    ).rejects.toThrow(StatusError)
    expect(ended).toBe(true)
    await expect(async () => {
      for await (const item of list) throw new Error(`there is ${item.id}`)
    }).rejects.toThrow(StatusError)
  })

  it.each([
    ['names the same cursor again', { hasMore: true, nextCursor: 'same' }],
    ['says that there is more, but not where', { hasMore: true, nextCursor: null }]
  ])('ends with an error when the server %s', async (_, pagination) => {
    const { baseUrl } = await standInServer((__, response) => json(response, 200, { items: [{ id: 'a' }], pagination }))
    const client = createRapportClient({ baseUrl, apiKey })
    await expect(async () => {
      for await (const item of client.tools.listCustomers()) expect(item.id).toBe('a')
    }).rejects.toThrow(UnexpectedResponseError)
  })
})
