import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** What the compiler does with a program. The same program costs the same on every machine. */
export interface Cost {
  /** How many types the compiler makes of generic ones. */
  instantiations: number
  /** What is wrong with the program. */
  faults: string[]
}

/** How a program is compiled. */
export interface Compilation {
  /** Where the program stands. */
  folder: string
  /** The packages whose global types it has, such as `node`. */
  types: readonly string[]
  skipLibCheck: boolean
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const base: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  typeRoots: [join(root, 'node_modules/@types')]
}

/** The files that every program reads, such as the compiler's own: each is parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/**
 * Compiles a program of one module that stands in a folder, as a user's editor or build does. Nothing is written.
 *
 * @example costOf("import { createRapport } from './dist/index.js'", { folder: 'packages/core', types: ['node'], skipLibCheck: true }).instantiations // 0
 */
export function costOf(text: string, { folder, types, skipLibCheck }: Compilation): Cost {
  const options: ts.CompilerOptions = { ...base, types: [...types], skipLibCheck }
  const path = join(folder, 'program.ts')
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, languageVersion) => {
    if (name === path) return ts.createSourceFile(path, text, languageVersion, true)
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, languageVersion))
    return parsed.get(name)
  }
  const program = ts.createProgram([path], options, host)
  const faults = ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    const place = file === undefined || file.fileName === path ? '' : `${file.fileName}: `
    return `${place}${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
  return { instantiations: program.getInstantiationCount(), faults }
}
