import { defineConfig } from 'tsup'

/** The script tag's file (IIFE, small, for browsers of the last years) and the ESM build. */
export default defineConfig([
  { entry: { rapport: 'src/script.ts' }, format: 'iife', target: 'es2018', platform: 'browser', minify: true, dts: false, clean: true, outExtension: () => ({ js: '.js' }) },
  { entry: { index: 'src/index.ts' }, format: 'esm', target: 'es2020', platform: 'browser', dts: false, sourcemap: true }
])
