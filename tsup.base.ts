import { defineConfig, type Options } from 'tsup'

/** The build every package shares: ESM for Node 20.19, types made apart by tsc. */
export function build(entry: Record<string, string>, options: Options = {}) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    clean: true,
    dts: false,
    splitting: true,
    ...options
  })
}
