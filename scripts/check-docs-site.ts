import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

// Checks the built site of the documentation: links lead to pages and headings that exist, each page can be had as Markdown, and nothing comes from other hosts.

const site = join(import.meta.dirname, '../docs/.vitepress/dist')

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(join(site, name), 'utf8') }))
const idsOf = new Map(pages.map(({ name, html }) => [name, new Set(valuesOf(html, / id="([^"]+)"/g))]))

const faults = pages.flatMap(({ name, html }) => [
  ...valuesOf(html, /<(?:script|img|iframe|source|video)\b[^>]*\bsrc="(https?:[^"]+)"/g).map((url) => `${name} loads ${url}`),
  ...valuesOf(html, /<link\b[^>]*\bhref="(https?:[^"]+)"/g).map((url) => `${name} loads ${url}`),
  ...valuesOf(html, /<a\b[^>]*\bhref="([^":]*)"/g).flatMap((href) => faultOfLink(name, href)),
  ...(['404.html', 'index.html'].includes(name) || name.startsWith('decisions/') || existsSync(join(site, name.replace(/html$/, 'md')))
    ? []
    : [`${name} has no Markdown beside it`])
])
for (const name of ['llms.txt', 'llms-full.txt']) if (!existsSync(join(site, name))) faults.push(`${name} is missing`)

for (const fault of new Set(faults)) console.error(fault)
console.log(
  faults.length === 0 ? `docs: ${pages.length} pages without a fault in ${relative(process.cwd(), site)}` : `docs: ${faults.length} faults`
)
process.exitCode = faults.length === 0 ? 0 : 1

function faultOfLink(from: string, href: string): string[] {
  const [path = '', hash] = href.replaceAll('&amp;', '&').split('#')
  const base = path.startsWith('/') ? path.slice(1) : join(dirname(from), path)
  const target =
    path === ''
      ? from
      : [base, `${base}.html`, join(base, 'index.html')].find((name) => existsSync(join(site, name)) && /\.\w+$/.test(name))
  if (target === undefined) return [`${from} links to ${href}, which does not exist`]
  const id = hash === undefined || hash === '' ? undefined : decodeURIComponent(hash)
  return id === undefined || idsOf.get(target)?.has(id) !== false ? [] : [`${from} links to ${href}, and ${target} has no such heading`]
}

function valuesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value]) => value ?? '')
}
