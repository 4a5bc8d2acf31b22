import ts from 'typescript'
import { parse } from '../structure/source.js'
import { docTextOf } from './doc-comment.js'

/** A type of a source file that follows from a schema beside it: `export type Signal = Static<typeof signalShape>`. */
export interface StaticType {
  name: string
  /** The name of the schema. */
  schema: string
  /** The text of the type's docstring. */
  doc: string
}

/** The type of this name in a source file. Throws when the file has none, or one without a docstring. */
export function staticType(path: string, text: string, name: string): StaticType {
  const alias = parse(path, text).statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === name)
  const schema = alias && ts.isTypeAliasDeclaration(alias) ? schemaOf(alias.type) : undefined
  if (alias === undefined || schema === undefined) throw new Error(`${path} has no \`export type ${name} = Static<typeof …>\``)
  const [comment] = ts.getJSDocCommentsAndTags(alias)
  if (comment === undefined) throw new Error(`${path}: users meet the type ${name}, so that it needs a docstring`)
  return { name, schema, doc: docTextOf(comment.getText()) }
}

/** The name of the schema in `Static<typeof schema>`. */
function schemaOf(type: ts.TypeNode): string | undefined {
  if (!ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Static') return undefined
  const [argument] = type.typeArguments ?? []
  return argument && ts.isTypeQueryNode(argument) ? argument.exprName.getText() : undefined
}
