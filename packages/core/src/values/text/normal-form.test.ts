import { expect, it } from 'vitest'
import { normalForm } from './normal-form.js'

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const

it.each(forms)('%s of a text is that of Unicode, however long the text is', (form) => {
  const texts = [
    '',
    'Ａ\u030a e\u0301\u0323 ﬁ',
    'Zalgo '.replaceAll(/\w/g, (letter) => letter + '\u0315\u0300'.repeat(12)),
    'हिन्दी ภาษาไทย 각'
  ].flatMap((text) => [text, text.repeat(1_000)])
  expect(texts.map((text) => normalForm(text, form))).toEqual(texts.map((text) => text.normalize(form)))
})

it.each(forms)('%s sorts at most 30 marks at a time: a million of them take no longer than other text', (form) => {
  const runs = normalForm(`a${'\u0315\u0300'.repeat(500_000)}`, form).split('\u034f')
  expect(runs.every((run) => run.length <= 31)).toBe(true)
})
