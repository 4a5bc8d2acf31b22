import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slug } from 'github-slugger'
import { defineConfig } from 'vitepress'
import llms from 'vitepress-plugin-llms'
import { sidebar } from './pages.js'
import { linkToRepository } from './repository-links.js'

const manifest = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'))
const core = manifest('packages/core/package.json')
const repository: string = manifest('package.json').homepage

/** The site of the documentation: `npm run docs` builds it. Nothing in it is loaded from another host. */
export default defineConfig({
  lang: 'en-US',
  title: 'Rapport',
  description: core.description,
  cleanUrls: true,
  metaChunk: true,
  srcExclude: ['**/README.md'],
  // Headings have the names that they have in the repository, so that a link works in both places.
  markdown: { anchor: { slugify: slug }, config: (markdown) => linkToRepository(markdown, repository) },
  vite: {
    // @ts-expect-error The plugin's types are those of another Vite than VitePress brings.
    plugins: [llms({ ignoreFiles: ['decisions/*', '**/README.md'] })],
    build: { chunkSizeWarningLimit: 2_000 }
  },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Guide', link: '/quickstart' },
      { text: 'API', link: '/api' },
      { text: 'Tools', link: '/tools' },
      { text: 'Errors', link: '/errors' },
      { text: `${core.version}`, link: `${repository}/blob/main/CHANGELOG.md` }
    ],
    sidebar: sidebar(),
    outline: 'deep',
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' }
  }
})
