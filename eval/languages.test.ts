import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languageOf } from '../packages/core/src/extraction/reading/languages.js'
import { readLines } from './json-lines.js'
import { type Labelled, readSet, setNames } from './labelled.js'

const readable = ['en', 'de', 'fr', 'es', 'pt']
/** Sets of short texts. */
const short = /^(?:email|call|ticket-chat|crm|mixed|ordinary)-/

it.each(readable)('short texts in %s are told', (language) => {
  const texts = setNames('tuning')
    .filter((name) => short.test(name) && name.endsWith(`-${language}`))
    .flatMap((name) => readSet<Labelled>('tuning', name))
  const told = texts.filter(({ text }) => languageOf(text) === language)
  expect(texts.length).toBeGreaterThan(100)
  expect(told.length / texts.length).toBeGreaterThanOrEqual(0.97)
})

it('texts in other languages are hardly ever taken for one of these', () => {
  const texts = readLines<{ language: string; text: string }>(join(import.meta.dirname, 'sets/other-languages.jsonl'))
  const taken = texts.filter(({ text }) => readable.includes(languageOf(text)))
  expect(new Set(texts.map(({ language }) => language)).size).toBeGreaterThan(30)
  expect(taken.length / texts.length).toBeLessThanOrEqual(0.04)
})
