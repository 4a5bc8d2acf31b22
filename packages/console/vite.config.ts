import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const outDir = join(import.meta.dirname, 'dist/app')

/** Writes each script, style and catalogue packed beside itself, so that no server has to pack them again and again. */
function packed(): Plugin {
  return {
    name: 'packed',
    async closeBundle() {
      const folder = join(outDir, 'assets')
      const names = (await readdir(folder)).filter((name) => /\.(js|css|json)$/.test(name))
      const pack = async (name: string) => {
        const body = await readFile(join(folder, name))
        const br = await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        await writeFile(join(folder, `${name}.br`), br)
        await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(body))
      }
      await Promise.all(names.map(pack))
    }
  }
}

/** The page asks for the texts at once, not only when its script runs. */
function preloadedTexts(): Plugin {
  return {
    name: 'preloaded-texts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /^assets\/en-.*\.json$/.test(name))
        if (file === undefined) throw new Error('The build has no texts')
        return [{ tag: 'link', attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `./${file}` }, injectTo: 'head' }]
      }
    }
  }
}

/**
 * uPlot makes a format of the browser's language as it loads, which throws where a browser says `en-US@posix`. The charts have formats of their own, so
 * any language will do there.
 */
function chartsInAnyLanguage(): Plugin {
  const asked = 'domEnv ? nav.language : '
  return {
    name: 'charts-in-any-language',
    transform(code, id) {
      if (!/\/uplot\/dist\//i.test(id) || !id.endsWith('.js')) return null
      if (!code.includes(asked)) throw new Error(`${id} no longer has "${asked}"`)
      return { code: code.replace(asked, ''), map: null }
    }
  }
}

export default defineConfig({
  root: join(import.meta.dirname, 'app'),
  // The page is served below any path: scripts find each other beside themselves, and the server writes the page's own links.
  base: './',
  // The client is built after this (its tests have a server), so that its sources are taken.
  resolve: { alias: { '@rapport/client/session': join(import.meta.dirname, '../client/src/session.ts') } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One sheet, whose order is that of the imports: pages that come later bring no rules that turn up behind others.
    cssCodeSplit: false,
    // Libraries say "use client" for frameworks that render on servers; this is none.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      onLog: (level, log, next) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && next(level, log)
    }
  },
  plugins: [chartsInAnyLanguage(), preloadedTexts(), packed()]
})
