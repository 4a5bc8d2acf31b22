import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** What an image runs, once its steps have run in a folder of this machine. */
export interface BuiltImage {
  /** Where its files are: the root of the image. */
  root: string
  workdir: string
  environment: Record<string, string>
  user: number
  entrypoint: string[]
  command: string[]
  healthCheck: string[]
}

/** The instructions of a Dockerfile, such as `RUN npm ci`. */
function instructionsOf(dockerfile: string): { name: string; rest: string }[] {
  const lines = dockerfile.replaceAll(/\\\n/g, ' ').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
      return { name, rest }
    })
}

/** Only the exec form: a shell between them would keep signals from the process. */
function execForm(name: string, text: string): string[] {
  const words: unknown = JSON.parse(text)
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) throw new Error(`${name} is not in exec form: ${text}`)
  return words
}

/**
 * Runs the steps of a Dockerfile without Docker: each stage is a folder under `into`, in which COPY and RUN work as in an image. The base image is this machine.
 * Throws for an instruction that it does not know.
 */
export function buildImage(dockerfile: string, context: string, into: string, environment: NodeJS.ProcessEnv): BuiltImage {
  const stages = new Map<string, string>()
  const fresh = (root: string): BuiltImage => {
    return { root, workdir: '/', environment: {}, user: 0, entrypoint: [], command: [], healthCheck: [] }
  }
  let image = fresh(into)
  for (const { name, rest } of instructionsOf(dockerfile)) {
    const here = join(image.root, image.workdir)
    switch (name) {
      case 'FROM': {
        const [, stage = `stage-${stages.size}`] = /\sAS\s(\S+)$/i.exec(rest) ?? []
        image = fresh(join(into, stage))
        stages.set(stage, image.root)
        mkdirSync(image.root, { recursive: true })
        break
      }
      case 'WORKDIR':
        image.workdir = rest
        mkdirSync(join(image.root, rest), { recursive: true })
        break
      case 'COPY': {
        const [, stage] = /^--from=(\S+)\s/.exec(rest) ?? []
        const paths = rest.split(/\s+/).filter((word) => !word.startsWith('--'))
        const target = paths.pop() ?? './'
        const from = stage === undefined ? context : stages.get(stage)
        if (from === undefined) throw new Error(`COPY names a stage that there is not: ${rest}`)
        for (const path of paths) {
          const isFolder = stage !== undefined
          cpSync(join(from, path), isFolder ? join(here, target) : join(here, target, path), { recursive: true, verbatimSymlinks: true })
        }
        break
      }
      case 'RUN':
        execFileSync('sh', ['-c', rest], { cwd: here, env: { ...environment, ...image.environment }, stdio: 'pipe' })
        break
      case 'ENV': {
        const [, variable, value = ''] = /^(\w+)=(\S*)$/.exec(rest) ?? []
        if (variable === undefined) throw new Error(`ENV has to be one NAME=VALUE: ${rest}`)
        image.environment[variable] = value
        break
      }
      case 'USER':
        image.user = Number(rest)
        break
      case 'HEALTHCHECK':
        image.healthCheck = execForm(name, rest.slice(rest.indexOf('CMD ') + 4))
        break
      case 'ENTRYPOINT':
        image.entrypoint = execForm(name, rest)
        break
      case 'CMD':
        image.command = execForm(name, rest)
        break
      case 'EXPOSE':
        break
      default:
        throw new Error(`The test does not know the instruction ${name}`)
    }
  }
  return image
}
