import { spawn } from 'node:child_process'

/**
 * One step of the gate. `needs` names steps that must have passed first; when one of them failed, this one is failed without being run.
 * @typedef {{ name: string, command: string, args: string[], needs?: string[] }} Step
 *
 * @typedef {{ name: string, passed: boolean, seconds: number, output: string }} StepResult
 */

/**
 * Runs every step, at most `atOnce` at a time and in the order given where `needs` allows it. A step that fails stops no other that does not need it.
 * Never rejects: a command that cannot be started is a failed step.
 *
 * @param {readonly Step[]} steps
 * @param {{ cwd: string, atOnce: number, onResult: (result: StepResult) => void }} options
 * @returns {Promise<StepResult[]>} in the order in which the steps ended
 */
export async function runSteps(steps, { cwd, atOnce, onResult }) {
  const waiting = [...steps]
  /** @type {Map<string, StepResult>} */
  const results = new Map()
  /** @type {Set<Promise<void>>} */
  const running = new Set()

  /** @param {StepResult} result */
  const settle = (result) => {
    results.set(result.name, result)
    onResult(result)
  }

  /** @param {Step} step */
  const start = (step) => {
    waiting.splice(waiting.indexOf(step), 1)
    const broken = (step.needs ?? []).find((name) => results.get(name)?.passed === false)
    if (broken !== undefined) return settle({ name: step.name, passed: false, seconds: 0, output: `not run, because ${broken} failed\n` })
    const run = runStep(step, cwd).then((result) => {
      running.delete(run)
      settle(result)
    })
    running.add(run)
  }

  while (waiting.length > 0 || running.size > 0) {
    const ready = running.size < atOnce ? waiting.find((step) => (step.needs ?? []).every((name) => results.has(name))) : undefined
    if (ready) start(ready)
    else if (running.size > 0) await Promise.race(running)
    else throw new Error(`these steps wait for one that is not in the list: ${waiting.map((step) => step.name).join(', ')}`)
  }
  return [...results.values()]
}

/**
 * @param {Step} step
 * @param {string} cwd
 * @returns {Promise<StepResult>}
 */
function runStep({ name, command, args }, cwd) {
  const begun = performance.now()
  /** @type {Buffer[]} */
  const output = []
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    /** @param {boolean} passed */
    const end = (passed) =>
      resolve({ name, passed, seconds: (performance.now() - begun) / 1000, output: Buffer.concat(output).toString('utf8') })
    child.on('error', (error) => {
      output.push(Buffer.from(`cannot run ${command}: ${error.message}\n`))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
