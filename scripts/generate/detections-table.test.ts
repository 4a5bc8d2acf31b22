import { expect, it } from 'vitest'
import { withDetections } from './detections-table.js'

const place = '<!-- Made by `npm run generate` from the detections. -->\nwhat was before\n<!-- The end of what is made. -->'
const detection = {
  kind: 'full_moon',
  form: { name: 'Moon', text: 'The moon is full.', numbers: [], sentence: 'The moon' },
  settings: { properties: { detection: {}, days: {}, role: {} } }
}

it('the table of detections replaces the one before, and nothing else of the page', () => {
  const page = withDetections(`# Signals\n\n${place}\n\nBy hand.\n`, [detection])
  expect(page).toContain('# Signals\n\n<!-- Made')
  expect(page).toContain('| `full_moon` | The moon is full. | `days`, `role` |')
  expect(page).toContain('-->\n\nBy hand.\n')
  expect(page).not.toContain('what was before')
  expect(withDetections(page, [detection])).toBe(page)
})

it.each(['# Signals\n', `${place}\n${place}`])('a page with another number of places than one is refused', (page) => {
  expect(() => withDetections(page, [detection])).toThrow('docs/signals.md needs one')
})
