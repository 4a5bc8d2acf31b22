import { describe, expect, it } from 'vitest'
import { routeTable } from '../../registry/routes.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import { checkOf } from '../../validation/validation.js'
import { pathNames } from '../route-input.js'

describe('every route of the table', () => {
  it('has a method and path of its own, and an example that it takes', () => {
    const names = routeTable.api.map(({ method, path }) => `${method} ${path}`)
    expect(new Set([...names, ...routeTable.raw.map(({ path }) => path)]).size).toBe(names.length + routeTable.raw.length)
    for (const { operationId, input, example } of routeTable.api) expect(checkOf(input).accepts(example), operationId).toBe(true)
  })

  it('has a field of its input for each name in its path', () => {
    for (const { operationId, path, input } of routeTable.api) {
      for (const name of pathNames(path)) expect(input.properties, operationId).toHaveProperty(name)
    }
  })

  it('is served: without a key it answers 401, and names its methods when asked for another', async () => {
    const { send } = await createTestRapport()
    for (const { method, path } of routeTable.api) {
      const url = path.replaceAll(/\{\w+\}/g, '0198c0de-0000-7000-8000-000000000001')
      expect((await send({ method, url })).status, `${method} ${url}`).toBe(401)
      expect((await send({ method: 'TRACE', url })).headers.allow, url).toContain(method)
    }
  })

  it('serves exactly the methods that a raw route describes', async () => {
    const { send, publicKey } = await createTestRapport()
    const schemas = { refer: () => ({ $ref: '' }) }
    for (const route of routeTable.raw.filter(({ describe }) => describe !== undefined)) {
      const { headers } = await send({ method: 'TRACE', url: route.path.replace('{publicKey}', publicKey) })
      const described = Object.keys(route.describe?.(Object(schemas), []) ?? {}).map((method) => method.toUpperCase())
      expect(
        headers.allow
          ?.split(', ')
          .filter((method) => method !== 'HEAD')
          .sort(),
        route.path
      ).toEqual(described.sort())
    }
  })
})
