import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jobs, searchVectors } from '@rapport/core/src/registry/tables.js'
import { createTestRapport, type TestRapportOptions } from '@rapport/core/src/testing/create-test-rapport.js'
import { systemHttp } from '@rapport/core/src/values/http-client.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endWithTest } from '../list-tools/world.js'
import { answerMeanings, answerVectors, type Behaviour, EmbeddingStandIn } from './embedding-stand-in.js'
import type { SearchWorlds } from './search-world.js'

const apiKey = 'sk-very-secret'
const embedder = { baseUrl: 'https://embeddings.test/v1/', apiKey, model: 'meanings' }

const emails: Readonly<Record<string, string>> = {
  cat: 'The kitten sleeps in June.',
  boat: 'A vessel passes by.',
  rain: 'Drizzle on the roof.',
  bread: 'Baguette for lunch.'
}

const sourcesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([externalId, text]) => ({
    sourceType: 'EMAIL' as const,
    externalId,
    occurredAt: 0,
    customer: { customerId: 'acme' },
    segments: [{ text }]
  }))

/** How vectors take part in searches, against an endpoint in this process. */
export function testVectors(newWorld: SearchWorlds): void {
  const start = async (standIn: EmbeddingStandIn, options: TestRapportOptions = {}) => {
    const { store } = (await newWorld()).evidence
    const world = await createTestRapport({ ids: systemIds(), store, embedder, http: standIn.http, ...options })
    const { workspace } = world
    const put = (texts: Readonly<Record<string, string>>) => workspace.sources.put(sourcesOf(texts))
    const search = async (query: string, narrowing: { customer?: string } = {}) =>
      (await workspace.call('svc_search_customer_context', { query, ...narrowing })).results
    const found = async (...asked: Parameters<typeof search>) =>
      (await search(...asked)).map((result) => (result.kind === 'source' ? result.sourceId : ''))
    const rows = store.organization(workspace.organizationId)
    endWithTest(store, workspace.organizationId)
    const vectors = () => rows.find(searchVectors)
    const pending = () => rows.count(jobs, { kind: { eq: 'search_embedding' }, run_at: { isNull: false } })
    return { ...world, put, search, found, vectors, pending }
  }

  describe('vectors', () => {
    test('are made of what the author of a mail wrote', async () => {
      const standIn = new EmbeddingStandIn()
      const { rapport, put, found } = await start(standIn)
      await put({ cat: 'The kitten sleeps.\n\nOn 3 Mar 2026 at 10:12, Rep <rep@ourselves.test> wrote:\n> A vessel passes by.' })
      await rapport.runDue()
      expect(standIn.asked.flatMap(({ texts }) => texts)).toEqual(['The kitten sleeps.'])
      expect(await found('feline')).toEqual(['cat'])
    })

    test('find what is said in other words, once the job of the put has run; and cite it', async () => {
      const standIn = new EmbeddingStandIn()
      const { rapport, put, search, found, pending } = await start(standIn)
      await put(emails)
      expect(await pending()).toBe(1)
      expect((await rapport.status()).jobs?.pendingByKind).toHaveProperty('search_embedding')
      expect(await found('feline')).toEqual([])
      await rapport.runDue()
      expect(await pending()).toBe(0)
      const [first] = await search('feline', { customer: 'acme' })
      expect(first).toMatchObject({ sourceId: 'cat', matchCount: 1, matches: [{ text: 'The kitten sleeps in June.' }] })
      expect((await found('a loaf'))[0]).toBe('bread')
    })

    test('are asked of the endpoint in batches, with the key, the model and the dimensions', async () => {
      const standIn = new EmbeddingStandIn()
      const { rapport, put } = await start(standIn, { embedder: { ...embedder, dimensions: 6, batchSize: 3 } })
      await put(emails)
      await rapport.runDue()
      expect(standIn.asked.map(({ texts }) => texts.length)).toEqual([3, 1])
      const [first] = standIn.asked
      expect(first?.url).toBe('https://embeddings.test/v1/embeddings')
      expect(first?.headers.get('authorization')).toBe(`Bearer ${apiKey}`)
      expect(first?.body).toMatchObject({ model: 'meanings', dimensions: 6 })
    })

    test('are asked once for a text, and follow what is put again or removed', async () => {
      const standIn = new EmbeddingStandIn()
      const { rapport, put, found, vectors } = await start(standIn)
      await put({ one: 'The kitten sleeps.' })
      await rapport.runDue()
      await put({ one: 'The kitten sleeps.', two: 'The kitten sleeps.', three: 'A shower.' })
      await rapport.runDue()
      expect(standIn.asked.flatMap(({ texts }) => texts)).toEqual(['The kitten sleeps.', 'A shower.'])
      await put({ one: 'The weather.' })
      expect(await found('feline')).not.toContain('one')
      await rapport.runDue()
      expect((await found('feline'))[0]).toBe('two')
      expect(await vectors()).toHaveLength(3)
      await put({ one: '', two: '', three: '' })
      expect(await vectors()).toEqual([])
    })

    test('are made afterwards for what was put before there was an endpoint', async () => {
      const standIn = new EmbeddingStandIn()
      const first = await start(standIn)
      const plain = await createTestRapport({ ids: systemIds(), store: first.store })
      const put = (number: number) => ({
        sourceType: 'EMAIL' as const,
        externalId: `m${number}`,
        occurredAt: 0,
        segments: [{ text: `kitten ${number}` }]
      })
      await plain.workspace.sources.put(Array.from({ length: 45 }, (_, number) => put(number)))
      const withEmbedder = first.rapport.organization(plain.organizationId)
      const search = () => withEmbedder.call('svc_search_customer_context', { query: 'feline', topK: 50 })
      expect((await search()).results).toEqual([])
      await search()
      expect(await first.store.organization(plain.organizationId).count(jobs, { kind: { eq: 'search_embedding' } })).toBe(1)
      await first.rapport.runDue()
      expect((await search()).results).toHaveLength(45)
    })

    const faults: Readonly<Record<string, Behaviour>> = {
      'an endpoint that is down': () => Promise.reject(new TypeError('fetch failed: https://embeddings.test/?key=sk-very-secret')),
      'one that answers an error': () => new Response(`bad key ${apiKey}`, { status: 401 }),
      'one that answers rubbish': () => new Response('<html>'),
      'one that answers null': () => Response.json(null),
      'one that answers too few vectors': () => answerVectors([]),
      'one that answers words': () => Response.json({ data: [{ embedding: ['a', 'b'] }] }),
      'one that answers nothing but zeros': (texts) => answerVectors(texts.map(() => [0, 0, 0, 0, 0, 0])),
      'one that answers other dimensions': (texts) => answerVectors(texts.map(() => [1, 2])),
      'one that never answers': (_, signal) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
    }
    test.each(Object.entries(faults))('%s changes nothing but the log', async (_, behaviour) => {
      const standIn = new EmbeddingStandIn()
      const { rapport, put, search, vectors, log, store } = await start(standIn, { embedder: { ...embedder, dimensions: 6 } })
      await put(emails)
      await rapport.runDue()
      const before = (await vectors()).length
      const words = await createTestRapport({ ids: systemIds(), store })
      await words.workspace.sources.put(sourcesOf(emails))
      standIn.behaviour = behaviour
      const query = 'kitten in June'
      const plain = (await words.workspace.call('svc_search_customer_context', { query })).results.map((result) => result.matches)
      expect((await search(query)).map((result) => result.matches)).toEqual(plain)
      expect(log.filter(({ message }) => message.includes('by words only'))).toHaveLength(1)
      expect(before).toBe(4)
      expect(JSON.stringify(log)).not.toContain(apiKey)
    })

    test('that could not be had are asked for again later, as the status shows', async () => {
      const standIn = new EmbeddingStandIn()
      const { rapport, put, found, log, clock, pending } = await start(standIn)
      standIn.behaviour = () => new Response(`bad key ${apiKey}`, { status: 503 })
      await put(emails)
      await rapport.runDue()
      expect(await pending()).toBe(1)
      expect(JSON.stringify(log)).not.toContain(apiKey)
      standIn.behaviour = answerMeanings
      clock.advance(60_000)
      await rapport.runDue()
      expect(await pending()).toBe(0)
      expect(await found('feline')).toContain('cat')
    })

    test('of a text that the endpoint refuses do not keep back the others', async () => {
      const standIn = new EmbeddingStandIn()
      const { rapport, put, found, vectors, pending } = await start(standIn)
      standIn.behaviour = (texts, signal) =>
        texts.some((text) => text.includes('vessel')) ? new Response('too long', { status: 400 }) : answerMeanings(texts, signal)
      await put(emails)
      await rapport.runDue()
      expect([(await vectors()).length, await pending()]).toEqual([3, 0])
      expect(await found('vessel')).toContain('boat')
      standIn.behaviour = () => new Response('no such model', { status: 400 })
      await put({ more: 'A ship.', again: 'A boat.' })
      await rapport.runDue()
      expect([(await vectors()).length, await pending()]).toEqual([3, 1])
    })

    test('that mean nothing hardly ever change what the words have put first', async () => {
      const standIn = new EmbeddingStandIn()
      const noise = fc.sample(
        fc.array(fc.double({ min: -1, max: 1, noNaN: true, noDefaultInfinity: true }), { minLength: 16, maxLength: 16 }),
        { seed: 4, numRuns: 4_000 }
      )
      let drawn = 0
      standIn.behaviour = (texts) => answerVectors(texts.map(() => [1e-3, ...(noise[drawn++ % noise.length] ?? [])]))
      const { rapport, put, found } = await start(standIn)
      const words = ['violet', 'amber', 'scarlet', 'indigo', 'ivory', 'teal']
      const said = (number: number) => words.filter((_, place) => (number >> place) % 2 === 1).join(' ')
      const texts = Object.fromEntries(Array.from({ length: 64 }, (_, number) => [`m${number}`, `${said(number)} note`]))
      await put(texts)
      const queries = words.flatMap((word, place) => words.slice(place + 1).map((other) => `${word} ${other}`))
      const plain = await Promise.all(queries.map((query) => found(query)))
      await rapport.runDue()
      const noisy = await Promise.all(queries.map((query) => found(query)))
      const kept = queries.filter((_, index) => noisy[index]?.slice(0, 10).join() === plain[index]?.slice(0, 10).join())
      expect(kept.length).toBeGreaterThanOrEqual(queries.length - 1)
    })

    test('come over the network from a server that speaks as OpenAI does', async () => {
      const server = createServer(async (request, response) => {
        const parts: Buffer[] = []
        for await (const part of request) parts.push(part)
        const { input } = JSON.parse(Buffer.concat(parts).toString())
        const answer = await answerMeanings(input, undefined)
        response.end(await answer.text())
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      try {
        const { port } = server.address() as AddressInfo
        const { rapport, put, found } = await start(new EmbeddingStandIn(), {
          embedder: { url: `http://127.0.0.1:${port}/v1`, model: 'meanings' },
          http: systemHttp
        })
        await put(emails)
        await rapport.runDue()
        expect((await found('feline'))[0]).toBe('cat')
      } finally {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    })
  })
}
