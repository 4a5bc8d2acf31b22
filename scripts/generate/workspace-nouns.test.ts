import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { defineOperation, type Operation } from '../../packages/core/src/runtime/define-operation.js'
import { defineInProcessOperation } from '../../packages/core/src/runtime/operation-method.js'
import { hostType } from '../../packages/core/src/runtime/shapes/host-type.js'
import { plainSchema } from './json-schema.js'
import { homesOf } from './type-modules.js'
import { workspaceMethodsOf } from './workspace-method.js'
import { exportedTypes, workspaceNouns } from './workspace-nouns.js'

const closed = { additionalProperties: false }
const thing = Type.Object({ name: Type.String() }, closed)
const query = Type.Object({ limit: Type.Optional(Type.Integer()) }, closed)
const change = Type.Object({ name: Type.Optional(Type.String()) }, closed)
const shared = { tag: 'data', grants: ['data:write'], reads: 'none', answer: 'It.', handle: () => ({ name: '' }), output: thing } as const

const update = defineOperation({
  ...shared,
  operationId: 'updateThing',
  http: 'PATCH /api/things/{id}',
  method: { name: 'things.update', first: ['id'], actor: true },
  summary: 'Changes a thing.',
  input: Type.Object({ id: Type.String(), ...change.properties }, closed),
  example: { id: 't', name: "Ann's" },
  errors: ['NOT_FOUND', 'CONFLICT']
})

const operations = [
  defineOperation({
    ...shared,
    operationId: 'listThings',
    http: 'GET /api/things',
    method: { name: 'things.list', doc: 'All things.', throws: 'nothing at all.' },
    summary: 'Lists things of this key.',
    input: query,
    example: {},
    output: Type.Object({ limit: Type.Optional(Type.Integer()) }, closed),
    handle: () => ({})
  }),
  update,
  defineOperation({
    ...shared,
    operationId: 'sweepThings',
    http: 'POST /api/things/sweep',
    method: { name: 'things.sweep', only: 'client' },
    summary: 'Sweeps.',
    input: query,
    example: {}
  }),
  defineInProcessOperation({
    method: 'keys.give',
    effect: 'write',
    summary: 'Gives a key.',
    example: 'await workspace.keys.give(grants)',
    input: Type.Object({ grants: Type.Array(hostType<'read' | 'write'>('Grant')), until: Type.Optional(hostType<Date>('Until')) }),
    output: Type.Boolean(),
    handle: async () => true
  })
]

const types = { path: 'packages/core/src/public-types/things.generated.ts', maps: [] }
const homes = homesOf([
  {
    ...types,
    types: [
      { name: 'Thing', doc: 'A thing.', schema: plainSchema(thing) },
      { name: 'ThingQuery', doc: 'A query.', schema: plainSchema(query) },
      { name: 'ThingChange', doc: 'A change.', schema: plainSchema(change) }
    ]
  }
])
const entry =
  "export { allGrants, type Grant, hasGrant as has } from './auth/grants.js'\nexport type { Until } from './until.js'\n" +
  "export type { ActorOptions } from './runtime/actor-options.js'\n"

const textOf = (given: Parameters<typeof workspaceMethodsOf>[0], nounTexts: Record<string, string>) =>
  workspaceNouns({ methods: workspaceMethodsOf(given), nounTexts, handWritten: exportedTypes(entry), homes })

describe('the interfaces of the nouns', () => {
  const text = textOf(operations, { things: 'What there is.', keys: 'What opens it.' })

  it('have the arguments and answers of the operations, by their public names', () => {
    expect(text).toContain('list(query?: ThingQuery): Promise<ThingQuery>')
    expect(text).toContain('update(id: string, input: ThingChange, options?: ActorOptions): Promise<Thing>')
    expect(text).toContain('give(grants: readonly Grant[], until?: Until): Promise<boolean>')
    expect(text).toContain('readonly things: WorkspaceThings')
    expect(text).not.toContain('sweep')
  })

  it('import names from the index of their module', () => {
    expect(text).toContain("import type { Grant } from '../auth/index.js'")
    expect(text).toContain("import type { Until } from '../until.js'")
    expect(text).toContain("import type { Thing, ThingChange, ThingQuery } from '../public-types/index.js'")
  })

  it('say what a method does and throws, and show a call', () => {
    expect(text).toContain('/** All things. Throws nothing at all. */')
    expect(text).toContain('Changes a thing. Throws INVALID_TOOL_INPUT naming the field, NOT_FOUND, and CONFLICT.')
    expect(text).toContain('* await workspace.things.update("t", {"name":"Ann\'s"})')
  })
})

it('has the interface of a noun that stands within another one as a field of that one', () => {
  const nested = [
    defineOperation({
      ...shared,
      operationId: 'listThingMarks',
      http: 'GET /api/things/marks',
      method: { name: 'things.marks.list' },
      summary: 'Lists marks.',
      input: query,
      example: {}
    })
  ]
  const nounTexts = { things: 'What there is.', 'things.marks': 'What is on it.' }
  const text = textOf([...nested, ...operations], { ...nounTexts, keys: 'What opens it.' })
  expect(text).toMatch(/interface WorkspaceThings \{\n[\s\S]*update\([^\n]*\n[^\n]*\n {2}readonly marks: WorkspaceThingsMarks\n\}/)
  expect(text).toMatch(/interface WorkspaceThingsMarks \{\n[^}]*list\(query\?: ThingQuery\): Promise<Thing>\n\}/)
  expect(text.match(/readonly marks/g)).toHaveLength(1)
  expect(textOf(nested, nounTexts)).toContain('readonly things: WorkspaceThings')
  expect(() => textOf(nested, { things: 'What there is.' })).toThrow('the noun things.marks')
})

it('refuses a noun without a text, a type that nobody exports, and an actor of a method that changes nothing', () => {
  expect(() => textOf(operations, { things: 'What there is.' })).toThrow('the noun keys')
  const foreign = defineInProcessOperation({
    method: 'things.take',
    effect: 'read',
    summary: 'Takes one.',
    input: Type.Object({}),
    output: hostType<string>('Inner'),
    handle: async () => ''
  })
  expect(() => textOf([foreign], { things: 'What there is.' })).toThrow('the type Inner')
  const reading: Operation = { ...update, effect: 'read' }
  expect(() => textOf([reading], { things: 'What there is.' })).toThrow('changes nothing')
})
