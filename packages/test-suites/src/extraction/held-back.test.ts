import { expect, it } from 'vitest'
import { heldBackFacts } from './held-back.js'
import { heldBackWithoutFacts } from './held-back-without-facts.js'
import { practiceOnAccounts } from './practice-accounts.js'
import { practiceOnDeals } from './practice-deals.js'
import { practiceOnPeople } from './practice-people.js'
import { practiceWithoutFacts } from './practice-without-facts.js'
import { scoresOn } from './scores.js'

it('is right in at least nine of ten facts that it finds in sentences that no rule was made for', () => {
  const { sentences, precision, recall } = scoresOn([...heldBackFacts, { types: [], sentences: heldBackWithoutFacts }])
  console.info(`held-back set: ${sentences} sentences, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`)
  expect(precision).toBeGreaterThanOrEqual(0.9)
  expect(recall).toBeGreaterThanOrEqual(0.8)
})

it('reads almost all of the sentences that it was tuned on', () => {
  const { precision, recall } = scoresOn([
    ...practiceOnDeals,
    ...practiceOnAccounts,
    ...practiceOnPeople,
    { types: [], sentences: practiceWithoutFacts }
  ])
  expect(precision).toBeGreaterThanOrEqual(0.97)
  expect(recall).toBeGreaterThanOrEqual(0.97)
})
