import type { SearchAnswer, SearchInput } from '@rapport/core'
import { expect, test } from 'vitest'
import { askQuestions, type MeasuredSearch } from '../../src/evaluation/ask-questions.js'
import type { GoldenQuestion } from '../../src/evaluation/golden-set.js'

const blank = { customers: [], notCustomers: [], sources: [] }

/** A search with these answers: names of customers, whose ids are the same in lower case, and ids of mails. */
function searchWith(answers: Record<string, { customers?: string[]; mails?: string[] }>): MeasuredSearch {
  return {
    async search({ query }: SearchInput) {
      const { customers = [], mails = [] } = answers[query] ?? {}
      return {
        customers: customers.map((name) => ({ customer: { id: name.toLowerCase(), name, domain: null }, score: 1, count: 1, best: [] })),
        items: mails.map(mailOf)
      }
    },
    async customerId(name) {
      return name.toLowerCase()
    }
  }
}

function mailOf(sourceId: string): SearchAnswer['items'][number] {
  const found = { score: 1, matchCount: 1, matches: [], occurredAt: null, title: null, permalink: null, customer: null }
  return { kind: 'source', sourceType: 'EMAIL', sourceId, ...found }
}

function ask(search: MeasuredSearch, ...questions: (Partial<GoldenQuestion> & { question: string })[]) {
  const golden = questions.map((question, index) => ({ ...blank, line: index + 1, ...question }))
  return askQuestions(search, golden, (error) => error)
}

test('figures are the means of what each question was answered with', async () => {
  const search = searchWith({ first: { customers: ['Acme', 'Globex'] }, second: { customers: ['Globex', 'Acme'] } })
  const { figures, wrong } = await ask(
    search,
    { question: 'first', customers: ['acme'] },
    { question: 'second', customers: ['acme', 'initech'] },
    { question: 'third', customers: ['acme'] }
  )
  expect(figures).toMatchObject({ questions: 3, withAnswer: 3, rightFirst: 1, unwanted: 0, unwantedFound: 0 })
  const second = 1 / Math.log2(3) / (1 + 1 / Math.log2(3))
  expect(figures.ndcgAt10).toBeCloseTo((1 + second + 0) / 3)
  expect(figures.recallAt10).toBeCloseTo((1 + 0.5 + 0) / 3)
  expect(figures.mrr).toBeCloseTo((1 + 0.5 + 0) / 3)
  expect(wrong).toEqual([
    { line: 2, question: 'second', expected: ['acme', 'initech'], actual: ['Globex', 'acme'], missing: ['initech'], unwanted: [] },
    { line: 3, question: 'third', expected: ['acme'], actual: [], missing: ['acme'], unwanted: [] }
  ])
})

test('sources are named by their ids, or by type and id, and a fact stands for its source', async () => {
  const search = searchWith({ mails: { mails: ['9', '1', '2', '1'] } })
  const { figures, wrong } = await ask(search, { question: 'mails', sources: ['email:1', '2', 'call:9'] })
  expect(figures).toMatchObject({ rightFirst: 0, recallAt10: 2 / 3, mrr: 1 / 2 })
  expect(wrong).toMatchObject([{ actual: ['9', 'email:1', '2'], missing: ['call:9'] }])
})

test('what must not be found counts by itself, among the first ten only', async () => {
  const eleven = Array.from({ length: 11 }, (_, index) => `Customer ${index}`)
  const search = searchWith({ churn: { customers: eleven }, calm: { customers: ['Acme'] } })
  const { figures, wrong } = await ask(
    search,
    { question: 'churn', notCustomers: ['customer 9', 'customer 10'] },
    { question: 'calm', customers: ['Acme'], notCustomers: ['customer 9'] }
  )
  expect(figures).toEqual({
    questions: 2,
    withAnswer: 1,
    rightFirst: 1,
    ndcgAt10: 1,
    recallAt10: 1,
    mrr: 1,
    unwanted: 3,
    unwantedFound: 1
  })
  expect(wrong).toMatchObject([{ line: 1, expected: [], unwanted: ['customer 9'] }])
  expect((await ask(search, { question: 'calm', notCustomers: ['Globex'] })).figures.ndcgAt10).toBeNull()
})

test('two names of one customer are refused, and so is what the search refuses', async () => {
  await expect(ask(searchWith({}), { question: 'calm', customers: ['Acme', 'ACME'] })).rejects.toThrow('same customer')
  const search = { ...searchWith({}), customerId: () => Promise.reject(new Error('nobody')) }
  const refused = askQuestions(search, [{ ...blank, line: 7, question: 'calm', customers: ['x'] }], (error, line) => [error, line])
  await expect(refused).rejects.toEqual([new Error('nobody'), 7])
})
