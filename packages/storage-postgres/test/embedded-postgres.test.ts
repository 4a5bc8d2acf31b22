import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const module = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url))

it('a process that has loaded the embedded server ends with the code that it was given, so that failed tests show', async () => {
  const program = `await import(${JSON.stringify(module)}); process.exitCode = 3`
  const code = await new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], (error) => resolve(error?.code ?? 0))
  })
  expect(code).toBe(3)
})
