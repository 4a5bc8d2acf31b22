import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { givenFolder, type PageModule } from './page-modules.js'

/** As `tsc --init` writes them, for a program in Node. Packages are read as they are published: by the declarations that they were built with. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  esModuleInterop: true,
  skipLibCheck: true,
  types: ['node'],
  noEmit: true
}

/** Compiles modules of pages in one program; answers what is wrong, by the line of the page. */
export function compileFaults(modules: readonly PageModule[]): string[] {
  const texts = new Map(modules.map(({ path, text }) => [path, text]))
  /** A file that a page imports, and that none of its blocks is, such as `./rapport.js`, is one of `given/`. */
  const textOf = (path: string): string | undefined => {
    const text = texts.get(path)
    if (text !== undefined || !dirname(dirname(path)).endsWith('docs-code/pages')) return text
    return existsSync(join(givenFolder, basename(path))) ? `export * from '../../given/${basename(path, '.ts')}.js'` : undefined
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile, readFile, directoryExists } = host
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path)
  host.readFile = (path) => textOf(path) ?? readFile(path)
  host.directoryExists = (path) => path.includes('docs-code/pages') || directoryExists?.(path) !== false
  host.getSourceFile = (path, target) => {
    const text = textOf(path)
    return text === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, text, target, true)
  }
  const packages = join(givenFolder, 'packages.d.ts')
  const program = ts.createProgram([packages, ...texts.keys()], options, host)
  return modules.flatMap((module) => {
    const source = program.getSourceFile(module.path)
    return ts.getPreEmitDiagnostics(program, source).map((fault) => describe(fault, module))
  })
}

function describe({ messageText, start = 0, file }: ts.Diagnostic, { block, text }: PageModule): string {
  const line = file === undefined ? 0 : text.slice(0, start).split('\n').length - 1
  return `${block.page}:${block.line + line}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`
}
