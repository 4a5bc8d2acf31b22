import ts from 'typescript'
import { parse } from '../structure/source.js'
import { docTextOf } from './doc-comment.js'
import { code, table } from './markdown.js'

const end = '<!-- The end of what is made. -->'
const place = /<!-- Made by `npm run generate` from the type (\w+)\. -->[\s\S]*?<!-- The end of what is made\. -->/g

/** The types that the page lists, by the file that has them. */
export const connectorTypes: Readonly<Record<string, readonly string[]>> = {
  'packages/core/src/providers/provider.ts': [
    'Provider',
    'ConnectedAccount',
    'Stream',
    'Pages',
    'ChangeWindow',
    'ChangeFeed',
    'StreamContext',
    'GoneRecord'
  ],
  'packages/core/src/providers/descriptors/descriptor.ts': ['ProviderDescriptor'],
  'packages/core/src/providers/request.ts': ['ApiRequest', 'ApiResponse'],
  'packages/core/src/providers/webhook-rules.ts': ['WebhookRules', 'SignedHook'],
  'packages/integrations/src/testing/fake-provider.ts': ['FakeProviderOptions', 'FakeRoute'],
  'packages/integrations/src/testing/provider-cases.ts': ['ProviderSubject'],
  'packages/integrations/src/testing/engine-world.ts': ['EngineSubject', 'OpenedAccount']
}

/**
 * The reference of connectors with the fields of each type in its place; the rest of the page is written by hand.
 *
 * @throws Error for a place of an unknown type, for a type without a place, and for a field without a docstring
 */
export function withConnectorTypes(
  page: string,
  types: Readonly<Record<string, readonly string[]>>,
  read: (path: string) => string
): string {
  const tables = new Map(Object.entries(types).flatMap(([path, names]) => names.map((name) => [name, typeTable(path, read(path), name)])))
  const placed = new Set<string>()
  const made = page.replaceAll(place, (_, name: string) => {
    const rows = tables.get(name)
    if (rows === undefined) throw new Error(`docs/connector-reference.md has a place for ${name}, which is no type of a connector`)
    placed.add(name)
    return `<!-- Made by \`npm run generate\` from the type ${name}. -->\n\n${rows}\n\n${end}`
  })
  const missing = [...tables.keys()].filter((name) => !placed.has(name))
  if (missing.length > 0) throw new Error(`docs/connector-reference.md has no place for ${missing.join(', ')}`)
  return made
}

function typeTable(path: string, text: string, name: string): string {
  const rows = membersOf(parse(path, text), name).flatMap((member) => {
    if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member)) return []
    const field = `${member.name.getText()}${member.questionToken ? '?' : ''}`
    const [comment] = ts.getJSDocCommentsAndTags(member)
    if (comment === undefined) throw new Error(`${path}: ${name}.${field} is in the documentation, so that it needs a docstring`)
    return [[code(field), code(typeOf(member)), docTextOf(comment.getText()).split('\n@example')[0]?.trim().replaceAll('\n', ' ') ?? '']]
  })
  return table(['Field', 'Type', 'Meaning'], rows)
}

/** The members of an interface, or of a type that is an object. */
function membersOf(source: ts.SourceFile, name: string): readonly ts.TypeElement[] {
  for (const node of source.statements) {
    if (ts.isInterfaceDeclaration(node) && node.name.text === name) return node.members
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name && ts.isTypeLiteralNode(node.type)) return node.type.members
  }
  throw new Error(`${source.fileName} has no interface ${name}`)
}

function typeOf(member: ts.PropertySignature | ts.MethodSignature): string {
  const type = member.type?.getText() ?? 'unknown'
  if (ts.isPropertySignature(member)) return onOneLine(type)
  return onOneLine(`(${member.parameters.map((parameter) => parameter.getText()).join(', ')}) => ${type}`)
}

const onOneLine = (type: string): string =>
  type
    .replaceAll(/\s*\n\s*(?=})/g, ' ')
    .replaceAll(/(?<=[{])\s*\n\s*/g, ' ')
    .replaceAll(/\s*\n\s*/g, '; ')
