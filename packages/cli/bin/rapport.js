#!/usr/bin/env node
// npm links a package's command only if its file exists when packages are installed, which in a clone is before the first build.
import { existsSync } from 'node:fs'

if (existsSync(new URL(import.meta.resolve('@rapport/server-node/cli')))) {
  const { main } = await import('@rapport/server-node/cli')
  process.exitCode = await main(process.argv)
} else {
  console.error(
    'rapport: this clone is not built yet. Run `npm run build` in its folder, or `npm start`, which builds and starts the demo.'
  )
  process.exitCode = 1
}
