import { describe, expect, it } from 'vitest'
import { routeTable } from '../../registry/routes.js'
import { registry } from '../../registry/tools.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import { openapiDocument } from './document.js'

describe('GET /openapi.json', () => {
  it('answers the document of the running tools without a key, below the base path, and the same each time', async () => {
    const { send } = await createTestRapport({ basePath: '/a/rapport' })
    const { status, headers, body } = await send({ method: 'GET', url: '/a/rapport/openapi.json' })
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/json; charset=utf-8' })
    expect(body).toEqual(JSON.parse(JSON.stringify(openapiDocument(routeTable, registry, '/a/rapport'))))
    expect((await send({ method: 'GET', url: '/a/rapport/openapi.json' })).body).toEqual(body)
    expect(await send({ method: 'HEAD', url: '/a/rapport/openapi.json' })).toMatchObject({ status: 200, body: '' })
    expect((await send({ method: 'POST', url: '/a/rapport/openapi.json' })).status).toBe(405)
  })

  it('tells of the tools that this gateway has', async () => {
    const { svc_list_users } = registry
    const { send } = await createTestRapport({ tools: { svc_list_users } })
    const { paths } = Object((await send({ method: 'GET', url: '/openapi.json' })).body)
    expect(Object.keys(paths['/api/tools/call'].post.requestBody.content['application/json'].examples)).toEqual(['svc_list_users'])
  })
})
