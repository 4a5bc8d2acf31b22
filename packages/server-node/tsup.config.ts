import { copyFile, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { build } from '../../tsup.base.js'

const { resolve } = createRequire(import.meta.url)

/**
 * What only the commands need becomes part of their build. As peers, these would refuse hosts that have another version of them,
 * and hosts that only mount the listener would install them for nothing.
 */
const bundled = ['commander', 'csv-parse', 'jsonc-parser', 'nodemailer']

export default build(
  { index: 'src/index.ts', cli: 'src/cli.ts' },
  {
    noExternal: bundled,
    esbuildOptions(options) {
      // The other build of jsonc-parser hides from bundlers what it imports.
      options.mainFields = ['module', 'main']
    },
    esbuildPlugins: [
      {
        name: 'built-in modules of commander',
        setup({ onLoad }) {
          // commander is CommonJS. An ES module has no `require`, but asks the process for modules of Node.
          onLoad({ filter: /\/node_modules\/commander\/.*\.js$/ }, async ({ path }) => ({
            contents: (await readFile(path, 'utf8')).replaceAll(/require\('(node:\w+)'\)/g, "globalThis.process.getBuiltinModule('$1')")
          }))
        }
      }
    ],
    async onSuccess() {
      await copyFile(new URL('LICENSE', `file://${resolve('commander')}`), 'dist/commander.license.txt')
      await copyFile(new URL('../../LICENSE', `file://${resolve('csv-parse')}`), 'dist/csv-parse.license.txt')
      await copyFile(new URL('../../LICENSE.md', `file://${resolve('jsonc-parser')}`), 'dist/jsonc-parser.license.txt')
      await copyFile(new URL('../../LICENSE', `file://${resolve('nodemailer')}`), 'dist/nodemailer.license.txt')
    }
  }
)
