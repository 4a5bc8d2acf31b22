/**
 * How well the search answers questions as customer-success people ask them.
 *
 * npx tsx eval/search-questions.ts [--errors] [--held-back] [--facts FILE] [--set FOLDER]
 *
 * `--facts` takes a file of lines `{ "id": "s001", "facts": [{ "factType": "CHURN_RISK", "quote": "…" }] }` in place of what the rules read.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askQuestions } from './search/ask-questions.js'
import { readCorpus, readLines, readSet } from './search/search-set.js'
import { searchWorld, type TextFacts } from './search/search-world.js'

const { values: options } = parseArgs({
  options: { errors: { type: 'boolean' }, 'held-back': { type: 'boolean' }, facts: { type: 'string' }, set: { type: 'string' } }
})
const folder = options.set ?? join(import.meta.dirname, 'sets/search')
const part = options['held-back'] ? 'held-back' : 'tuning'
const corpus = readCorpus(folder)
const set = readSet(join(folder, part))
const world = await searchWorld(corpus, options.facts === undefined ? undefined : readLines<TextFacts>(options.facts))
try {
  const figures = await askQuestions(world, corpus, set)
  console.log(`${corpus.length} texts, ${part} questions\n`)
  for (const { name, questions, value } of figures) console.log(`${name.padEnd(42)} ${value.toFixed(3)}   (${questions} questions)`)
  if (options.errors) {
    for (const { name, wrong } of figures) {
      console.log(`\n== ${name}`)
      for (const { id, question, wanted, found, score } of wrong) {
        console.log(`${id} (${score.toFixed(2)}) ${question}\n   wanted ${wanted.join(' | ')}\n   found  ${found.join(' | ')}`)
      }
    }
  }
} finally {
  await world.close()
}
