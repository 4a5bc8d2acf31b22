import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocalRegistry, startRegistry } from './local-registry.js'

const root = join(import.meta.dirname, '../..')

export const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error']

export const manifestOf = (name: string) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))

/** A registry on this machine with all packages of ours, as they would be published. */
export interface PublishedPackages {
  registry: LocalRegistry
  /** The environment in which npm asks this registry alone, with a cache of its own: nothing of ours comes from elsewhere. */
  environment: NodeJS.ProcessEnv
}

/** Builds all packages, and publishes them to a registry in an empty folder. */
export async function publishPackages(folder: string): Promise<PublishedPackages> {
  execFileSync(process.execPath, ['scripts/ensure-ready.mjs', 'build'], { cwd: root, stdio: 'pipe' })
  mkdirSync(join(folder, 'registry'))
  const registry = await startRegistry(join(folder, 'registry'))
  const { npm_config_registry: _, ...inherited } = process.env
  const environment = { ...inherited, npm_config_registry: registry.url, npm_config_cache: join(folder, 'cache') }
  for (const name of readdirSync(join(root, 'packages')).filter((each) => !manifestOf(each).private)) {
    const args = ['publish', '--ignore-scripts', '--provenance=false', ...registry.options, ...quiet]
    execFileSync('npm', args, { cwd: join(root, 'packages', name), env: environment, stdio: 'pipe' })
  }
  return { registry, environment }
}
