import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { openapiSchema } from './openapi-schema.js'

it('has tuples in prefixItems, however deep they stand', () => {
  const tuple = { type: 'array', items: [{ type: 'string' }], additionalItems: false }
  const converted = { type: 'array', prefixItems: [{ type: 'string' }], items: false }
  const deep = (schema: object) => ({
    anyOf: [{ type: 'object', properties: { items: schema } }, { patternProperties: { '^a': { type: 'array', items: schema } } }]
  })
  expect(openapiSchema(deep(tuple))).toEqual(deep(converted))
})

it('leaves data as it is, even where it looks like a schema', () => {
  const schema = { type: 'object', default: { items: ['a'] }, enum: [{ items: ['b'] }] }
  expect(openapiSchema(schema)).toEqual(schema)
})

it('has nothing of TypeBox but the schema', () => {
  expect(Reflect.ownKeys(openapiSchema(Type.Object({ a: Type.Optional(Type.String()) })))).toEqual(['type', 'properties'])
})
