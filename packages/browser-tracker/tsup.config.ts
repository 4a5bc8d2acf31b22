import { fileURLToPath } from 'node:url'
import { defineConfig, type Options } from 'tsup'
import { ownOrigin } from './src/own-origin.js'

const source = (name: string) => fileURLToPath(new URL(`src/${name}.ts`, import.meta.url))

const browser: Options = {
  target: 'es2020',
  platform: 'browser',
  dts: false,
  silent: true,
  outExtension: () => ({ js: '.js' }),
  tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url))
}
/** One file without imports, for a script tag. */
const script: Options = { ...browser, format: 'iife', minify: true }

/** Puts the text of a built file into the place of `built:name`: whoever hands it out needs no file system, and may be bundled. */
const builtFiles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'built-files',
  setup({ onResolve, onLoad, esbuild }) {
    onResolve({ filter: /^built:/ }, ({ path }) => ({ path: path.slice('built:'.length), namespace: 'built' }))
    onLoad({ filter: /.*/, namespace: 'built' }, async ({ path }) => {
      const { target, platform, minify, format, tsconfig } = script
      const settings = { target, platform, minify, format, tsconfig } as Parameters<typeof esbuild.build>[0]
      const { outputFiles } = await esbuild.build({ ...settings, entryPoints: [source(path)], bundle: true, write: false })
      const contents = outputFiles?.[0]?.text ?? ''
      if (path === 'script' && contents.split(ownOrigin).length !== 2) throw new Error('script.ts must find its own origin once')
      return { contents, loader: 'text' }
    })
  }
}

const module: Options = { ...browser, format: 'esm', splitting: false }

/** The files of the script tag and the modules for bundlers. The names stay the same from build to build, so that nothing has to be cleaned. */
export const builds: Options[] = [
  { ...script, entry: { rapport: source('script') } },
  { ...script, entry: { 'rapport-extras': source('extras-script') } },
  { ...script, entry: { 'rapport-stub': source('stub') } },
  { ...module, entry: { index: source('index') } },
  { ...module, entry: { files: source('files') }, esbuildPlugins: [builtFiles] },
  // The bindings use the very tracker that the app imports, not a copy of it.
  { ...module, entry: { react: source('react') }, external: ['react', './index.js'] }
]

export default defineConfig(builds)
