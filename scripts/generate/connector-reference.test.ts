import { expect, it } from 'vitest'
import { withConnectorTypes } from './connector-reference.js'

const begin = '<!-- Made by `npm run generate` from the type Stream. -->'
const place = `${begin}\nwhat was before\n<!-- The end of what is made. -->`
const source = `export interface Stream {
  /** The name, such as \`tickets\`. */
  name: string
  /**
   * Turns a record
   * into operations.
   *
   * @example map({})
   */
  map?(record: unknown, context: Context): 'a' | 'b'
}`
const types = { 'stream.ts': ['Stream'] }

it('the fields of a type replace those before, with methods as functions', () => {
  const page = withConnectorTypes(`# Connectors\n\n${place}\n\nBy hand.\n`, types, () => source)
  expect(page).toContain('| `name` | `string` | The name, such as `tickets`. |')
  expect(page).toContain("| `map?` | `(record: unknown, context: Context) => 'a' \\| 'b'` | Turns a record into operations. |")
  expect(page).not.toContain('what was before')
  expect(page).toContain('-->\n\nBy hand.\n')
  expect(withConnectorTypes(page, types, () => source)).toBe(page)
})

it.each([
  ['# Connectors\n', source, 'has no place for Stream'],
  [place.replace('type Stream', 'type Other'), source, 'no type of a connector'],
  [place, 'export interface Other {}', 'has no interface Stream'],
  [place, 'export interface Stream { name: string }', 'Stream.name is in the documentation']
])('a page or a type that does not fit is refused: %#', (page, text, fault) => {
  expect(() => withConnectorTypes(page, types, () => text)).toThrow(fault)
})
