import { posix } from 'node:path'
import ts from 'typescript'
import { lineOf, nodesOf, parse } from './source.js'
import type { Tree } from './tree.js'

/** One import: what is asked for, whether it is gone after compilation, and whether it is loaded only when it is reached (`import()`). */
export interface Import {
  specifier: string
  line: number
  typeOnly: boolean
  isLate: boolean
}

/** Every import of a file: import and export declarations, `import()` and `import('…')` types. */
export function importsOf(path: string, text: string): Import[] {
  const source = parse(path, text)
  const imports: Import[] = []
  for (const node of nodesOf(source)) {
    const found = specifierOf(node)
    if (found) imports.push({ ...found, line: lineOf(source, node) })
  }
  return imports
}

/**
 * The file that a relative import leads to: the TypeScript source of a `.js` suffix or of none where there is one, else the path as written, whether or
 * not it exists. Undefined for a package's name.
 */
export function resolveImport(tree: Tree, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(from), specifier)
  const source = target.replace(/\.(m?)js$/, '.$1ts')
  const candidates = [source, `${source}x`, target, ...['ts', 'tsx'].map((suffix) => `${target}.${suffix}`)]
  return candidates.find((path) => tree.has(path)) ?? source
}

function specifierOf(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypeClause(node.importClause), isLate: false }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : undefined
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly || everyIsType(named), isLate: false }
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments
    return argument && ts.isStringLiteralLike(argument) ? { specifier: argument.text, typeOnly: false, isLate: true } : undefined
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, typeOnly: true, isLate: false }
  }
  return undefined
}

/** `import type …`, or named imports of which each says `type`; a bare `import './x.js'` runs code. */
function isTypeClause(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  if (clause.name) return false
  return clause.namedBindings !== undefined && ts.isNamedImports(clause.namedBindings) && everyIsType(clause.namedBindings.elements)
}

function everyIsType(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] | undefined): boolean {
  return elements !== undefined && elements.length > 0 && elements.every((element) => element.isTypeOnly)
}
