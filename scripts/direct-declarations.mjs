// Lets declarations in `dist` name the files that declare what they import, in place of the index of a module. A program that imports the package then
// reads only the types that it reaches, and pruning can leave out the rest. Runs in the package's folder, before prune-dist.mjs.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import ts from 'typescript'

/** What an index passes on: the file and the name there, by the name that it exports. @typedef {Map<string, { file: string, name: string }>} Passed */

/** @type {Map<string, { passed: Passed, stars: string[] } | undefined>} */
const indexes = new Map()

/** @param {string} from @param {string} specifier */
const resolve = (from, specifier) => join(dirname(from), specifier.replace(/\.js$/, '.d.ts'))

/** @param {string} file */
const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/**
 * What an index passes on; undefined for a file that declares something itself.
 * @param {string} file
 */
function indexOf(file) {
  if (indexes.has(file)) return indexes.get(file)
  /** @type {Passed} */
  const passed = new Map()
  /** @type {string[]} */
  const stars = []
  let isIndex = posix.basename(file.split(sep).join('/')) === 'index.d.ts' && existsSync(file)
  for (const statement of isIndex ? parse(file).statements : []) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) {
      isIndex = false
      break
    }
    const target = resolve(file, statement.moduleSpecifier.text)
    if (!statement.exportClause) stars.push(target)
    else if (ts.isNamedExports(statement.exportClause))
      for (const { name, propertyName = name } of statement.exportClause.elements)
        passed.set(name.text, { file: target, name: propertyName.text })
  }
  const found = isIndex ? { passed, stars } : undefined
  indexes.set(file, found)
  return found
}

/** @param {string} file @param {string} name @returns {{ file: string, name: string } | undefined} */
function declaredIn(file, name) {
  const index = indexOf(file)
  if (!index) return undefined
  const passed = index.passed.get(name)
  if (passed) return declaredIn(passed.file, passed.name) ?? passed
  const star = index.stars.find((target) =>
    new RegExp(`export (?:declare )?(?:interface|type|class|const|function) ${name}\\b`).test(readFileSync(target, 'utf8'))
  )
  return star === undefined ? undefined : { file: star, name }
}

/** @param {string} from @param {string} to */
function specifierOf(from, to) {
  const path = relative(dirname(from), to)
    .split(sep)
    .join('/')
    .replace(/\.d\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

/** @param {string} file */
function withDirectImports(file) {
  const source = parse(file)
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = []
  for (const statement of source.statements) {
    const isImport = ts.isImportDeclaration(statement)
    if (!isImport && !ts.isExportDeclaration(statement)) continue
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.endsWith('/index.js')) continue
    const target = resolve(file, moduleSpecifier.text)
    const clause = isImport ? statement.importClause?.namedBindings : statement.exportClause
    if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause)) || !indexOf(target)) continue
    const isType = isImport ? statement.importClause?.isTypeOnly : statement.isTypeOnly
    const texts = clause.elements.map(({ name, propertyName = name, isTypeOnly }) => {
      const found = declaredIn(target, propertyName.text)
      if (!found) throw new Error(`${file} imports ${propertyName.text} of ${target}, which does not export it`)
      const named = found.name === name.text ? found.name : `${found.name} as ${name.text}`
      const keyword = `${isImport ? 'import' : 'export'}${isType || isTypeOnly ? ' type' : ''}`
      return `${keyword} { ${named} } from '${specifierOf(file, found.file)}';`
    })
    edits.push({ start: statement.getStart(source), end: statement.end, text: texts.join('\n') })
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
      const { literal } = node.argument
      const name = node.qualifier && ts.isIdentifier(node.qualifier) ? node.qualifier.text : undefined
      const found = literal.text.endsWith('/index.js') && name ? declaredIn(resolve(file, literal.text), name) : undefined
      if (found) edits.push({ start: literal.getStart(source), end: literal.end, text: `"${specifierOf(file, found.file)}"` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  edits.sort((a, b) => a.start - b.start)
  let text = source.text
  for (const { start, end, text: direct } of edits.reverse()) text = text.slice(0, start) + direct + text.slice(end)
  return edits.length > 0 ? text : undefined
}

for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const file = join('dist', name)
  if (!file.endsWith('.d.ts')) continue
  const text = withDirectImports(file)
  if (text !== undefined) writeFileSync(file, text)
}
