import ts from 'typescript'

/** The languages whose blocks are read as TypeScript. */
export const codeLanguages: ReadonlySet<string> = new Set(['ts', 'js', 'tsx'])

/** A script in the form that the compiler reads. */
export const parseScript = (path: string, code: string): ts.SourceFile => ts.createSourceFile(path, code, ts.ScriptTarget.ES2023, true)

/** The names that a script imports and declares at its top level. */
export interface Names {
  values: string[]
  /** Interfaces, other types, and what is only declared. */
  types: string[]
  /** Those of them that the script itself exports. */
  exported: ReadonlySet<string>
}

/** What a script declares at its top level. */
export function topLevelNames(source: ts.SourceFile): Names {
  const values: string[] = []
  const types: string[] = []
  const exported = new Set<string>()
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name } of statement.exportClause.elements) exported.add(name.text)
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    const declared = isType ? [statement.name.text] : declaredBy(statement)
    const typesOnly = isType || has(statement, ts.SyntaxKind.DeclareKeyword) ? declared : importedTypes(statement)
    types.push(...typesOnly)
    values.push(...declared.filter((name) => !typesOnly.includes(name)))
    if (has(statement, ts.SyntaxKind.ExportKeyword)) for (const name of declared) exported.add(name)
  }
  return { values: [...new Set(values)], types, exported }
}

const has = (statement: ts.Statement, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some((modifier) => modifier.kind === kind) === true

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return statement.name ? [statement.name.text] : []
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return []
  const { name, namedBindings } = statement.importClause
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map((element) => element.name.text) : []
  const namespace = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name.text] : []
  return [...(name ? [name.text] : []), ...named, ...namespace]
}

/** The names that an import marks as types. */
function importedTypes(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return []
  if (statement.importClause.isTypeOnly) return declaredBy(statement)
  const { namedBindings } = statement.importClause
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return []
  return namedBindings.elements.flatMap(({ isTypeOnly, name }) => (isTypeOnly ? [name.text] : []))
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)))
}

/**
 * The script as the body of an async function: imports are asked of a function `load`, and the values of its top level are answered.
 *
 * @example functionBody(parseScript('a.ts', "import { a } from 'a'\nconst b: number = a")) // "const { a } = await load('a') … return { a, b }"
 */
export function functionBody(source: ts.SourceFile): string {
  const { values } = topLevelNames(source)
  let code = source.text
  for (const statement of [...source.statements].reverse()) {
    if (ts.isImportDeclaration(statement)) code = replaced(code, statement, source, `${loading(statement)};`)
    else if (ts.isExportDeclaration(statement)) code = replaced(code, statement, source, '')
    else if (ts.canHaveModifiers(statement))
      for (const modifier of ts.getModifiers(statement) ?? [])
        if (modifier.kind === ts.SyntaxKind.ExportKeyword) code = replaced(code, modifier, source, '')
  }
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.React }
  return ts.transpileModule(`${code}\nreturn { ${values.join(', ')} }`, { compilerOptions, fileName: source.fileName }).outputText
}

const replaced = (code: string, node: ts.Node, source: ts.SourceFile, text: string) =>
  code.slice(0, node.getStart(source)) + text + code.slice(node.getEnd())

function loading(statement: ts.ImportDeclaration): string {
  const asked = `await load(${statement.moduleSpecifier.getText()})`
  const { isTypeOnly, name, namedBindings } = statement.importClause ?? {}
  if (isTypeOnly) return ''
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return `const ${namedBindings.name.text} = ${asked}`
  const named = namedBindings?.elements.filter((element) => !element.isTypeOnly) ?? []
  const parts = named.map((element) =>
    element.propertyName ? `${element.propertyName.getText()}: ${element.name.text}` : element.name.text
  )
  if (name) parts.unshift(`default: ${name.text}`)
  return `const { ${parts.join(', ')} } = ${asked}`
}
