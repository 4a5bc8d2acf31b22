import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../packages/languages/src/index.js'
import { setNames } from './labelled.js'
import { handsOf, sentencesOf } from './training/texts.js'

const training = join(import.meta.dirname, 'sets/training')
const readable = Object.keys(languages)

it('every file of weights is among the languages that are loaded', () => {
  const files = readdirSync(join(import.meta.dirname, '../packages/languages/src')).filter((file) => file.endsWith('.generated.ts'))
  expect(files.sort()).toEqual(readable.map((language) => `${language}.generated.ts`).sort())
})

it('every folder of labelled texts is learned from', () => {
  expect(readable.flatMap(handsOf).sort()).toEqual(readdirSync(training).sort())
})

it('every line of a labelled text is a sentence, a header, or empty', () => {
  for (const hand of readable.flatMap(handsOf)) {
    const lines = readdirSync(join(training, hand)).flatMap((file) => readFileSync(join(training, hand, file), 'utf8').split('\n'))
    const written = lines.filter((line) => line.trim() !== '' && !line.startsWith('@'))
    expect([hand, sentencesOf(hand).length]).toEqual([hand, written.length])
  }
})

it('every set is measured, in both of its parts', () => {
  const parts = ['tuning', 'held-back'] as const
  for (const part of parts)
    expect(
      readdirSync(join(import.meta.dirname, 'sets', part))
        .map((file) => file.replace(/\.jsonl$/, ''))
        .sort()
    ).toEqual(setNames(part))
  expect(setNames('held-back')).toEqual(setNames('tuning'))
  const questions = parts.map((part) => readdirSync(join(import.meta.dirname, 'sets/search', part)).sort())
  expect(questions[0]).toEqual(questions[1])
})
