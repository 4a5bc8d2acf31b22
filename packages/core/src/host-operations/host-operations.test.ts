import { describe, expect, it } from 'vitest'
import { createRapport } from '../create-rapport.js'
import { RapportError } from '../errors.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { recordingLogger } from '../testing/recording-logger.js'
import { defineHostOperation } from './define-host-operation.js'
import type { HostOperation, HostOperationContext } from './host-operation.js'

const object = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required })

/** An operation that answers `{ cents }`. */
function openInvoices(
  handle: (input: { customerId: string; tags?: string[] }, context: HostOperationContext) => unknown,
  more: Partial<HostOperation> = {}
): HostOperation {
  return {
    ...defineHostOperation<{ customerId: string; tags?: string[] }>({
      name: 'open_invoices',
      description: 'Sums up the open invoices of one account, in cents. Use it before you speak of money.',
      input: object({ customerId: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } }, ['customerId']),
      output: object({ cents: { type: 'integer' } }, ['cents']),
      grants: ['customer_intelligence:read'],
      effect: 'read',
      example: { customerId: 'acme' },
      handle
    }),
    ...more
  }
}

const answering = openInvoices(() => ({ cents: 4_200 }))

describe('an operation of the host', () => {
  it('is called over HTTP, in process and by models, with its input checked', async () => {
    const seen: unknown[] = []
    const operation = openInvoices((input) => {
      seen.push(input)
      return { cents: 4_200 }
    })
    const { call, workspace } = await createTestRapport({ operations: [operation] })
    const input = { customerId: 'acme', tags: ['a', 'a'], other: 1 }
    expect(await call('open_invoices', input)).toMatchObject({ status: 200, body: { cents: 4_200 } })
    expect(await workspace.call('open_invoices', { customerId: 'acme' })).toEqual({ cents: 4_200 })
    expect(seen).toEqual([{ customerId: 'acme', tags: ['a', 'a'] }, { customerId: 'acme' }])
    const tools = workspace.tools({ grants: ['customer_intelligence:read'] })
    expect(tools.list.at(-1)).toMatchObject({ name: 'open_invoices', title: 'Open invoices', effect: 'read' })
    expect(await tools.call('open_invoices', { customerId: 'acme' })).toMatchObject({ isError: false, output: { cents: 4_200 } })
    expect(await call('open_invoices', {})).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOOL_INPUT', message: 'input.customerId is required' }
    })
    await expect(workspace.call('open_invoices', { customerId: 7 })).rejects.toMatchObject({ message: 'input.customerId must be a string' })
  })

  it('needs its grants, as tools do', async () => {
    const { call, workspace } = await createTestRapport({ operations: [answering] })
    const { key } = await workspace.apiKeys.create({ name: 'k', grants: ['analytics:read'] })
    expect(await call('open_invoices', { customerId: 'acme' }, key)).toMatchObject({
      status: 403,
      body: { code: 'TOOL_CALL_FORBIDDEN', message: 'open_invoices needs the grant customer_intelligence:read, which this key lacks' }
    })
    expect(workspace.tools({ grants: ['analytics:read'], toolsets: ['host'] }).list).toEqual([])
  })

  it("works in the workspace of its caller's organization, and knows the caller", async () => {
    const seen: Partial<HostOperationContext>[] = []
    const operation = openInvoices(async ({ customerId }, { workspace, ...context }) => {
      seen.push(context)
      const known = await workspace.customers.list({})
      return { cents: known.items.filter((customer) => customer.externalId === customerId).length }
    })
    const { rapport, workspace, organizationId } = await createTestRapport({ operations: [operation] })
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
    const { id } = await rapport.organizations.create({ name: 'Other' })
    expect(await workspace.call('open_invoices', { customerId: 'acme' }, { actor: 'm_1' })).toEqual({ cents: 1 })
    expect(await rapport.organization(id).call('open_invoices', { customerId: 'acme' })).toEqual({ cents: 0 })
    await workspace.tools({ grants: ['customer_intelligence:read'] }).call('open_invoices', { customerId: 'acme' })
    expect(seen).toMatchObject([
      { organizationId, actor: 'm_1', grants: [] },
      { organizationId: id, actor: null, grants: [] },
      { organizationId, grants: ['customer_intelligence:read'] }
    ])
  })

  it('may be an object whose handler uses its other parts', async () => {
    class Invoices {
      readonly name = 'open_invoices'
      readonly description = answering.description
      readonly input = answering.input
      readonly output = answering.output
      readonly grants = answering.grants
      readonly effect = 'read'
      handle() {
        return { cents: this.name.length }
      }
    }
    const { workspace } = await createTestRapport({ operations: [new Invoices()] })
    expect(await workspace.call('open_invoices', { customerId: 'acme' })).toEqual({ cents: 13 })
  })

  it('that changes something has an entry in the audit, as what it changes in the workspace has', async () => {
    const operation = openInvoices(
      async (_, { workspace }) => {
        await workspace.tools.updateWorkspaceSettings({ defaultTimezone: 'Europe/Berlin' })
        return { cents: 0 }
      },
      { effect: 'write', grants: ['data:write'] }
    )
    const { call, workspace } = await createTestRapport({ operations: [operation, openInvoices(() => ({ cents: 1 }), { name: 'reads' })] })
    const { key } = await workspace.apiKeys.create({ name: 'k', grants: ['data:write'], createdById: 'm_1' })
    expect((await call('open_invoices', { customerId: 'acme' }, key)).status).toBe(200)
    await call('reads', { customerId: 'acme' })
    const { items } = await workspace.audit.list()
    const made = items.filter(({ tool }) => tool !== 'createApiKey')
    expect(made.map(({ tool, actorId }) => [tool, actorId])).toEqual([
      ['open_invoices', 'm_1'],
      ['svc_update_workspace_settings', 'm_1']
    ])
    expect(made[0]?.requestId).toBe(made[1]?.requestId)
  })

  it('is counted by the plan, and described for OpenAPI', async () => {
    const { send } = await createTestRapport({ operations: [answering, openInvoices(() => ({}), { name: 'openInvoices' })] })
    const { body } = await send({ method: 'GET', url: '/openapi.json' })
    const { post } = Object(body).paths['/api/tools/call']
    expect(post.description).toContain('`open_invoices` (grant `customer_intelligence:read`): Sums up the open invoices of one account')
    const { schema, examples } = post.requestBody.content['application/json']
    expect(schema.discriminator.mapping.open_invoices).toBe('#/components/schemas/Host.open_invoices.Call')
    expect(examples.open_invoices.value).toEqual({ tool: 'open_invoices', input: { customerId: 'acme' } })
    expect(Object(body).components.schemas['Host.open_invoices.Output']).toMatchObject({ properties: { cents: { type: 'integer' } } })
  })
})

describe('what goes wrong in it', () => {
  const world = async (handle: () => unknown, more: Partial<HostOperation> = {}) => {
    const made = await createTestRapport({ operations: [openInvoices(handle, more)] })
    return { ...made, answer: await made.call('open_invoices', { customerId: 'acme' }) }
  }

  it('is told to the caller where the host says so, and else only to the log', async () => {
    const refused = await world(() => Promise.reject(new RapportError('NOT_FOUND', 'No invoices of this account')))
    expect(refused.answer).toMatchObject({ status: 404, body: { message: 'No invoices of this account' } })
    const failed = await world(() => {
      throw new Error('password=secret')
    })
    expect(failed.answer).toMatchObject({ status: 500, body: { code: 'TOOL_GATEWAY_ERROR' } })
    expect(JSON.stringify(failed.answer)).not.toContain('secret')
    expect(failed.log).toMatchObject([
      { level: 'error', fields: { tool: 'open_invoices', error: expect.stringContaining('password=secret') } }
    ])
  })

  it.each([
    ['another shape', () => ({ cents: 'many' })],
    ['nothing', () => undefined],
    ['a number that JSON lacks', () => ({ cents: 1n })],
    ['a list', () => [1]]
  ])('an answer of %s is 502', async (_, handle) => {
    expect((await world(handle)).answer).toMatchObject({ status: 502, body: { code: 'TOOL_OUTPUT_INVALID' } })
  })

  it('an answer is what JSON makes of it', async () => {
    const output = object({ at: { type: 'string' } }, ['at'])
    const { answer } = await world(() => ({ at: new Date(0), left: undefined }), { output })
    expect(answer).toMatchObject({ status: 200, body: { at: '1970-01-01T00:00:00.000Z' } })
  })

  it('a handler that hangs is given up, and hears of it', async () => {
    let heard: AbortSignal | undefined
    const hangs = (_: unknown, { signal }: HostOperationContext) => {
      heard = signal
      return new Promise(() => {})
    }
    const { call } = await createTestRapport({ operations: [openInvoices(hangs, { timeoutMs: 1 })] })
    expect(await call('open_invoices', { customerId: 'acme' })).toMatchObject({
      status: 503,
      body: { code: 'TOOL_UNAVAILABLE', message: 'open_invoices gave no answer within 0.001 seconds' }
    })
    expect(heard?.aborted).toBe(true)
  })
})

describe('createRapport refuses', () => {
  const refusal = (...operations: unknown[]) => {
    try {
      createRapport({ operations: operations as HostOperation[], logger: recordingLogger() })
      return 'taken'
    } catch (error) {
      return error instanceof TypeError ? error.message : String(error)
    }
  }
  const with_ = (more: object) => ({ ...answering, ...more })

  it.each<[string, unknown[]]>([
    ['operations[0] ("svc_open"): name must not begin with svc_: such names belong to Rapport', [with_({ name: 'svc_open' })]],
    ['operations[0] ("SVC_open"): name must not begin with svc_', [with_({ name: 'SVC_open' })]],
    ['operations[1] ("open_invoices"): name is taken by another operation of the list', [answering, answering]],
    ['operations[0] ("open invoices"): name must be 1 to 64 letters', [with_({ name: 'open invoices' })]],
    ['operations[0] ("open_invoices"): handler is not allowed; did you mean handle?', [with_({ handler: 1 })]],
    ['description must be a text of 1 to 4000 characters', [with_({ description: ' ' })]],
    ['effect must be one of read, write, destructive', [with_({ effect: 'reads' })]],
    ['grants must name at least one grant', [with_({ grants: [] })]],
    ['did you mean analytics:read?', [with_({ grants: ['analytic:read'] })]],
    ['input must be a JSON Schema of an object', [with_({ input: { type: 'string' } })]],
    ['output.cents.type must be one of object, array', [with_({ output: object({ cents: { type: 'int' } }) })]],
    ['input.a.contains.type must be one of object, array', [with_({ input: object({ a: { type: 'array', contains: { type: 'int' } } }) })]],
    ['input.a uses $ref: write the schema out', [with_({ input: object({ a: { $ref: '#/x' } }) })]],
    ['input is not a JSON Schema that can be checked', [with_({ input: object({ a: { type: 'string', pattern: '(' } }) })]],
    ['example.customerId is required', [with_({ example: {} })]],
    ['timeoutMs must be a whole number from 1 to 600000', [with_({ timeoutMs: 0 })]],
    ['handle must be a function', [with_({ handle: 7 })]],
    ['operations[0]: it must be an object', [null]]
  ])('%s', (message, operations) => {
    expect(refusal(...operations)).toContain(message)
  })
})
