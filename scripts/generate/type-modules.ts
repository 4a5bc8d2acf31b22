import { posix } from 'node:path'
import { docComment } from './doc-comment.js'
import type { JsonSchema } from './json-schema.js'
import { declarationText, type TypeStyle, typeText, writtenOut } from './type-text.js'

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
  /** Whether its entries are the names of their schemas elsewhere, such as `ResourceItems['users']`. */
  givesNames?: true
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

/** A type with a name, what has to be imported for it, and the file that declares that. */
export interface Home {
  name: string
  imported: string
  path: string
}

/** Where schemas have a name. */
export type Homes = ReadonlyMap<string, readonly Home[]>

/** The name of a schema, if it has one. Of several names of the same schema the one in this file holds, else the first. */
export function homeOf(homes: Homes, schema: JsonSchema, path: string): Home | undefined {
  const found = homes.get(shapeKey(schema)) ?? []
  return found.find((home) => home.path === path) ?? found[0]
}

/** Where each schema of these files has a name. */
export function homesOf(modules: readonly TypeModule[]): Homes {
  const homes = new Map<string, Home[]>()
  const add = (schema: JsonSchema, home: Home) => homes.set(shapeKey(schema), [...(homes.get(shapeKey(schema)) ?? []), home])
  for (const { path, types } of modules) for (const { name, schema } of types) add(schema, { name, imported: name, path })
  for (const { path, maps } of modules) {
    for (const { name: imported, entries } of maps.filter(({ givesNames }) => givesNames)) {
      for (const { name, schema } of entries) add(schema, { name: `${imported}['${name}']`, imported, path })
    }
  }
  return homes
}

/** The same for schemas that say the same: keywords stand in any order, and one without required fields may have an empty list of them. */
function shapeKey(schema: JsonSchema): string {
  const keywords = Object.entries({ required: [], ...schema })
  return JSON.stringify(keywords.toSorted(([one], [other]) => one.localeCompare(other)))
}

function moduleText({ path, types, maps }: TypeModule, homes: Homes): string {
  const imports = new Map<string, Set<string>>()
  const style: TypeStyle = {
    direction: 'output',
    nameOf(schema) {
      const home = homeOf(homes, schema, path)
      if (home === undefined) return undefined
      if (home.path !== path) imports.set(home.path, (imports.get(home.path) ?? new Set()).add(home.imported))
      return home.name
    }
  }
  const declarations = [
    ...types.map(({ name, doc, schema }) => declarationText(name, doc, schema, style)),
    ...maps.map((map) => mapText(map, style))
  ]
  const lines = importTexts(path, imports)
  const head = '// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.'
  return `${[head, lines, ...declarations].filter(Boolean).join('\n\n')}\n`
}

/** The imports of a file, by the files that it imports types from. */
export function importTexts(path: string, imports: ReadonlyMap<string, ReadonlySet<string>>): string {
  const sorted = [...imports].toSorted(([one], [other]) => one.localeCompare(other))
  return sorted.map(([from, names]) => importText(path, from, [...names])).join('\n')
}

function importText(path: string, from: string, names: readonly string[]): string {
  const relative = posix.relative(posix.dirname(path), from).replace(/\.ts$/, '.js')
  return `import type { ${[...names].sort().join(', ')} } from '${relative.startsWith('.') ? relative : `./${relative}`}'`
}

/** An interface with one type for each entry. */
export function mapText({ name, doc, entries }: TypeMap, style: TypeStyle): string {
  const lines = entries.map((entry) => {
    const isNamedHere = style.nameOf?.(entry.schema) === `${name}['${entry.name}']`
    const type = isNamedHere ? writtenOut(entry.schema, style, '  ') : typeText(entry.schema, style, '  ')
    return `  ${docComment(entry.doc)}\n  ${/^\w+$/.test(entry.name) ? entry.name : `'${entry.name}'`}: ${type}`
  })
  return `${docComment(doc)}\nexport interface ${name} {\n${lines.join('\n')}\n}`
}
