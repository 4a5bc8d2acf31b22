/**
 * packages/core/src/types-agree.generated.test.ts: that the generated types allow what TypeBox reads in the schemas, and nothing else. The compiler
 * checks it.
 */
export function agreementTest(typesByFile: Readonly<Record<string, readonly string[]>>): string {
  const files = Object.entries(typesByFile)
  const names = files.flatMap(([, types]) => types)
  const imports = files.flatMap(([file, types]) => {
    const schemas = types.map((name) => `${name} as ${name}OfSchema`)
    return [
      `import type { ${schemas.join(', ')} } from './${file.replace(/\.ts$/, '.js')}'`,
      `import type { ${types.join(', ')} } from './public-types/${file.split('/')[0]}.generated.js'`
    ]
  })
  return `// Made by scripts/generate.ts from the schemas: change those, then run \`npm run generate\`.

import type { Static } from 'typebox'
import { expectTypeOf, it } from 'vitest'
import type { hookTable } from './hooks/hook-table.js'
import type { HookDataByName } from './public-types/hooks.generated.js'
import type { ResourceItems, ResourceQueries } from './public-types/resources.generated.js'
import type { ToolInputs, ToolOutputs } from './public-types/tools.generated.js'
import type { resources } from './registry/resources.js'
import type { registry } from './registry/tools.js'
${imports.join('\n')}

type Tools = typeof registry
type Hooks = typeof hookTable
type Resources = typeof resources

/** Tools whose schema is made of the descriptors of providers, so that the compiler does not know it. */
type ByDescriptors = 'svc_setup_integration'

/** An object without fields takes none. */
type Filled<T> = keyof T extends never ? Record<string, never> : T

it('public types allow what their schemas do, and nothing else', () => {
${names.map((name) => agreement(name, `${name}OfSchema`)).join('\n')}
${agreement('Omit<ToolInputs, ByDescriptors>', "{ [Name in Exclude<keyof Tools, ByDescriptors>]: Filled<Static<Tools[Name]['input']>> }")}
${agreement('ToolOutputs', "{ [Name in keyof Tools]: Static<Tools[Name]['output']> }")}
${agreement('HookDataByName', "{ [Name in keyof Hooks]: Static<Hooks[Name]['data']> }")}
${agreement('ResourceQueries', "{ [Noun in keyof Resources]: Static<Resources[Noun]['query']> }")}
${agreement('ResourceItems', "{ [Noun in keyof Resources]: Static<Resources[Noun]['item']> }")}
})
`
}

function agreement(type: string, ofSchema: string): string {
  return `expectTypeOf<${type}>().toExtend<${ofSchema}>()\nexpectTypeOf<${ofSchema}>().toExtend<${type}>()`
}
