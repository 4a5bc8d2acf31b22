import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { build } from '../../tsup.base.js'

const { resolve } = createRequire(import.meta.url)

/**
 * These two become part of the build, as they are slow to load from their packages: typebox is 680 files, and Node scans the whole public-suffix list
 * of tldts for exports. The types of typebox still come from its package.
 */
const bundled = ['typebox', 'tldts']

export default build(
  {
    index: 'src/index.ts',
    connector: 'src/connector.ts',
    memory: 'src/memory.ts',
    operations: 'src/operations.ts',
    storage: 'src/storage.ts',
    testing: 'src/testing.ts',
    types: 'src/types.ts',
    'testing/suites': 'src/testing/suites.ts'
  },
  {
    noExternal: bundled,
    esbuildOptions(options) {
      options.mainFields = ['module', 'main']
    },
    async onSuccess() {
      await copyFile(new URL('../license', `file://${resolve('typebox')}`), 'dist/typebox.license.txt')
      await copyFile(new URL('../../LICENSE', `file://${resolve('tldts')}`), 'dist/tldts.license.txt')
    }
  }
)
