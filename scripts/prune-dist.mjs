// Leaves in `dist` what a package ships. Removes declarations that no entry point reaches, and the source maps that earlier versions of the build left.
// Runs in the package's folder.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @type {{ exports: Record<string, string | { types?: string }> }} */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const pending = Object.values(exports).flatMap((entry) => (typeof entry === 'object' && entry.types ? [join(entry.types)] : []))

/** @type {Set<string>} */
const reached = new Set()
for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
  if (reached.has(file)) continue
  reached.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()["'](\.[^"']+)\.js["']/g)) {
    const imported = join(dirname(file), `${path}.d.ts`)
    if (!existsSync(imported)) throw new Error(`${file} imports ${path}.js, which has no declarations: build the package again`)
    pending.push(imported)
  }
}

for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const file = join('dist', name)
  if (file.endsWith('.map') || (file.endsWith('.d.ts') && !reached.has(file))) rmSync(file)
}
