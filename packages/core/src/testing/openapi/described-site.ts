import { expect } from 'vitest'
import { openapiDocument } from '../../http/openapi/document.js'
import type { Operation } from '../../http/openapi/operation.js'
import { routeTable } from '../../registry/routes.js'
import { registry } from '../../registry/tools.js'
import { checkOf } from '../../validation/validation.js'
import { setupSite } from '../integrations/setup-site.js'
import { FakeLanguageModel, says } from '../models/fake-language-model.js'

/** What the routes of core are described as. */
export const document = openapiDocument(routeTable, registry, '')

/** A schema with what it refers to in place, as a check can take it. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole)
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return whole(document.components.schemas[String(schema.$ref).split('/').at(-1) ?? ''])
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, whole(value)]))
}

function operationOf(method: string, url: string): Operation {
  const [asked = ''] = url.split('?')
  const fitting = Object.entries(document.paths).filter(([path]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked))
  const [, methods] = fitting.find(([path]) => !path.includes('{')) ?? fitting[0] ?? []
  const operation = methods?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${url} is not described`)
  return operation
}

/**
 * A site with connectors and a language model, whose `ask` sends a request and holds the answer to what the OpenAPI document says of it. `seen` has the
 * statuses that were answered, by operationId.
 */
export async function describedSite() {
  const webhook = { verify: () => false, account: () => undefined, streams: () => [] }
  const standIn = new FakeLanguageModel()
  standIn.otherwise = says({ outputs: [] })
  const mail = { transport: { sendMail: async () => ({}) }, from: 'Rapport <rapport@us.test>' }
  const rapport = await setupSite({ mail, languageModel: standIn.model, connectors: { fireflies: { webhook }, hubspot: { webhook } } })
  const seen = new Map<string, Set<number>>()
  async function ask(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = { authorization: `Bearer ${rapport.apiKey}` }
  ) {
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const answer = await rapport.send({ method, url, headers, ...sent })
    const operation = operationOf(method, url)
    const described = operation.responses[answer.status]
    if (!described) throw new Error(`${method} ${url} answered ${answer.status}, which is not described`)
    seen.set(operation.operationId, (seen.get(operation.operationId) ?? new Set()).add(answer.status))
    expect(described.headers).toHaveProperty('X-Request-Id')
    expect(answer.headers).toHaveProperty('x-request-id')
    const schema = Object.values(described.content ?? {})[0]?.schema
    const check = checkOf(Object(whole(schema ?? {})))
    if (schema && !check.accepts(answer.body)) throw new Error(`${method} ${url} ${answer.status}: ${check.fault(answer.body, 'body')}`)
    return answer
  }
  return { ...rapport, ask, seen }
}
