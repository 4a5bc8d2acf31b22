import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { createRapport } from '../../create-rapport.js'
import type { Rapport } from '../../rapport.js'
import type { HostTransaction } from '../../storage/index.js'
import { memoryStore } from '../../storage/memory/index.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import { recordingLogger } from '../../testing/recording-logger.js'
import type { Workspace } from '../../workspace/index.js'
import { defineEvents } from './define-events.js'

const events = defineEvents({
  signed_up: Type.Object(
    { plan: Type.Union([Type.Literal('free'), Type.Literal('team')]), seats: Type.Optional(Type.Integer({ minimum: 1 })) },
    { description: 'Somebody has made an account.', additionalProperties: false }
  ),
  report_exported: {
    type: 'object',
    properties: { format: { enum: ['pdf', 'csv'], description: 'The kind of file.' }, pages: { type: ['integer', 'null'] } },
    required: ['format']
  },
  opened: Type.Object({})
})

async function world(eventsCheck: 'off' | 'warn' | 'refuse') {
  const rapport = createRapport({ store: memoryStore(), logger: recordingLogger(), events, eventsCheck })
  const { id } = await rapport.organizations.create({ name: 'Host' })
  const workspace = rapport.organization(id)
  const names = async () => (await workspace.events.recent()).map(({ name }) => name).sort()
  return { rapport, workspace, names }
}

const custom = (eventName: string, properties: object = {}, more: object = {}) =>
  ({ type: 'custom', eventName, properties, userId: 'u1', ...more }) as never

const sent = [
  custom('signed_up', { plan: 'team', seats: 3 }),
  custom('signed_up', { plan: 'team' }, { automated: true }),
  custom('signed_up', { seats: 3 }),
  custom('report_exported', { format: 'docx' }),
  custom('signedUp', { plan: 'team' }),
  custom('opened')
]

describe('the check of declared events', () => {
  it('takes everything where it is off', async () => {
    const { workspace, names } = await world('off')
    expect(await workspace.ingest({ events: sent })).toMatchObject({ processed: 6, errors: [], warnings: [] })
    expect(await names()).toHaveLength(6)
  })

  it('warns of what differs, takes it, and counts it', async () => {
    const { workspace, names } = await world('warn')
    const { processed, warnings } = await workspace.ingest({ events: sent })
    expect(processed).toBe(6)
    expect(warnings).toEqual([
      { index: 2, field: 'properties.plan', message: 'properties.plan is required, as the event "signed_up" is declared' },
      { index: 3, field: 'properties.format', message: expect.stringContaining('as the event "report_exported" is declared') },
      { index: 4, field: 'eventName', message: 'no event is declared with this name; did you mean signed_up?' }
    ])
    await workspace.ingest({ events: sent })
    expect(await names()).toHaveLength(12)
    const issues = await workspace.events.issues()
    expect(issues).toContainEqual(
      expect.objectContaining({ kind: 'undeclared', field: 'eventName', count: 2, hint: expect.stringContaining('defineEvents') })
    )
  })

  it('refuses each event that differs, and takes the others of its batch', async () => {
    const { rapport, workspace, names } = await world('refuse')
    const { processed, errors } = await workspace.ingest({ events: sent })
    expect(processed).toBe(3)
    expect(errors.map(({ index }) => index)).toEqual([2, 3, 4])
    expect(errors[2]?.message).toContain('did you mean signed_up?')
    await expect(workspace.ingest({ events: [custom('nobody_said')] })).rejects.toMatchObject({ name: 'IngestRefusal', status: 400 })
    const past = { ...Object(custom('nobody_said')), timestamp: '2026-01-31T09:30:00Z' }
    expect(await workspace.events.import({ batches: [{ events: [past] }] })).toMatchObject({ processed: 0, errors: [{ index: 0 }] })
    await workspace.ingest({ events: [{ type: 'pageview', url: 'https://host.test/' }] })
    await rapport.runDue()
    expect((await names()).filter((name) => name === 'signed_up' || name === 'opened')).toEqual(['opened', 'signed_up', 'signed_up'])
  })

  it('refuses them over HTTP too, and where they are written with the host', async () => {
    const rows: unknown[] = []
    const host: HostTransaction = {
      findOrganization: async () => ({ clock: 0 }),
      async insert(_, inserted) {
        rows.push(...inserted)
      }
    }
    const store = Object.assign(memoryStore(), { inHostTransaction: () => host })
    const { workspace, post, publicKey } = await createTestRapport({ store, events, eventsCheck: 'refuse' })
    const transaction = {}
    expect(await workspace.ingest({ events: sent }, { transaction })).toMatchObject({ processed: 3, errors: [{ index: 2 }, {}, {}] })
    expect(rows).toMatchObject([{ events: { length: 3 } }])
    await expect(workspace.ingest({ events: [custom('nobody_said')] }, { transaction })).rejects.toMatchObject({ status: 400 })
    expect(rows).toHaveLength(1)
    expect(await post(`/api/i/v1/${publicKey}/events`, { events: sent })).toMatchObject({
      status: 200,
      body: {
        processed: 3,
        errors: [{ index: 2 }, { index: 3 }, { index: 4, message: expect.stringContaining('did you mean signed_up?') }]
      }
    })
  })

  it('warns in the answer over HTTP where the sender asks for warnings', async () => {
    const { post, publicKey } = await createTestRapport({ events, eventsCheck: 'warn' })
    const url = `/api/i/v1/${publicKey}/events`
    expect((await post(url, { events: sent })).body).toEqual({ success: true, processed: 6, errors: [] })
    expect((await post(`${url}?warnings=1`, { events: sent })).body).toMatchObject({ processed: 6, warnings: [{ index: 2 }, {}, {}] })
  })

  it('never repeats a value that a person sent', async () => {
    const { workspace } = await world('warn')
    const { warnings } = await workspace.ingest({ events: [custom('report_exported', { format: 'ann@acme.test' })] })
    expect(JSON.stringify(warnings)).not.toContain('ann@acme.test')
  })
})

describe('the list of declared events', () => {
  it('says what is declared, when each was seen last, and what nobody declared', async () => {
    const { workspace } = await world('warn')
    await workspace.ingest({
      events: [
        custom('signed_up', { plan: 'free' }, { timestamp: '2026-01-31T09:30:00Z' }),
        custom('signedUp', {}, { timestamp: '2026-02-01T09:30:00Z' })
      ]
    })
    expect(await workspace.events.declared()).toEqual({
      check: 'warn',
      isComplete: true,
      items: [
        {
          name: 'signed_up',
          description: 'Somebody has made an account.',
          lastSeenAt: '2026-01-31T09:30:00.000Z',
          properties: [
            { name: 'plan', type: 'one of free, team', required: true, description: null },
            { name: 'seats', type: 'whole number', required: false, description: null }
          ]
        },
        {
          name: 'report_exported',
          description: null,
          lastSeenAt: null,
          properties: [
            { name: 'format', type: 'one of pdf, csv', required: true, description: 'The kind of file.' },
            { name: 'pages', type: 'whole number or nothing', required: false, description: null }
          ]
        },
        { name: 'opened', description: null, lastSeenAt: null, properties: [] }
      ],
      undeclared: [{ name: 'signedUp', meant: 'signed_up', lastSeenAt: '2026-02-01T09:30:00.000Z' }]
    })
  })

  it('is empty where nothing is declared', async () => {
    const rapport = createRapport({ store: memoryStore(), logger: recordingLogger() })
    const { id } = await rapport.organizations.create({ name: 'Host' })
    expect(await rapport.organization(id).events.declared()).toEqual({ check: 'off', items: [], undeclared: [], isComplete: true })
  })
})

describe('what is no declaration', () => {
  const withCents = (type: string, pattern?: string) => ({ type: 'object', properties: { cents: { type, pattern } } })

  it.each<[message: string, make: () => unknown]>([
    ["the schema of opened must describe an object: type must be 'object'", () => defineEvents({ opened: Type.String() })],
    ['must have 1 to 191 characters', () => defineEvents({ '': Type.Object({}) })],
    ['events must be what defineEvents answers', () => createRapport({ events: {} as never })],
    ['events: paid.cents.type must be one of object, array', () => createRapport({ events: defineEvents({ paid: withCents('int') }) })],
    [
      'events: paid is not a JSON Schema that can be checked',
      () => createRapport({ events: defineEvents({ paid: withCents('string', '(') }) })
    ],
    ['eventsCheck must be off, warn or refuse; did you mean refuse?', () => createRapport({ events, eventsCheck: 'refused' as never })],
    ['eventsCheck is warn, but there are no events', () => createRapport({ eventsCheck: 'warn' })]
  ])('%s', (message, make) => {
    expect(make).toThrow(TypeError)
    expect(make).toThrow(message)
  })
})

it('makes a Rapport that can go wherever one is asked for', async () => {
  const { rapport, workspace } = await world('off')
  expect([rapport satisfies Rapport, workspace satisfies Workspace]).toHaveLength(2)
})

it('types what is ingested: names, and the properties of each', async () => {
  const { workspace } = await world('off')
  await workspace.ingest({ events: [{ type: 'custom', eventName: 'signed_up', properties: { plan: 'team' } }] })
  await workspace.ingest({ events: [{ type: 'custom', eventName: 'opened' }] })
  await workspace.ingest({ events: [{ type: 'custom', eventName: 'report_exported', properties: { format: 'pdf', pages: null } }] })
  const wrong = [
    // @ts-expect-error: there is no such event.
    () => workspace.ingest({ events: [{ type: 'custom', eventName: 'signedUp', properties: { plan: 'team' } }] }),
    // @ts-expect-error: the plan is missing.
    () => workspace.ingest({ events: [{ type: 'custom', eventName: 'signed_up' }] }),
    // @ts-expect-error: there is no such plan.
    () => workspace.ingest({ events: [{ type: 'custom', eventName: 'signed_up', properties: { plan: 'gold' } }] }),
    // @ts-expect-error: there is no such format.
    () => workspace.ingest({ events: [{ type: 'custom', eventName: 'report_exported', properties: { format: 'doc' } }] })
  ]
  expect(wrong).toHaveLength(4)
})

it('lets properties be left out where an event is declared with any of them', async () => {
  const open = defineEvents({ noted: Type.Record(Type.String(), Type.Unknown()), opened: { type: 'object' } })
  const rapport = createRapport({ store: memoryStore(), logger: recordingLogger(), events: open, eventsCheck: 'refuse' })
  const { id } = await rapport.organizations.create({ name: 'Host' })
  const sent = await rapport.organization(id).ingest({
    events: [
      { type: 'custom', eventName: 'noted' },
      { type: 'custom', eventName: 'noted', properties: { anything: 1 } },
      { type: 'custom', eventName: 'opened' },
      { type: 'custom', eventName: 'opened', properties: { anything: 1 } }
    ]
  })
  expect(sent).toMatchObject({ processed: 4, errors: [] })
})
