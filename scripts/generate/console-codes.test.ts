import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allGrants } from '../../packages/core/src/auth/grants.js'
import { billingStatuses } from '../../packages/core/src/customers/billing.js'
import { anomalyTypes, factStatuses, factTypes } from '../../packages/core/src/facts/fact-kinds.js'
import { sourceTypes } from '../../packages/core/src/sources/source-types.js'
import { channels } from '../../packages/core/src/values/channels.js'

const path = join(import.meta.dirname, '../../packages/console/app/texts/en.json')
const { codes } = JSON.parse(readFileSync(path, 'utf8'))

it.each([
  ['billing', billingStatuses],
  ['channel', channels],
  ['factStatus', factStatuses],
  ['factType', [...factTypes, ...anomalyTypes]],
  ['grant', allGrants.map((grant) => grant.replace(':', '_'))],
  ['sourceType', sourceTypes]
])('the console has words for every code of the kind %s', (kind, known) => {
  expect(known.filter((code) => typeof codes[kind][code] !== 'string')).toEqual([])
})
