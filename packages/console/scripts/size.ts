import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a browser loads for the whole of the first page, with the part that draws charts there. */
const most = 180_000

const assets = join(import.meta.dirname, '../dist/app/assets')
const read = (name: string) => readFileSync(join(assets, name), 'utf8')

/** A script with all that it imports before it runs. */
function loadedWith(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known
  known.add(name)
  for (const [, file = ''] of read(name).matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)) loadedWith(file, known)
  return known
}

const page = readFileSync(join(assets, '../index.html'), 'utf8')
const [, main = ''] = /src="\.\/assets\/([\w-]+\.js)"/.exec(page) ?? []
const first = loadedWith(main)
// What the first page shows further down, and the chart there, come by themselves soon after.
for (const part of [/below-[\w-]+\.js/, /line-chart-[\w-]+\.js/]) {
  const [name] = part.exec([...first].map(read).join()) ?? []
  if (name === undefined) throw new Error(`The first page loads no ${part.source}`)
  loadedWith(name, first)
}
const bytes = [...first].reduce((sum, name) => sum + statSync(join(assets, `${name}.gz`)).size, 0)
console.log(
  `The console loads ${(bytes / 1000).toFixed(1)} kB of compressed JavaScript first, of ${most / 1000} kB (${first.size} files, gzip)`
)
if (bytes > most) process.exitCode = 1
