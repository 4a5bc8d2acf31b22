import { fileURLToPath } from 'node:url'
import { defineConfig, type Options } from 'tsup'

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
const module: Options = { ...browser, format: 'esm', sourcemap: true, splitting: false }

/** The files of the script tag and the modules for bundlers. The names stay the same from build to build, so that nothing has to be cleaned. */
export const builds: Options[] = [
  { ...script, entry: { rapport: source('script') } },
  { ...script, entry: { 'rapport-extras': source('extras-script') } },
  { ...script, entry: { 'rapport-stub': source('stub') } },
  { ...module, entry: { index: source('index') } },
  // The bindings use the very tracker that the app imports, not a copy of it.
  { ...module, entry: { react: source('react') }, external: ['react', './index.js'] }
]

export default defineConfig(builds)
