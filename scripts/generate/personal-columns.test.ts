import { expect, it } from 'vitest'
import { withPersonalColumns } from './personal-columns.js'

const place = '<!-- Made by `npm run generate` from the tables. -->\nwhat was before\n<!-- The end of what is made. -->'
const declared = [
  { name: 'people', personal: { email: 'person', name: 'profile', notes: 'content', flags: 'none' } },
  { name: 'counts', personal: { kind: 'none' } }
] as const

it('the columns replace those before, and tables without personal columns are left out', () => {
  const page = withPersonalColumns(`# Privacy\n\n${place}\n\nBy hand.\n`, declared)
  expect(page).toContain('| `people` | `email` | `name` | `notes` |  |')
  expect(page).not.toMatch(/counts|flags|what was before/)
  expect(page).toContain('-->\n\nBy hand.\n')
  expect(withPersonalColumns(page, declared)).toBe(page)
})

it.each(['# Privacy\n', `${place}\n${place}`])('a page with another number of places than one is refused', (page) => {
  expect(() => withPersonalColumns(page, declared)).toThrow('docs/privacy.md needs one')
})
