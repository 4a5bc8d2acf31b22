import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type FrameworkName, frameworkNames, frameworks } from '../init/frameworks.js'
import { nextSteps, planText } from '../init/next-steps.js'
import { isNewApp, planInit } from '../init/plan.js'
import { type Project, ProjectError, readProject } from '../init/project.js'
import { secretPath, writePlan } from '../init/write-plan.js'
import { CommandError } from './command-error.js'
import { ownVersion } from './own-version.js'

export interface InitOptions {
  framework?: FrameworkName
  typescript?: true
  install?: true
  overwrite?: true
  yes?: true
}

/** `rapport init` */
export async function init(folder: string, options: InitOptions): Promise<void> {
  try {
    await addRapport(resolve(folder), options)
  } catch (error) {
    throw error instanceof ProjectError ? new CommandError(error.message) : error
  }
}

async function addRapport(folder: string, options: InitOptions): Promise<void> {
  const project = readProject(folder)
  const framework = options.framework ?? (await frameworkOf(project))
  const plan = planInit(project, { framework, typescript: options.typescript === true, version: ownVersion() })
  const what = plan.isNewApp ? 'A small new app' : 'Rapport in your app'
  process.stdout.write(`${what} with ${frameworks[framework].title}, in ${folder}:\n\n${planText(plan, secretPath)}\n`)
  const inTheWay = plan.files.filter(({ action }) => action === 'overwrite').map(({ path }) => path)
  if (inTheWay.length > 0 && !options.overwrite)
    throw new CommandError(`Nothing was written, because these files exist: ${inTheWay.join(', ')}. To replace them, add --overwrite`)
  if (!options.yes && !/^(y|yes|)$/i.test((await ask('Write these files? [Y/n] ', '--yes')).trim()))
    throw new CommandError('Nothing was written.')
  await writePlan(folder, plan)
  const manager = packageManager(folder)
  if (options.install) await install(folder, manager)
  process.stdout.write(nextSteps(plan, options.install ? undefined : `${manager} install`))
}

/** The framework that the project says; asks a person where it says none, or several. */
async function frameworkOf(project: Project): Promise<FrameworkName> {
  const [found, ...others] = project.frameworks
  if (found && others.length === 0) return found
  if (!found && !isNewApp(project, 'node')) return 'node'
  const choice = found ? project.frameworks : frameworkNames
  const answer = (await ask(`Which framework: ${choice.join(', ')}? `, `--framework, which is one of ${choice.join(', ')}`)).trim()
  const chosen = frameworkNames.find((name) => name === answer.toLowerCase())
  if (!chosen)
    throw new CommandError(`${JSON.stringify(answer)} is not a framework that init knows. It knows ${frameworkNames.join(', ')}.`)
  return chosen
}

async function ask(question: string, option: string): Promise<string> {
  if (!process.stdin.isTTY) throw new CommandError(`Nobody can answer a question here. Use the option ${option}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

const locks: Record<string, string> = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun', 'bun.lockb': 'bun' }

/** The package manager whose lock file is there; npm if there is none. */
function packageManager(folder: string): string {
  const lock = Object.keys(locks).find((name) => existsSync(join(folder, name)))
  return (lock !== undefined && locks[lock]) || 'npm'
}

async function install(folder: string, manager: string): Promise<void> {
  process.stdout.write(`${manager} install\n`)
  // On Windows, package managers are scripts, which only a shell starts.
  const child = spawn(manager, ['install'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  const code = await new Promise<number | null>((done) => {
    child.once('error', () => done(null))
    child.once('close', done)
  })
  if (code !== 0) throw new CommandError(`The files are written, but \`${manager} install\` failed. Run it again in ${folder}`)
}
