import { events, users } from '@rapport/core/src/registry/tables.js'
import { expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

const page = { type: 'pageview', url: 'https://app.example.com/a', path: '/a' }
/** What no store can keep as text: U+0000, and each half of a surrogate pair by itself. */
const unstorable = ['a\0b', 'a\ud800', '\udc00b']

export function testOddText(newWorld: NewWorld): void {
  it('an identifier that no store can keep is the fault of its event alone', async () => {
    const { post, publicKey, rows } = await newWorld()
    const custom = { type: 'custom', eventName: 'exported' }
    const bad = unstorable.flatMap((text) => [
      { ...custom, userId: text },
      { ...custom, email: `${text}@acme.test` },
      { ...custom, customerId: text },
      { ...custom, eventName: text },
      { ...custom, fingerprint: text },
      { ...custom, properties: { __userId: text } }
    ])
    const { status, body } = await post(`/api/i/v1/${publicKey}/events`, { events: [...bad, page] })
    const errors = bad.map((_, index) => ({ index, message: expect.stringContaining('must not hold U+0000 or lone surrogates') }))
    expect({ status, body }).toEqual({ status: 200, body: { success: true, processed: 1, errors } })
    expect((await rows.find(events)).map(({ path }) => path)).toEqual(['/a'])
    expect(await rows.count(users)).toBe(0)
  })

  it('free text is kept, with U+FFFD for what no store can keep', async () => {
    const { post, publicKey, rows, ask } = await newWorld()
    const text = unstorable.join()
    const kept = 'a\uFFFDb,a\uFFFD,\uFFFDb'
    const event = {
      ...page,
      title: text,
      path: text,
      referrer: text,
      utm: { source: text }
    }
    const identify = { type: 'identify', email: 'ada@acme.test', traits: { [text]: text } }
    const named = { type: 'custom', eventName: 'exported', properties: { [text]: [{ deep: text }] } }
    expect((await post(`/api/i/v1/${publicKey}/events`, { events: [event, identify, named] })).body).toMatchObject({
      processed: 3,
      errors: []
    })
    const stored = await rows.find(events)
    expect(stored.find(({ type }) => type === 'PAGE_VIEW')).toMatchObject({
      title: kept,
      path: kept,
      referrer: kept,
      utm: { source: kept }
    })
    expect(stored.find(({ type }) => type === 'CUSTOM')?.properties).toEqual({ [kept]: [{ deep: kept }] })
    expect((await rows.find(users))[0]?.traits).toEqual({ [kept]: kept })
    expect((await ask('svc_list_users')).items).toMatchObject([{ email: 'ada@acme.test' }])
  })

  it('traits may be called like what every object has', async () => {
    const { post, publicKey, rows, ask, call } = await newWorld()
    const send = (traits: string, at: number) => {
      const timestamp = Date.UTC(2026, 0, at)
      const event = `{"type":"identify","timestamp":${timestamp},"email":"ada@acme.test","customerId":"A","traits":${traits},"customerTraits":${traits}}`
      return post(`/api/i/v1/${publicKey}/events`, `{"events":[${event}]}`)
    }
    const newest = '{"__proto__":{"isAdmin":true},"constructor":"builder","toString":1,"hasOwnProperty":null,"valueOf":"x"}'
    expect((await send(newest, 2)).status).toBe(200)
    expect((await send('{"__proto__":"older","constructor":"older","length":7}', 1)).status).toBe(200)
    const kept = { ...JSON.parse(newest), length: 7 }
    const [user] = await rows.find(users)
    expect(Object.entries(user?.traits ?? {}).toSorted()).toEqual(Object.entries(kept).toSorted())
    expect(Object.getPrototypeOf(user?.traits)).toBe(Object.prototype)
    const { items } = await ask('svc_list_customers', { traitFilters: { constructor: 'builder', valueOf: 'x' } })
    expect(items).toMatchObject([{ domain: 'acme.test', contactCount: 1 }])
    expect((await ask('svc_list_customers', { traitFilters: { constructor: 'older' } })).items).toEqual([])
    const filter = JSON.parse('{"traitFilters":{"__proto__":"x"}}')
    expect((await call('svc_list_customers', filter)).body).toMatchObject({ items: [] })
    expect('isAdmin' in {}).toBe(false)
  })

  it('a batch of 100 bad events gets 400 with the place of every fault', async () => {
    const { post, publicKey, rows } = await newWorld()
    const bad = [{}, 7, null, { type: 'custom' }, { ...page, timestamp: 1_700_000_000 }, { ...page, uuid: 'x' }, { ...page, userId: 'a\0' }]
    const fields = [['type'], [], [], ['eventName'], ['timestamp'], ['uuid'], ['userId']]
    const batch = Array.from({ length: 100 }, (_, index) => bad[index % bad.length])
    const { status, body } = await post(`/api/i/v1/${publicKey}/events`, { events: batch })
    const errors = batch.map((_, index) => ({
      path: ['events', index, ...(fields[index % bad.length] ?? [])],
      message: expect.any(String)
    }))
    expect({ status, body }).toEqual({ status: 400, body: { success: false, message: expect.any(String), errors } })
    expect(await rows.count(events)).toBe(0)
  })
}
