import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect } from 'vitest'

/** The page of the guide. */
const page = readFileSync(new URL('../../../../docs/write-a-connector.md', import.meta.url), 'utf8')

/** The page beside it that lists all functions and fields. */
export const reference = readFileSync(new URL('../../../../docs/connector-reference.md', import.meta.url), 'utf8')

/** The TypeScript of the page, in its order. */
const snippets = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) => code)

/** The snippet of the page that has this text. */
export function snippetWith(text: string): string {
  const [found, ...others] = snippets.filter((code) => code.includes(text))
  if (found === undefined || others.length > 0) throw new Error(`Not one snippet of the page has ${text}`)
  return found
}

const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<Record<string, unknown>> = Object.getPrototypeOf(
  async () => {}
).constructor

/** Runs a snippet as a module, with these modules and globals; answers what it exports. */
export async function runSnippet(
  code: string,
  modules: Readonly<Record<string, object>>,
  globals: object = {}
): Promise<Record<string, unknown>> {
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }
  const { outputText, diagnostics = [] } = ts.transpileModule(code, { compilerOptions, reportDiagnostics: true })
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([])
  const names = [...outputText.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
  const script = outputText
    .replaceAll(/^import (\{.*?\}) from '(.*?)';$/gm, (_, imported, from) => {
      expect(Object.keys(modules), `the page imports ${from}`).toContain(from)
      return `const ${imported} = modules['${from}']`
    })
    .replaceAll(/^export (const|function) /gm, '$1 ')
  const values = { modules, ...globals }
  return new AsyncFunction(...Object.keys(values), `${script}\nreturn { ${names.join(', ')} }`)(...Object.values(values))
}
