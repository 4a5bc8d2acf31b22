import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { NamedSchemas } from './named-schemas.js'

it('refers to a schema by its name, and has each once, in the order of the names', () => {
  const schemas = new NamedSchemas()
  expect(schemas.refer('Text', Type.String())).toEqual({ $ref: '#/components/schemas/Text' })
  schemas.refer('Text', Type.String())
  schemas.refer('Count', Type.Integer())
  expect(Object.entries(schemas.all())).toEqual([
    ['Count', { type: 'integer' }],
    ['Text', { type: 'string' }]
  ])
})

it('refuses to call two schemas the same', () => {
  const schemas = new NamedSchemas()
  schemas.refer('Text', Type.String())
  expect(() => schemas.refer('Text', Type.Integer())).toThrow('Two schemas of the document are called Text')
})
