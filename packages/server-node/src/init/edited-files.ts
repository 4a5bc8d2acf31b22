import { embeddedDatabase, type FrameworkName, frameworks, rapportPackages, rapportTools, typeScriptTools } from './frameworks.js'
import type { PlannedFile } from './planned.js'
import type { Manifest, Project } from './project.js'
import type { Language } from './template.js'

interface ManifestChange {
  framework: FrameworkName
  isNew: boolean
  isTypeScript: boolean
  isCommonJs: boolean
  language: Language
  version: string
}

/** package.json with what Rapport needs. What is there stays, the versions and the indentation, too. */
export function changedManifest(project: Project, change: ManifestChange): PlannedFile {
  const { manifest, manifestText } = project
  const { framework, isNew, isTypeScript, isCommonJs, version } = change
  const changed: Manifest = manifest ? { ...manifest } : { name: 'hello-rapport', private: true }
  if (isNew) {
    if (!isCommonJs) changed.type = 'module'
    changed.scripts = { ...scriptsOf(change), ...withoutPlaceholder(manifest?.scripts) }
  }
  const inVersion = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, version]))
  const needed = { ...inVersion(rapportPackages), ...embeddedDatabase }
  const present = { ...manifest?.devDependencies, ...manifest?.dependencies }
  changed.dependencies = merged(manifest?.dependencies, { ...(isNew && frameworks[framework].dependencies), ...needed }, present)
  const tools = { ...inVersion(rapportTools), ...(isNew && isTypeScript && typeScriptToolsOf(framework)) }
  changed.devDependencies = merged(manifest?.devDependencies, tools, present)
  const indent = /^\{\r?\n([ \t]+)/.exec(manifestText ?? '')?.[1] ?? '  '
  return { path: 'package.json', text: `${JSON.stringify(changed, undefined, indent)}\n`, action: manifest ? 'change' : 'add' }
}

function typeScriptToolsOf(framework: FrameworkName): Record<string, string> {
  const { tsx, ...checking } = typeScriptTools
  const tools = framework === 'next' || tsx === undefined ? checking : { ...checking, tsx }
  return { ...tools, ...frameworks[framework].types }
}

/** The dependencies with those that the project has in no version yet, by name as npm sorts them. */
function merged(own: Record<string, string> = {}, added: Record<string, string>, present: Record<string, string>) {
  const missing = Object.entries(added).filter(([name]) => present[name] === undefined)
  return Object.fromEntries([...Object.entries(own), ...missing].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function scriptsOf({ framework, isTypeScript, language }: ManifestChange): Record<string, string> {
  if (framework === 'next') return { dev: 'next dev', build: 'next build', start: 'next start' }
  const run = `${isTypeScript ? 'tsx' : 'node'} server.${language.extension}`
  return { dev: run, start: run }
}

/** `npm init` writes a test that only fails. It is no test of the project. */
function withoutPlaceholder(scripts: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(scripts).filter(([, command]) => !command.includes('no test specified')))
}

/** .gitignore with the folder of the secret and the database; undefined when it names all that it has to. */
export function changedGitignore(text: string | undefined, isNew: boolean): Pick<PlannedFile, 'action' | 'text'> | undefined {
  const named = new Set((text ?? '').split('\n').map((line) => line.trim().replaceAll(/^\/|\/$/g, '')))
  const missing = ['.rapport', ...(isNew ? ['.env', '.next', 'node_modules'] : [])].filter((name) => !named.has(name))
  if (missing.length === 0) return undefined
  const before = text === undefined || text === '' || text.endsWith('\n') ? (text ?? '') : `${text}\n`
  return { text: `${before}${missing.join('\n')}\n`, action: text === undefined ? 'add' : 'change' }
}
