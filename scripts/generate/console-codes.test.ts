import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allGrants } from '../../packages/core/src/auth/grants.js'
import { billingStatuses } from '../../packages/core/src/customers/billing.js'
import { anomalyTypes, factStatuses, factTypes } from '../../packages/core/src/facts/fact-kinds.js'
import { operations } from '../../packages/core/src/registry/operations.js'
import { registry } from '../../packages/core/src/registry/tools.js'
import { sourceTypes } from '../../packages/core/src/sources/source-types.js'
import { channels } from '../../packages/core/src/values/channels.js'

const path = join(import.meta.dirname, '../../packages/console/app/texts/en.json')
const { codes, team } = JSON.parse(readFileSync(path, 'utf8'))

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

/** They are asked by POST, and change nothing that the audit log keeps. */
const readsByPost = /^(list|query|preview|dryRun|verify|(try|run)Query$|search$)/

it('the audit log has words for every operation that changes something', () => {
  const changing = operations.flatMap((operation) =>
    'http' in operation && !operation.http.startsWith('GET') && !readsByPost.test(operation.operationId) ? [operation.operationId] : []
  )
  const inProcess = operations.flatMap((operation) => {
    if (typeof operation.method === 'string') return 'effect' in operation && operation.effect !== 'read' ? [operation.method] : []
    return operation.method?.auditName ?? []
  })
  const tools = Object.values(registry).flatMap(({ name, effect }) => (effect === 'read' ? [] : [name]))
  const names = [...changing, ...inProcess, ...tools]
  expect(changing.length).toBeGreaterThan(80)
  expect(names.map((name) => name.replaceAll('.', '_')).filter((name) => typeof team.auditWords[name] !== 'string')).toEqual([])
})
