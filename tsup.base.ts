import { defineConfig, type Options } from 'tsup'

/** The build every package shares: ESM for Node 20.19, source maps, types made apart by tsc. */
export function build(entry: Record<string, string>, options: Options = {}) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    sourcemap: true,
    clean: true,
    dts: false,
    splitting: true,
    ...options
  })
}
