import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { MarkdownOptions } from 'vitepress'

type MarkdownIt = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const docs = join(import.meta.dirname, '..')
const root = join(docs, '..')

/** Links from a page to files of the repository that are no pages lead to the repository. Throws for a file that does not exist. */
export function linkToRepository(markdown: MarkdownIt, repository: string): void {
  markdown.core.ruler.push('links to the repository', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null
      if (href === null || /^(?:#|\/|[a-z]+:)/.test(href)) continue
      const [path = '', hash] = href.split('#')
      const target = join(dirname(env.path), path)
      if (!relative(docs, target).startsWith('..') && path.endsWith('.md')) continue
      if (!existsSync(target)) throw new Error(`${relative(root, env.path)} links to ${href}, which does not exist`)
      const kind = statSync(target).isDirectory() ? 'tree' : 'blob'
      token.attrSet('href', `${repository}/${kind}/main/${relative(root, target)}${hash === undefined ? '' : `#${hash}`}`)
    }
  })
}
