import { rmSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

// The three builds run side by side, so that none of them may clean the folder.
rmSync(new URL('dist', import.meta.url), { recursive: true, force: true })

const browser: Options = { target: 'es2020', platform: 'browser', dts: false, silent: true }

/** One file without imports for a script tag. */
const script: Options = {
  ...browser,
  format: 'iife',
  minify: true,
  outExtension: () => ({ js: '.js' })
}

/** The script tag's files, and the modules for bundlers, which share their parts. */
export const builds: Options[] = [
  { ...script, entry: { rapport: 'src/script.ts' } },
  { ...script, entry: { 'rapport-extras': 'src/extras-script.ts' } },
  { ...script, entry: { 'rapport-stub': 'src/stub.ts' } },
  { ...browser, format: 'esm', splitting: true, sourcemap: true, entry: { index: 'src/index.ts' } },
]

export default defineConfig(builds)
