import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

interface Manifest {
  name: string
  version: string
  private?: boolean
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))

/** Packs every package that is published and serves the archives as a registry does. `env` makes npm take the scope @rapport from there. */
export async function startRegistry(folder: string) {
  mkdirSync(folder, { recursive: true })
  const published = readdirSync(join(root, 'packages')).filter((name) => !manifestOf(name).private)
  const workspaces = published.flatMap((name) => ['--workspace', `packages/${name}`])
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...workspaces]
  const packed: { name: string; filename: string }[] = JSON.parse(execFileSync('npm', packing, { cwd: root, encoding: 'utf8' }))
  const archives = new Map(packed.map(({ name, filename }) => [name, filename]))
  const manifests = new Map(published.map((name) => [manifestOf(name).name, manifestOf(name)]))

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1)
    if (path.endsWith('.tgz')) return void response.end(readFileSync(join(folder, path)))
    const manifest = manifests.get(path)
    const archive = archives.get(path)
    if (!manifest || !archive) return void response.writeHead(404).end('{}')
    const integrity = `sha512-${createHash('sha512')
      .update(readFileSync(join(folder, archive)))
      .digest('base64')}`
    const { version } = manifest
    const dist = { tarball: `${url}/${archive}`, integrity }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name: path, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      'npm_config_@rapport:registry': `${url}/`,
      // Other shells lose variables with such names.
      npm_config_script_shell: 'bash',
      npm_config_prefer_offline: 'true',
      npm_config_yes: 'true'
    },
    close: () => server.close()
  }
}
