import { posix } from 'node:path'
import { docComment } from './doc-comment.js'
import type { JsonSchema } from './json-schema.js'
import { declarationText, type TypeStyle, typeText } from './type-text.js'

/** A schema with a name and a docstring. */
export interface NamedSchema {
  name: string
  doc: string
  schema: JsonSchema
}

/** Types by name in one interface, such as what each tool takes. */
export interface TypeMap {
  name: string
  doc: string
  entries: readonly NamedSchema[]
}

/** A file of generated types, which holds nothing else. */
export interface TypeModule {
  /** Its path in the repository. */
  path: string
  types: readonly NamedSchema[]
  maps: readonly TypeMap[]
}

/**
 * The texts of these files, by their paths. Types are exactly what the schemas allow. A part that has a name in one of the files is written as this name,
 * and imported where it stands in another file.
 */
export function typeModules(modules: readonly TypeModule[]): Record<string, string> {
  const homes = homesOf(modules)
  return Object.fromEntries(modules.map((module) => [module.path, moduleText(module, homes)]))
}

/** A name and the file that declares it. */
interface Home {
  name: string
  path: string
}

/** Where each schema has a name. Of several names of the same schema the first holds. */
function homesOf(modules: readonly TypeModule[]): Map<string, Home> {
  const homes = new Map<string, Home>()
  for (const { path, types } of modules) {
    for (const { name, schema } of types) {
      const key = JSON.stringify(schema)
      if (!homes.has(key)) homes.set(key, { name, path })
    }
  }
  return homes
}

function moduleText({ path, types, maps }: TypeModule, homes: ReadonlyMap<string, Home>): string {
  const imports = new Map<string, Set<string>>()
  const style: TypeStyle = {
    direction: 'output',
    nameOf(schema) {
      const home = homes.get(JSON.stringify(schema))
      if (home === undefined) return undefined
      if (home.path !== path) imports.set(home.path, (imports.get(home.path) ?? new Set()).add(home.name))
      return home.name
    }
  }
  const declarations = [
    ...types.map(({ name, doc, schema }) => declarationText(name, doc, schema, style)),
    ...maps.map((map) => mapText(map, style))
  ]
  const lines = [...imports].map(([from, names]) => importText(path, from, [...names]))
  const head = '// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.'
  return `${[head, lines.sort().join('\n'), ...declarations].filter(Boolean).join('\n\n')}\n`
}

function importText(path: string, from: string, names: readonly string[]): string {
  const relative = posix.relative(posix.dirname(path), from).replace(/\.ts$/, '.js')
  return `import type { ${[...names].sort().join(', ')} } from '${relative.startsWith('.') ? relative : `./${relative}`}'`
}

/** An interface with one type for each entry. */
export function mapText({ name, doc, entries }: TypeMap, style: TypeStyle): string {
  const lines = entries.map(
    (entry) =>
      `  ${docComment(entry.doc)}\n  ${/^\w+$/.test(entry.name) ? entry.name : `'${entry.name}'`}: ${typeText(entry.schema, style, '  ')}`
  )
  return `${docComment(doc)}\nexport interface ${name} {\n${lines.join('\n')}\n}`
}
