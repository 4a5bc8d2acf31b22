import type { Static } from 'typebox'
import { expect, expectTypeOf, it } from 'vitest'
import type { Workspace } from '../workspace/workspace.js'
import type { eventDefinitions } from './events/index.js'
import type { IngestBatch, IngestCustomer, IngestEvent, IngestEventFields, IngestUser, IngestUtm } from './ingest-batch.js'
import type { batchShape } from './reading/batch-shape.js'
import type { eventFields, utmFields } from './reading/event-fields.js'

type Definitions = typeof eventDefinitions
type Variant<Type extends keyof Definitions> = Extract<IngestEvent, { type: Type }>
/** The fields of a variant that the others lack; null is as if they were left out, and a Date as if it were text. */
type Own<Type extends keyof Definitions> = {
  [Field in keyof Variant<Type> as Exclude<Field, keyof IngestEventFields | 'type'>]: Exclude<Variant<Type>[Field], null | Date>
}
type Shape<Type extends keyof Definitions> = Static<Definitions[Type]['schema']>
type Body = Static<ReturnType<typeof batchShape>>

/** The variants whose fields are not those of their schema, or whose types it does not take. */
type Unlike = {
  [Type in keyof Definitions]: [keyof Own<Type>, Own<Type>] extends [keyof Shape<Type>, Shape<Type>]
    ? [keyof Shape<Type>] extends [keyof Own<Type>]
      ? never
      : Type
    : Type
}[keyof Definitions]

it('the interfaces have the variants and fields of the schemas, and the types that these take', () => {
  expectTypeOf<IngestEvent['type']>().toEqualTypeOf<keyof Definitions>()
  expectTypeOf<Unlike>().toEqualTypeOf<never>()
  expectTypeOf<keyof IngestEventFields>().toEqualTypeOf<keyof typeof eventFields>()
  expectTypeOf<keyof IngestUtm>().toEqualTypeOf<(typeof utmFields)[number]>()
  expectTypeOf<keyof IngestBatch>().toEqualTypeOf<keyof Body>()
  expectTypeOf<IngestUser>().toExtend<NonNullable<Body['userIdentity']>>()
  expectTypeOf<keyof IngestUser>().toEqualTypeOf<keyof NonNullable<Body['userIdentity']>>()
  expectTypeOf<IngestCustomer>().toExtend<NonNullable<Body['customerIdentity']>>()
  expectTypeOf<keyof IngestCustomer>().toEqualTypeOf<keyof NonNullable<Body['customerIdentity']>>()
})

it('a tool, a type of event or a field that there is not does not compile', () => {
  const wrong = [
    // @ts-expect-error this version has no such tool
    (workspace: Workspace) => workspace.call('svc_setup_integration', {}),
    // @ts-expect-error no event has this type
    (workspace: Workspace) => workspace.ingest({ events: [{ type: 'page' }] }),
    // @ts-expect-error the field is userId
    (workspace: Workspace) => workspace.ingest({ events: [{ type: 'custom', eventName: 'x', user_id: 'u1' }] }),
    // @ts-expect-error a custom event has a name
    (workspace: Workspace) => workspace.ingest({ events: [{ type: 'custom' }] })
  ]
  expect(wrong).toHaveLength(4)
})
