// What a page of the API says that a method returns, beside what the method returns in process and in the client.
import { randomUUID } from 'node:crypto'
import type { TSchema } from 'typebox'
import { expect, it } from 'vitest'
import { createSessionClient } from '../../packages/client/src/session.js'
import { operations } from '../../packages/core/src/registry/operations.js'
import { routeTable } from '../../packages/core/src/registry/routes.js'
import { integrationConnections } from '../../packages/core/src/registry/tables.js'
import type { Operation } from '../../packages/core/src/runtime/define-operation.js'
import { workspaceMethods } from '../../packages/core/src/runtime/workspace-methods.js'
import { createTestRapport } from '../../packages/core/src/testing.js'
import { checkOf } from '../../packages/core/src/validation/index.js'
import { apiPage, areasOf } from './api-page.js'
import { plainSchema } from './json-schema.js'
import { methodsOf } from './method-contract.js'

const methods = methodsOf(routeTable.api)

/** The method of this name, called. Nouns hold methods and nouns. */
function call(nouns: object, name: string, args: readonly unknown[]): Promise<unknown> {
  const [owner, method] = name.split('.').reduce<[object, unknown]>(([, at], part) => [Object(at), Object(at)[part]], [nouns, nouns])
  if (typeof method !== 'function') throw new Error(`There is no method ${name}`)
  return method.apply(owner, args)
}

/** What a method is called with in the example of its operation. */
function argumentsOf({ example, method }: Operation): unknown[] {
  const given: Record<string, unknown> = Object(example)
  const first = method?.first ?? []
  const rest = Object.entries(given).filter(([name]) => !first.includes(name))
  return [...first.map((name) => given[name]), ...(rest.length > 0 ? [Object.fromEntries(rest)] : [])]
}

it('the pages of the API say which part of an answer a method returns', () => {
  const sections = areasOf(routeTable.api).flatMap((area) => apiPage(area).split('\n## ').slice(1))
  for (const { operationId, client, output } of routeTable.api) {
    const section = sections.find((text) => text.startsWith(`${operationId}\n`)) ?? ''
    const said = /The method returns (the array|only the field) `(\w+)` of this answer\./.exec(section)
    const part = client?.answer
    expect(said?.[2], operationId).toBe(part)
    if (part !== undefined)
      expect(said?.[1], operationId).toBe(plainSchema(output).properties?.[part]?.type === 'array' ? 'the array' : 'only the field')
  }
})

it.each(methods)('the client returns what the page says: $name', async ({ name, first, answer }) => {
  const whole = { items: [], pagination: { hasMore: false, nextCursor: null }, ...(answer !== undefined && { [answer]: 'the part' }) }
  const client = createSessionClient({ basePath: '', fetch: async () => Response.json(whole) })
  const args = first.map(() => 'x')
  expect(await call(client, name, args)).toEqual(answer === undefined ? whole : 'the part')
})

const inWorkspace = operations.flatMap((each) => ('operationId' in each && each.method && each.method.only !== 'client' ? [each] : []))
const checked = inWorkspace.filter(({ method }) => !method?.inProcess)

it.each(checked.map((operation) => [operation.method?.name ?? '', operation] as const))(
  'a workspace returns what the page says: %s',
  async (name, operation) => {
    const answer = operation.method?.answer
    const whole = { items: [], ...(answer !== undefined && { [answer]: 'the part' }) }
    const binding = {
      contextOf: () => Object({}),
      requireOrganization: async () => undefined,
      run: <R>(work: () => Promise<R>) => work()
    }
    const workspace = workspaceMethods([{ ...operation, handle: async () => whole }])(binding)
    expect(await call(workspace, name, argumentsOf(operation))).toEqual(answer === undefined ? whole : 'the part')
  }
)

it('a workspace returns it too where the method has code of its own', async () => {
  const { rapport, store, workspace, organizationId } = await createTestRapport()
  const times = { created_at: 0, connected_at: 0, disconnected_at: null, last_data_at: null }
  const by = {
    auth: 'api_key',
    status: 'ready',
    reason: null,
    configuration: null,
    counts: null,
    connected_by: null,
    connected_by_member: null
  }
  const stripe = { id: randomUUID(), provider: 'stripe', account: 'acct_1', account_name: null, ...by, ...times }
  await store.organization(organizationId).insert(integrationConnections, [stripe])
  const own = inWorkspace.filter(({ method }) => method?.inProcess && method.answer !== undefined)
  const { apiKey } = await workspace.apiKeys.create({ name: 'Reports', grants: ['data:write'] })
  await workspace.identityVerification.enable()
  const given: Readonly<Record<string, readonly unknown[]>> = {
    'apiKeys.revoke': [apiKey.id],
    'identityVerification.rotate': [],
    'integrations.runs': ['stripe']
  }
  const seen: string[] = []
  for (const operation of own) {
    const { name = '', answer = '' } = operation.method ?? {}
    const part: TSchema = Object(operation.output).properties[answer]
    const returned = await call(workspace, name, given[name] ?? argumentsOf(operation))
    expect(checkOf(part).accepts(returned), name).toBe(true)
    seen.push(name)
  }
  expect(seen).toContain('facts.history')
  await rapport.close()
})
