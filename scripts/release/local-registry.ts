import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Not a dependency of the repository: it would bring 280 packages to everybody who installs it. */
const verdaccio = 'verdaccio@6.8.0'

export interface LocalRegistry {
  url: string
  /** What tells npm to use it: options that a command line ends with. */
  options: string[]
  stop(): Promise<void>
}

/** Starts a registry in an empty folder. It keeps packages of ours itself, and asks for others where npm asks on this machine. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { cwd: folder, encoding: 'utf8' }).trim()
  // One of its packages asks for a tag of node-fetch that not every registry has.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides: { 'node-fetch': '2.7.0' } }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error', verdaccio], { cwd: folder })
  const config = {
    storage: join(folder, 'storage'),
    max_body_size: '50mb',
    uplinks: { upstream: { url: upstream, timeout: '60s', maxage: '60m' } },
    packages: {
      '@rapport/*': { access: '$all', publish: '$anonymous' },
      '**': { access: '$all', proxy: 'upstream' }
    },
    log: { type: 'stdout', format: 'json', level: 'error' }
  }
  // JSON is YAML, too.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const bin = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const child = spawn(process.execPath, [bin, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: 'ignore'
  })
  await answering(url, child)
  return {
    url,
    options: ['--registry', url, `--//127.0.0.1:${port}/:_authToken=anonymous`],
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  return address.port
}

/** Asks until it answers. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The registry ended with ${child.exitCode}`)
    const answer = await fetch(`${url}-/ping`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
