import { expect, it } from 'vitest'
import { consoleTexts } from './console-texts.js'

it('each text has its key, with the values that it takes in any of its plurals', () => {
  const written = consoleTexts({
    people: {
      title: 'People',
      none: 'Use `identify` of {source}, or {link}.',
      found: { one: 'One person of {customer}', other: '{count} people of {customer}' }
    }
  })
  expect(written).toContain("  'people.title': undefined\n")
  expect(written).toContain("  'people.none': { link: unknown; source: unknown }\n")
  expect(written).toContain("  'people.found': { count: unknown; customer: unknown }\n")
})

it('a name that could not be a key is refused', () => {
  expect(() => consoleTexts({ people: { 'no title': 'People' } })).toThrow('The name people.no title of a text')
})
