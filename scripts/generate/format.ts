import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** These files with their code as the repository's formatter writes it, so that generated code reads like any other. */
export function formatFiles(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, path.endsWith('.ts') ? format(path, text) : text]))
}

/** Where one snippet ends and the next begins. */
const border = '\n// next\n'

/** These pieces of code as the formatter writes them, in lines that stand in a docstring. */
export function formatSnippets(snippets: readonly string[]): string[] {
  if (snippets.length === 0) return []
  const formatted = format('snippets.ts', snippets.join(border), ['--line-width=95'])
  const pieces = formatted.split(border)
  if (pieces.length !== snippets.length) throw new Error(`Biome made ${pieces.length} snippets of ${snippets.length}`)
  return pieces.map((snippet) => snippet.trim())
}

/** Biome leaves files alone that it is told to, which generated ones are; so it is not told that this is one. */
function format(path: string, text: string, options: readonly string[] = []): string {
  const biome = join(root, 'node_modules/.bin/biome')
  const plainPath = path.replace('.generated.', '.')
  const { status, stdout, stderr, error } = spawnSync(biome, ['format', `--stdin-file-path=${plainPath}`, ...options], {
    cwd: root,
    input: text,
    encoding: 'utf8'
  })
  if (status === 0) return stdout
  throw new Error(`Biome cannot format ${path}: ${error?.message ?? stderr}`)
}
