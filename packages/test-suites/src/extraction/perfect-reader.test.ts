import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { FakeLanguageModel, says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { describe, expect, test } from 'vitest'
import { partsOf } from './model-world.js'
import { readerExamples } from './reader-examples.js'

/** How models copy: on one line, with plain marks, and with a large first letter. */
function copied(quote: string, index: number): string {
  const plain = quote.replaceAll(/\s+/g, ' ').replaceAll(/[“”]/g, '"').replaceAll('’', "'")
  return index % 3 === 0 ? plain[0]?.toUpperCase() + plain.slice(1) : plain
}

const padding = 'Hello,\n\nthank you for the time on Tuesday. I come back to what we spoke about.\n\n'
const signature =
  '\n\nBest regards\nDana Ruiz\nHead of Operations\nT: +49 40 555 0100\n\nOn 3 May Rita wrote:\n> We want to cancel the contract.'

/** Puts every example as a source of a customer of its own, and answers which types stand at each. */
async function readAll(asMail: boolean) {
  const standIn = new FakeLanguageModel()
  const { workspace, rapport, clock } = await createTestRapport({
    languageModel: standIn.model,
    modelUse: { rephrasing: false, maxTokensPerDay: 1_000_000_000 }
  })
  standIn.otherwise = (asked, signal) => {
    const text = partsOf(asked)
      .map((part) => part.text)
      .join('\n')
    const known = readerExamples.filter((each) => text.includes(each.text))
    const facts = known.flatMap(({ facts: its }, index) =>
      its.map(([factType, quote]) => ({ factType, kind: 'whatever', quote: copied(quote, index), subject: null, confidence: 0.9 }))
    )
    return says({ facts })(asked, signal)
  }
  await workspace.customers.put(readerExamples.map((_, index) => ({ customerId: `c${index}`, name: `Number ${index} Works` })))
  for (let from = 0; from < readerExamples.length; from += 50) {
    await workspace.sources.put(
      readerExamples.slice(from, from + 50).map(({ source, text }, index) => ({
        sourceType: source,
        externalId: `s${from + index}`,
        occurredAt: clock.now(),
        customer: { customerId: `c${from + index}` },
        segments: [{ text: asMail && source === 'EMAIL' ? `${padding}${text}${signature}` : text }]
      }))
    )
  }
  await rapport.runDue()
  const found: string[][] = []
  for (const index of readerExamples.keys()) {
    const { facts } = await workspace.call('svc_list_facts', { customer: `c${index}`, status: ['ACTIVE', 'CANDIDATE'] })
    found.push([...new Set(facts.map(({ factType }) => factType))].sort())
  }
  return found
}

describe('a reader that is always right', () => {
  test.each([
    ['single sentences', false],
    ['whole mails with signature and quoted reply', true]
  ])('comes through unharmed in %s: every type with precision and recall of at least .98', async (_, asMail) => {
    const found = await readAll(asMail)
    const types = [...new Set(readerExamples.flatMap(({ facts }) => facts.map(([factType]) => factType)))]
    expect(types).toHaveLength(19)
    for (const type of types) {
      const wanted = readerExamples.map(({ facts }) => facts.some(([factType]) => factType === type))
      const got = found.map((each) => each.includes(type))
      const right = got.filter((is, index) => is && wanted[index]).length
      const wrong = readerExamples.filter((_, index) => got[index] !== wanted[index]).map(({ text }) => text)
      expect({ type, precision: right / got.filter(Boolean).length, wrong }).toEqual({ type, precision: 1, wrong: [] })
      expect(right / wanted.filter(Boolean).length).toBeGreaterThanOrEqual(0.98)
    }
  })
})
