import { expect, test } from 'vitest'
import { runSteps, type Step, type StepResult } from './step-runner.mjs'

const node = (name: string, code: string, needs: string[] = []): Step => ({ name, command: process.execPath, args: ['-e', code], needs })

async function run(steps: Step[], atOnce = 2) {
  const seen: StepResult[] = []
  const results = await runSteps(steps, { cwd: process.cwd(), atOnce, onResult: (result) => seen.push(result) })
  expect(results).toEqual(seen)
  return Object.fromEntries(seen.map((result) => [result.name, result]))
}

test('every step runs although one fails, and each keeps its own output', async () => {
  const results = await run([
    node('first', 'console.log("a"); console.error("b"); process.exitCode = 3'),
    node('second', 'console.log("fine")'),
    { name: 'third', command: '/no/such/program', args: [] }
  ])
  expect(results.first).toMatchObject({ passed: false, output: expect.stringMatching(/^(a\nb|b\na)\n$/) })
  expect(results.second).toMatchObject({ passed: true, output: 'fine\n' })
  expect(results.third).toMatchObject({ passed: false, output: expect.stringContaining('cannot run /no/such/program') })
})

test('a step waits for what it needs, and is failed without being run when that failed', async () => {
  const results = await run([
    node('packages', 'console.log("must not run")', ['build']),
    node('size', '', ['packages']),
    node('build', 'process.exitCode = 1'),
    node('types', '')
  ])
  expect(results.build?.passed).toBe(false)
  expect(results.packages).toMatchObject({ passed: false, output: 'not run, because build failed\n' })
  expect(results.size).toMatchObject({ passed: false, output: 'not run, because packages failed\n' })
  expect(results.types?.passed).toBe(true)
})

test('a need that no step has is an error, not a wait without end', async () => {
  await expect(run([node('size', '', ['biuld'])])).rejects.toThrow('these steps wait for one that is not in the list: size')
})

test('steps come one after the other when only one may run at once', async () => {
  const results = await runSteps([node('a', 'setTimeout(() => {}, 50)'), node('b', ''), node('c', '')], {
    cwd: process.cwd(),
    atOnce: 1,
    onResult: () => {}
  })
  expect(results.map((result) => result.name)).toEqual(['a', 'b', 'c'])
})
