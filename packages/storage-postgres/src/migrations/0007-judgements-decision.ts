import { renameColumn } from './changes.js'
import type { Migration } from './migration.js'

/** What a person decided on a fact is called a decision, in the table as in the code. */
export const judgementsDecision: Migration = {
  version: 7,
  name: 'judgements-decision',
  fingerprint: 'b7c1d6843d90d46f713ee1c28320cec32cc9ff10e3ea7e3978560212585f7f8b',
  changes: [renameColumn('fact_judgements', 'verdict', 'decision')]
}
