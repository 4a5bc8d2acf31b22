import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { clientMethods } from './client-methods.js'
import { clientTypes } from './client-types.js'
import { fixtureRegistry } from './fixture-registry.js'
import { fixtureRoutes } from './fixture-routes.js'
import { methodsOf } from './method-contract.js'
import { resourceMethods } from './resource-methods.js'
import { resourceTypes } from './resource-types.js'
import { contractsOf } from './tool-contract.js'

const client = join(import.meta.dirname, '../../packages/client')
const tools = contractsOf(fixtureRegistry)
const methods = methodsOf(fixtureRoutes)

const usage = `
  import type { ResourceMethods } from './resource-methods.generated.js'
  import type { ToolMethods } from './tool-methods.generated.js'

  export async function right(client: ToolMethods) {
    const page = await client.listFacts({ customer: 'acme.example', limit: 2, status: ['ACTIVE'] })
    const [fact] = page.facts
    const value: number | null | undefined = fact?.value
    const pair: [string, number] | undefined = fact?.pair
    const merged: string | undefined = fact?.merged.a
    for await (const { traits } of client.listFacts({ customer: 'acme.example' })) traits satisfies Record<string, string | boolean>
    const success: true = (await client.query({ sql: 'SELECT 1' })).success
    const setting: 'x' | 'y' = (await client.getWorkspaceSettings()).settings["it's"]
    await client.getWorkspaceSettings({}, { timeout: 5 })
    return [value, pair, merged, success, setting]
  }

  export async function wrong(client: ToolMethods) {
    // @ts-expect-error the customer is missing
    await client.listFacts()
    // @ts-expect-error no such value
    await client.listFacts({ customer: 'acme.example', status: ['GONE'] })
    // @ts-expect-error it takes no field
    await client.getWorkspaceSettings({ a: 1 })
    // @ts-expect-error it answers no pages
    for await (const row of client.query({ sql: 'SELECT 1' })) row
  }

  export async function resources(client: ResourceMethods) {
    const results: { id: string; created: boolean }[] = await client.things.put([{ thingId: 't', at: new Date() }] as const)
    for await (const { name } of client.things.list({ search: 'x' })) name satisfies string | null
    const name: string | null = (await client.things.get({ thingId: 't' })).name
    const renamed: string | null = await client.things.rename('t', { to: null }, { timeout: 5 })
    await client.things.sweep()
    // @ts-expect-error no such field
    await client.things.put([{ id: 't' }])
    // @ts-expect-error none of the names
    await client.things.get({})
    // @ts-expect-error the first comes by itself
    await client.things.rename({ id: 't' })
    return [results, name, renamed]
  }
`

it('compiles with the client, for tools and routes that page, that take what comes first, one of several shapes, and nothing', () => {
  const { config } = ts.readConfigFile(join(client, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, client)
  const path = (name: string) => join(client, 'src', name)
  const modules = new Map([
    [path('tools.generated.ts'), clientTypes(tools)],
    [path('tool-methods.generated.ts'), clientMethods(tools)],
    [path('resources.generated.ts'), resourceTypes(methods)],
    [path('resource-methods.generated.ts'), resourceMethods(methods)],
    [path('usage.ts'), usage]
  ])
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (file, target) => {
    const text = modules.get(file)
    return text === undefined ? getSourceFile(file, target) : ts.createSourceFile(file, text, target)
  }
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([path('usage.ts')], options, host))
  expect(
    faults.map(({ messageText, file, start }) => `${file?.fileName}:${start} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  ).toEqual([])
})
