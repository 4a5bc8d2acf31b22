import { describe, expect, it } from 'vitest'
import { measureProse } from './measures.js'

const messagesOf = (markdown: string) => measureProse(markdown).faults.map(({ line, message }) => `${line}: ${message}`)
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('prose of a page', () => {
  it('refuses a sentence of more than thirty words, wherever it is read', () => {
    const long = `${words(31)}.`
    expect(messagesOf(`# ${words(40)}\n\n${words(30)}. Fine.\n`)).toEqual([])
    expect(messagesOf(`Fine.\n\n${long}`)).toEqual([`3: 31 words in a sentence (at most 30): ${long}`])
    expect(messagesOf(`- ${long}\n`)).toHaveLength(1)
    expect(messagesOf(`| a | b |\n| - | - |\n| c | ${long} |\n`)).toEqual([`3: 31 words in a sentence (at most 30): ${long}`])
  })

  it('counts a piece of code as one word, and lets a sentence begin with it', () => {
    expect(messagesOf(`\`a b c d e f g h\` ${words(29)}.`)).toEqual([])
    expect(messagesOf(`${words(29)}. \`start()\` ${words(20)}.`)).toEqual([])
    expect(messagesOf(`\`\`\`ts\n// ${words(60)}\n\`\`\``)).toEqual([])
  })

  it('names a turn of the old dialect, and what to write instead', () => {
    expect(messagesOf('The worker opens the directory anew.')).toEqual(['1: "anew" (write: again): The worker opens the directory anew.'])
    expect(messagesOf('Eight names there are.')[0]).toContain('"Eight names there are"')
    expect(messagesOf('There are eight names.')).toEqual([])
    expect(messagesOf('`anew` is a flag.')).toEqual([])
  })

  it('measures the reading ease of what is no code', () => {
    const plain = measureProse('You send an event. The server stores it. You see it at once.')
    const heavy = measureProse('Organizational interoperability considerations necessitate comprehensive architectural documentation.')
    expect(plain.medianWords).toBe(4)
    expect(plain.readingEase).toBeGreaterThan(90)
    expect(heavy.readingEase).toBeLessThan(0)
    expect(measureProse('You send `organizationalInteroperability` now.').readingEase).toBeGreaterThan(90)
    expect(measureProse('# Title\n\n```sh\nls\n```\n').hasProse).toBe(false)
  })
})
