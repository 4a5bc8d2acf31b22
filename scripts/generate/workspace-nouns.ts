import { posix } from 'node:path'
import { docComment } from './doc-comment.js'
import { type Homes, homeOf, importTexts } from './type-modules.js'
import { type TypeStyle, typeText } from './type-text.js'
import type { WorkspaceMethod } from './workspace-method.js'
import { wrapped } from './wrapped.js'

/** What the interfaces of the workspace's nouns are made of. */
export interface WorkspaceSources {
  methods: readonly WorkspaceMethod[]
  /** What the docstring of each noun says. */
  nounTexts: Readonly<Record<string, string>>
  /** The module in `packages/core/src` of each type that is written by hand, such as `access/index.ts` for `Access`. */
  handWritten: ReadonlyMap<string, string>
  /** Where schemas have a name. */
  homes: Homes
}

const src = 'packages/core/src'

/** The file of these interfaces. */
export const nounsPath = `${src}/workspace/nouns.generated.ts`

/** The interfaces of the workspace's nouns, with a docstring for every method, and one of all nouns. */
export function workspaceNouns({ methods, nounTexts, handWritten, homes }: WorkspaceSources): string {
  const imports = new Map<string, Set<string>>()
  const style: TypeStyle = {
    direction: 'output',
    nameOf(schema) {
      const { typeName } = schema
      if (typeof typeName === 'string') return nameOfHost(typeName)
      const home = homeOf(homes, schema, nounsPath)
      if (home === undefined) return undefined
      addImport(`${src}/public-types/index.ts`, home.imported)
      return home.name
    }
  }
  const addImport = (path: string, name: string) => imports.set(path, (imports.get(path) ?? new Set()).add(name))
  const nameOfHost = (name: string) => {
    const module = handWritten.get(name)
    if (module === undefined) throw new Error(`No entry of @rapport/core exports the type ${name}, which a method names`)
    addImport(`${src}/${module}`, name)
    return name
  }
  const nouns = [...new Set(methods.flatMap(({ noun }) => withParents(noun)))]
  const membersOf = (noun: string) =>
    methods.filter((method) => method.noun === noun).map((method) => [docOf(method), ...signatures(method, style)].join('\n  '))
  const fieldsWithin = (parent: string) =>
    nouns
      .filter((noun) => parentOf(noun) === parent)
      .map((noun) => `  ${docComment(wrapped(textOf(noun, nounTexts), 2))}\n  readonly ${nameIn(noun)}: ${interfaceOf(noun)}`)
  const interfaces = nouns.map((noun) => {
    const members = [...membersOf(noun), ...fieldsWithin(noun)]
    return `${docComment(wrapped(textOf(noun, nounTexts), 0))}\nexport interface ${interfaceOf(noun)} {\n${members.join('\n')}\n}`
  })
  const all = fieldsWithin('')
  const alone = membersOf('')
  if (methods.some(({ takesActor }) => takesActor)) nameOfHost('ActorOptions')
  if (methods.some(({ takesTransaction }) => takesTransaction)) for (const name of transactionTypes) nameOfHost(name)
  return `${[
    '// Made by scripts/generate.ts from the definitions of operations: change those, then run `npm run generate`.',
    importTexts(nounsPath, imports),
    ...interfaces,
    `/** The nouns of a workspace. */\nexport interface WorkspaceNouns {\n${[...alone, ...all].join('\n')}\n}`
  ].join('\n\n')}\n`
}

/** The interface of a noun: that of `patterns` within `facts` is `WorkspaceFactsPatterns`. */
function interfaceOf(noun: string): string {
  return `Workspace${noun
    .split('.')
    .map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`)
    .join('')}`
}

/** The noun that a noun stands within; the empty text for one of the workspace itself. */
const parentOf = (noun: string) => noun.split('.').slice(0, -1).join('.')

const nameIn = (noun: string) => noun.split('.').at(-1)

/** A noun after those that it stands within; none for the workspace itself. */
function withParents(noun: string): string[] {
  const names = noun === '' ? [] : noun.split('.')
  return names.map((_, index) => names.slice(0, index + 1).join('.'))
}

function textOf(noun: string, nounTexts: WorkspaceSources['nounTexts']): string {
  const text = nounTexts[noun]
  if (text === undefined) throw new Error(`packages/core/src/registry/nouns.ts does not say what the noun ${noun} is`)
  return text
}

function docOf({ doc, example }: WorkspaceMethod): string {
  const code = example === undefined ? '' : `\n\n@example\n${example}`
  return `  ${docComment(`${wrapped(doc, 2)}${code}`).replaceAll('\n', '\n  ')}`
}

/** The types of a method that can be written in a transaction of the host's. */
const transactionTypes = ['HostTransactionOptions', 'AcceptedPut']

const transactionDoc =
  "The same in a transaction of the host's own: it is written when the host commits, and never when the host rolls back. Ids come later."

/** The method as it is called, with a second signature where it can be written in a transaction of the host's. */
function signatures({ verb, args, takesActor, takesTransaction, output }: WorkspaceMethod, style: TypeStyle): string[] {
  const texts = args.map(({ name, schema, isOptional }) => {
    const type = typeText(schema, style, '  ')
    // What callers pass may be a list that nobody can change.
    return `${name}${isOptional ? '?' : ''}: ${schema.type === 'array' ? `readonly ${type}` : type}`
  })
  const all = takesActor ? [...texts, 'options?: ActorOptions'] : texts
  const plain = `${verb}(${all.join(', ')}): Promise<${typeText(output, style, '  ')}>`
  if (!takesTransaction) return [plain]
  const doc = `  ${docComment(wrapped(transactionDoc, 2))}`.replaceAll('\n', '\n  ').trimStart()
  return [plain, doc, `${verb}(${[...texts, 'options: HostTransactionOptions'].join(', ')}): Promise<AcceptedPut>`]
}

/**
 * The modules of types that an entry exports by name, such as `access/index.ts` for `export type { Access } from './access/read-access.js'`: other modules
 * import only the index of a folder.
 */
export function exportedTypes(entry: string): Map<string, string> {
  const modules = new Map<string, string>()
  for (const [, list = '', from = ''] of entry.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)) {
    const folder = posix.dirname(from).split('/')[0]
    for (const item of list.split(',')) {
      const name = item.replace(/^\s*type /, '').trim()
      if (name !== '' && !name.includes(' as ')) modules.set(name, folder === '.' ? from.replace(/\.js$/, '.ts') : `${folder}/index.ts`)
    }
  }
  return modules
}
