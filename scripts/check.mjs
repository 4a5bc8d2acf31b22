// The one gate, `npm run check`: every step runs even when another fails; exits with 1 if any failed.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runSteps } from './step-runner.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = process.execPath

/** @param {string} name */
const bin = (name) => join(root, 'node_modules/.bin', name)

/** Those that take longest come first, so that two at a time end together. */
const steps = [
  { name: 'build', command: node, args: ['scripts/ensure-ready.mjs', 'build'] },
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'types of the tracker', command: bin('tsc'), args: ['--noEmit', '-p', 'packages/browser-tracker'], needs: ['build'] },
  { name: 'packages', command: node, args: ['scripts/check-packages.mjs'], needs: ['build'] },
  { name: 'cost of types', command: bin('tsx'), args: ['scripts/check-public-types.ts'], needs: ['build'] },
  { name: 'code of pages', command: bin('tsx'), args: ['scripts/check-docs-code.ts'], needs: ['build'] },
  { name: 'generated files', command: bin('tsx'), args: ['scripts/generate.ts', '--check'] },
  { name: 'openapi', command: bin('redocly'), args: ['lint', 'rapport', '--format', 'stylish'], needs: ['build'] },
  { name: 'unused code', command: bin('knip'), args: ['--no-progress'] },
  { name: 'size', command: 'npm', args: ['run', 'size', '--silent', '--workspace', 'packages/browser-tracker'], needs: ['build'] },
  { name: 'types of the console', command: bin('tsc'), args: ['-p', 'packages/console'] },
  { name: 'size of the console', command: 'npm', args: ['run', 'size', '--silent', '--workspace', 'packages/console'], needs: ['build'] },
  { name: 'documentation', command: 'npm', args: ['run', 'docs', '--silent'] },
  { name: 'prose', command: bin('tsx'), args: ['scripts/check-prose.ts'] },
  { name: 'structure', command: bin('tsx'), args: ['scripts/check-structure.ts', '--verbose'] },
  { name: 'format and lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'] }
]

const begun = performance.now()
const results = await runSteps(steps, {
  cwd: root,
  atOnce: 2,
  onResult: ({ name, passed, seconds, output }) => {
    console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`)
    if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '        '))
  }
})
const failed = results.filter((result) => !result.passed).map((result) => result.name)
const seconds = ((performance.now() - begun) / 1000).toFixed(1)
console.log(
  failed.length === 0
    ? `check: all ${steps.length} steps passed in ${seconds} s`
    : `check: ${failed.length} of ${steps.length} steps failed in ${seconds} s: ${failed.join(', ')}`
)
process.exitCode = failed.length === 0 ? 0 : 1
