import ts from 'typescript'

/** A file's syntax tree, with parents set; no types are resolved. */
export function parse(path: string, text: string): ts.SourceFile {
  const known = parsed.get(path)
  if (known?.text === text) return known
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  parsed.set(path, source)
  return source
}

const parsed = new Map<string, ts.SourceFile>()

/** Every node of the file, parents first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  for (const child of children) yield* nodesOf(child)
}

/** The line, from 1, that a node or a position stands on. */
export function lineOf(source: ts.SourceFile, at: ts.Node | number): number {
  const position = typeof at === 'number' ? at : at.getStart(source)
  return source.getLineAndCharacterOfPosition(position).line + 1
}
