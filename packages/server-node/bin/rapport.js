#!/usr/bin/env node
// npm links a package's command only if its file exists when packages are installed, which in a clone is before the first build.
import { existsSync } from 'node:fs'

const command = new URL('../dist/cli.js', import.meta.url)
if (existsSync(command)) {
  await import(command.href)
} else {
  console.error(
    'rapport: this clone is not built yet. Run `npm run build` in its folder, or `npm start`, which builds and starts the demo.'
  )
  process.exitCode = 1
}
