import { describe, expect, it } from 'vitest'
import { operationRoutes } from '../http/operation-routes.js'
import { pathNames, sentFields } from '../http/route-input.js'
import type { Operation } from '../runtime/define-operation.js'
import { createTestRapport, type TestRapport } from '../testing/create-test-rapport.js'
import { FakeLanguageModel } from '../testing/models/fake-language-model.js'
import { checkOf } from '../validation/validation.js'
import { operations } from './operations.js'

const all = operations.filter((operation): operation is Operation => 'operationId' in operation)
const overHttp = all.filter(({ http }) => http !== undefined)
const inProcess = all.filter(({ method }) => method !== undefined && method.only !== 'client')

/** An empty workspace. It has a language model, because without one everything about agents is a conflict. */
function emptyWorkspace(): Promise<TestRapport> {
  return createTestRapport({
    languageModel: new FakeLanguageModel().model,
    modelUse: { answerSeconds: 5, extraction: false, rephrasing: false }
  })
}

/** Asks over HTTP with the example. The result is the error's code, or undefined for a success. */
async function ask(operation: Operation, { send, apiKey }: TestRapport): Promise<unknown> {
  const example: Record<string, unknown> = operation.example
  for (const route of operationRoutes([operation])) {
    const path = pathNames(route.path).reduce<string>((left, name) => left.replace(`{${name}}`, String(example[name])), route.path)
    const { from, properties } = sentFields(route)
    const sent = Object.entries(example).filter(([name]) => Object.hasOwn(properties, name))
    const query = from === 'query' ? `?${new URLSearchParams(Object.fromEntries(sent.map(([name, value]) => [name, String(value)])))}` : ''
    const body = from === 'body' ? { body: JSON.stringify(Object.fromEntries(sent)) } : {}
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const answer = await send({ method: route.method, url: `${path}${query}`, headers, ...body })
    return answer.status < 300 ? undefined : Object(answer.body).code
  }
  throw new Error(`${operation.operationId} is not asked for over HTTP`)
}

/** Calls the workspace's method with the example. The result is the error's code, or undefined for a success. */
async function call({ method, example }: Operation, { workspace }: TestRapport): Promise<unknown> {
  const { name = '', first = [] } = method ?? {}
  const path = name.split('.')
  const others = Object.entries(example).filter(([field]) => !first.includes(field))
  const args = [...first.map((field) => Object(example)[field]), ...(others.length > 0 ? [Object.fromEntries(others)] : [])]
  try {
    await path.reduce((noun, part) => Object(noun)[part], Object(workspace))(...args)
    return undefined
  } catch (error) {
    return Object(error).code
  }
}

/** What may become of an example: a success, or an error of those that the operation names. An example is never a wrong input. */
const outcomes = ({ errors = [] }: Operation) => [undefined, ...errors.filter((code) => code !== 'INVALID_TOOL_INPUT')]
const sorted = (names: readonly string[]) => [...names].sort()
const unique = (names: readonly string[]) => sorted([...new Set(names)])

describe('the operations', () => {
  it('have a name each', () => {
    const names = all.map(({ operationId }) => operationId)
    expect(sorted(names)).toEqual(unique(names))
  })

  it.each(['workspace', 'client'] as const)('have a method each in the %s', (place) => {
    const names = all.flatMap(({ method }) => (method && (method.only ?? place) === place ? [method.name] : []))
    expect(names.length).toBeGreaterThan(0)
    expect(sorted(names)).toEqual(unique(names))
  })

  it('have no method in the client that the workspace lacks', () => {
    const inWorkspace = operations.flatMap((operation) => {
      if (!('operationId' in operation)) return [operation.method]
      return operation.method && operation.method.only !== 'client' ? [operation.method.name] : []
    })
    const inClient = all.flatMap(({ method }) => (method && method.only !== 'workspace' ? [method.name] : []))
    expect(inClient.filter((name) => !inWorkspace.includes(name))).toEqual([])
    expect(sorted(inWorkspace)).toEqual(unique(inWorkspace))
  })

  it('can each be asked for in some way', () => {
    const unreachable = all.filter(({ http, method }) => http === undefined && (method === undefined || method.only === 'client'))
    expect(unreachable.map(({ operationId }) => operationId)).toEqual([])
  })

  it.each(all.map((operation) => [operation.operationId, operation] as const))('%s: has an example that it takes', (_, operation) => {
    const { input, example } = operation
    expect(checkOf(input).accepts(example)).toBe(true)
  })

  it.each(overHttp.map((operation) => [operation.operationId, operation] as const))(
    '%s: its example succeeds over HTTP, or fails as the operation says',
    async (_, operation) => {
      expect(outcomes(operation)).toContain(await ask(operation, await emptyWorkspace()))
    }
  )

  it.each(inProcess.map((operation) => [operation.operationId, operation] as const))(
    '%s: its example succeeds in process, or fails as the operation says',
    async (_, operation) => {
      expect(outcomes(operation)).toContain(await call(operation, await emptyWorkspace()))
    }
  )
})
