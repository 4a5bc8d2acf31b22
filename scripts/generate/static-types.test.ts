import { expect, it } from 'vitest'
import { staticType } from './static-types.js'

const text = `
export const shape = Type.Object({})
/**
 * A signal.
 *
 * @example { id: 's1' }
 */
export type Signal = Static<typeof shape>
export type Bare = Static<typeof shape>
export type Other = { id: string }
`

it('finds the schema and the docstring of a type that users meet', () => {
  expect(staticType('signal.ts', text, 'Signal')).toEqual({ name: 'Signal', schema: 'shape', doc: "A signal.\n\n@example { id: 's1' }" })
})

it('is refused for a type without a docstring, of no schema, or that is not there', () => {
  expect(() => staticType('bare.ts', text, 'Bare')).toThrow('docstring')
  expect(() => staticType('other.ts', text, 'Other')).toThrow('Other')
  expect(() => staticType('absent.ts', text, 'Absent')).toThrow('Absent')
})
