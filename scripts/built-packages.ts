import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Builds the packages before tests that import them from `dist`. `npm test` and `npm run test:long` have built them before Vitest starts. */
export default function setup(): void {
  if (process.env.npm_lifecycle_event?.startsWith('test')) return
  const ensureReady = join(dirname(fileURLToPath(import.meta.url)), 'ensure-ready.mjs')
  execFileSync(process.execPath, [ensureReady, 'build:js'], { stdio: ['ignore', 'ignore', 'inherit'] })
}
