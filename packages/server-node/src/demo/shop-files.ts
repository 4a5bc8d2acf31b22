import { readdir, readFile } from 'node:fs/promises'
import { packageRoot } from '../package-root.js'
import type { Content } from './send.js'

const types: Record<string, string> = { css: 'text/css', js: 'text/javascript' }

/** The addresses that the shop's page shows by itself once it is loaded. */
const shopPattern = /^\/(?:cart|sign-in|checkout|thanks)?$/
const productPattern = /^\/products\/([^/]*)$/

/** Reads the demo shop; answers what lies under a path. `publicKey` is the only key that gets into a page. */
export async function shopFiles(publicKey: string): Promise<(path: string) => Content | undefined> {
  const folder = new URL('demo/', packageRoot)
  const files = new Map<string, Content>()
  for (const name of await readdir(folder)) {
    const type = types[name.slice(name.lastIndexOf('.') + 1)]
    if (type) files.set(`/demo/${name}`, { type, body: await readFile(new URL(name, folder), 'utf8') })
  }
  const html = await readFile(new URL('index.html', folder), 'utf8')
  // The live view alone is no page of the shop: looking at it must not add to what it shows.
  files.set('/live', { type: 'text/html', body: html })
  const shop = { type: 'text/html', body: html.replace('<!-- TRACKER -->', trackerTag(publicKey)) }
  const slugs = new Set([...(files.get('/demo/catalog.js')?.body ?? '').matchAll(/slug: '([a-z-]+)'/g)].map(([, slug]) => slug))
  return (path) => {
    const [, slug] = productPattern.exec(path) ?? []
    // The page says that it is not sold.
    if (slug !== undefined) return slugs.has(slug) ? shop : { ...shop, status: 404 }
    return files.get(path) ?? (shopPattern.test(path) ? shop : undefined)
  }
}

/** The one tag that a website needs. Demo visitors want to see something, also in a browser that asks not to be tracked. */
function trackerTag(publicKey: string): string {
  return `<script defer src="/rapport.js" data-public-key="${publicKey}" data-signals="false"></script>`
}
