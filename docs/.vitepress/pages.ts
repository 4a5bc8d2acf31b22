import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DefaultTheme } from 'vitepress'
import { groups } from './groups.js'

const docs = join(import.meta.dirname, '..')

const pagesIn = (folder: string) =>
  readdirSync(join(docs, folder))
    .filter((name) => name.endsWith('.md') && name !== 'index.md' && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length))
    .sort()

/** The first heading of a page. */
function titleOf(path: string): string {
  const heading = /^# (.+)$/m.exec(readFileSync(join(docs, `${path}.md`), 'utf8'))
  if (!heading?.[1]) throw new Error(`docs/${path}.md has no heading of the first level`)
  return heading[1].replaceAll('`', '')
}

/** A page in the menu. Pages in the folder of its name stand below it. */
function itemOf(path: string): DefaultTheme.SidebarItem {
  const item = { text: titleOf(path), link: `/${path}` }
  if (!existsSync(join(docs, path))) return item
  return { ...item, collapsed: true, items: pagesIn(path).map((page) => itemOf(`${path}/${page}`)) }
}

/** The menu beside each page. Throws where a page is in no group, in two, or missing. */
export function sidebar(): DefaultTheme.SidebarItem[] {
  const grouped = groups.flatMap(({ pages }) => pages)
  const known = pagesIn('.')
  const faults = [
    ...known.filter((page) => !grouped.includes(page)).map((page) => `docs/${page}.md stands in no group`),
    ...grouped.filter((page) => !known.includes(page)).map((page) => `docs/${page}.md does not exist`),
    ...grouped.filter((page, at) => grouped.indexOf(page) !== at).map((page) => `docs/${page}.md stands in two groups`)
  ]
  if (faults.length > 0) throw new Error(`docs/.vitepress/groups.ts: ${faults.join(', ')}`)
  return [
    ...groups.map(({ title, pages }) => ({ text: title, collapsed: false, items: pages.map(itemOf) })),
    { text: 'Decisions', collapsed: true, items: pagesIn('decisions').map((page) => itemOf(`decisions/${page}`)) }
  ]
}
