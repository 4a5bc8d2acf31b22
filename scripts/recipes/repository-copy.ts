import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A copy of the repository in a temporary folder, with the same installed packages. What is done to it leaves the repository alone. */
export class RepositoryCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'rapport-recipes-')))

  /** Copies the files that git knows or would take, as they stand on disk. */
  constructor(original: string) {
    const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: original, encoding: 'utf8' })
    if (listed.status !== 0) throw new Error(`git cannot list the files of ${original}: ${listed.stderr}`)
    const paths = listed.stdout.split('\0').filter((path) => path !== '' && existsSync(join(original, path)))
    for (const path of paths) cpSync(join(original, path), join(this.root, path))
    this.#linkPackages(original)
  }

  /** The packages of the repository itself lead into the copy; all others to where they are installed. */
  #linkPackages(original: string): void {
    const installed = join(original, 'node_modules')
    const linked = join(this.root, 'node_modules')
    mkdirSync(linked)
    for (const name of readdirSync(installed)) {
      if (name === '@rapport') cpSync(join(installed, name), join(linked, name), { recursive: true, verbatimSymlinks: true })
      else if (name !== '.cache') symlinkSync(join(installed, name), join(linked, name))
    }
    for (const name of readdirSync(join(original, 'packages'))) {
      const own = join(original, 'packages', name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(this.root, 'packages', name, 'node_modules'))
    }
    // PGlite runs in a worker, which is a built program of its own. No test reads anything else that is built.
    const worker = 'packages/storage-postgres/dist'
    symlinkSync(join(original, worker), join(this.root, worker))
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path))
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), text)
  }

  /** The test files of a folder, or a test file itself. */
  testsIn(path: string): string[] {
    const found = this.has(path) && path.endsWith('/') ? readdirSync(join(this.root, path), { recursive: true, encoding: 'utf8' }) : [path]
    return found.filter((name) => name.endsWith('.test.ts') && !name.endsWith('.long.test.ts'))
  }

  /** Runs an installed command, such as `tsc`, in the copy. Throws an error with all that it printed when it fails. */
  async run(command: string, ...args: string[]): Promise<string> {
    const child = spawn(join(this.root, 'node_modules/.bin', command), args, { cwd: this.root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed after the recipes:\n${output.trim()}`)
    return output
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
