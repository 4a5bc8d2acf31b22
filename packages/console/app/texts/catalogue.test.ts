import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { locale, partsOf, setTexts, t } from './catalogue'
import english from './en.json'
import { fillMessage } from './message'

beforeAll(() => setTexts(english, 'en'))
afterEach(() => vi.unstubAllGlobals())

it.each([
  [['en-US@posix'], 'en'],
  [['en-US@posix', 'en-GB'], 'en-GB'],
  [['de-AT', 'en-US'], 'en-US'],
  [[], 'en']
])('of the languages %j the numbers are those of %s', (languages, expected) => {
  vi.stubGlobal('navigator', { languages })
  expect(locale()).toBe(expected)
})

it('a text takes its values, and the form of its plural', () => {
  expect(t('lookback.title')).toBe('Look-back')
  expect(t('lookback.progressCount', { done: 1, count: 1 })).toBe('1 of 1 customer')
  expect(t('lookback.progressCount', { done: 3, count: 12 })).toBe('3 of 12 customers')
})

it('plurals are those of the language', () => {
  const message = { one: '{count} klient', few: '{count} klienci', other: '{count} klientów' }
  const shown = (count: number) =>
    fillMessage(message, { count }, 'pl')
      .map((part) => (part.kind === 'value' ? part.value : part.text))
      .join('')
  expect([1, 2, 5, 22, 25].map(shown)).toEqual(['1 klient', '2 klienci', '5 klientów', '22 klienci', '25 klientów'])
})

it('what stands in backticks is code, and a value that is missing shows its name', () => {
  expect(fillMessage('Call `identify` in {place}, {when}.', { place: 'the page' }, 'en')).toEqual([
    { kind: 'text', text: 'Call ' },
    { kind: 'code', text: 'identify' },
    { kind: 'text', text: ' in ' },
    { kind: 'value', name: 'place', value: 'the page' },
    { kind: 'text', text: ', ' },
    { kind: 'text', text: '{when}' },
    { kind: 'text', text: '.' }
  ])
})

it('a key that the catalogue does not have is named', () => {
  expect(() => partsOf('lookback.nothing', {})).toThrow('The catalogue has no text lookback.nothing')
})
