import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { accountFigures } from './reading/accounts.js'
import { loadSets } from './reading/labelled.js'
import { ordinaryFigures } from './reading/ordinary.js'
import { typeFigures } from './reading/types.js'

/**
 * Measures the reading without a model on labelled texts.
 *
 *   npx tsx eval/read-facts.ts [--sets FOLDER] [--types CHURN_RISK,BUDGET] [--errors]
 *
 * `--errors` lists what was missed and what was found falsely.
 */
const { values } = parseArgs({
  options: { sets: { type: 'string' }, types: { type: 'string' }, errors: { type: 'boolean', default: false } }
})
const folder = values.sets ?? (existsSync('/tmp/eval-sets/tuning') ? '/tmp/eval-sets/tuning' : 'eval/sets/tuning')
const types = values.types?.split(',')
const sets = loadSets(folder)
const lines = [
  ...typeFigures(sets.labelled, { types, listErrors: values.errors }),
  ...ordinaryFigures(sets.ordinary, { types, listErrors: values.errors }),
  ...accountFigures(sets.accounts, { listErrors: values.errors && (!types || types.includes('CHURN_RISK')) })
]
process.stdout.write(`${lines.join('\n')}\n`)
