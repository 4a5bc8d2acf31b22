import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { clientMethods } from './client-methods.js'
import { clientTypes } from './client-types.js'
import { fixtureRegistry } from './fixture-registry.js'
import { contractsOf } from './tool-contract.js'

const client = join(import.meta.dirname, '../../packages/client')
const tools = contractsOf(fixtureRegistry)

const usage = `
  import type { ToolMethods } from './methods.generated.js'

  export async function right(client: ToolMethods) {
    const page = await client.facts.list('acme.example', { limit: 2, status: ['ACTIVE'] })
    const [fact] = page.facts
    const value: number | null | undefined = fact?.value
    const pair: [string, number] | undefined = fact?.pair
    const merged: string | undefined = fact?.merged.a
    for await (const { traits } of client.facts.list({ customer: 'acme.example' })) traits satisfies Record<string, string | boolean>
    const success: true = (await client.query('SELECT 1')).success
    const setting: 'x' | 'y' = (await client.settings.get()).settings["it's"]
    await client.settings.get({}, { timeout: 5 })
    return [value, pair, merged, success, setting]
  }

  export async function wrong(client: ToolMethods) {
    // @ts-expect-error the subject is missing
    await client.facts.list()
    // @ts-expect-error no such value
    await client.facts.list('acme.example', { status: ['GONE'] })
    // @ts-expect-error it takes no field
    await client.settings.get({ a: 1 })
    // @ts-expect-error it answers no pages
    for await (const row of client.query('SELECT 1')) row
  }
`

it('compiles with the client, for tools that page, that take a subject and that take nothing', () => {
  const { config } = ts.readConfigFile(join(client, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, client)
  const path = (name: string) => join(client, 'src', name)
  const modules = new Map([
    [path('tools.generated.ts'), clientTypes(tools)],
    [path('methods.generated.ts'), clientMethods(tools)],
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
