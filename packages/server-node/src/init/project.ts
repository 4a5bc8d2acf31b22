import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type FrameworkName, frameworkNames, frameworks } from './frameworks.js'

/** The part of a package.json that `rapport init` reads. */
export interface Manifest {
  name?: string
  private?: boolean
  type?: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  [field: string]: unknown
}

/** A folder that Rapport is to be added to. */
export interface Project {
  folder: string
  /** undefined in a folder without a package.json. */
  manifest: Manifest | undefined
  /** The text of package.json, whose indentation stays. */
  manifestText: string | undefined
  /** Those whose package the project depends on. */
  frameworks: FrameworkName[]
  /** Whether there are programs in the folder, or only files such as a README. */
  hasCode: boolean
  usesTypeScript: boolean
  /** Whether its files are CommonJS: Node takes them so where package.json does not say `"type": "module"`. */
  isCommonJs: boolean
}

/** A folder or a package.json that cannot be read. The message is for the person at the terminal. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError'
}

const code = /\.([cm]?[jt]s|[jt]sx)$/
const codeFolders = ['app', 'pages', 'server', 'src']

/** Looks at a folder, and changes nothing. Throws ProjectError for a file, and for a package.json that is not a JSON object. */
export function readProject(folder: string): Project {
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new ProjectError(`${folder} is a file. Name a folder`)
  const manifestText = textOf(join(folder, 'package.json'))
  const manifest = manifestText === undefined ? undefined : parseManifest(manifestText)
  const packages = { ...manifest?.dependencies, ...manifest?.devDependencies }
  const names = existsSync(folder) ? readdirSync(folder) : []
  return {
    folder,
    manifest,
    manifestText,
    frameworks: frameworkNames.filter((name) => {
      const { package: needed } = frameworks[name]
      return needed !== undefined && packages[needed] !== undefined
    }),
    hasCode: names.some((name) => code.test(name) || codeFolders.includes(name)),
    usesTypeScript: names.includes('tsconfig.json') || packages.typescript !== undefined,
    isCommonJs: manifest !== undefined && manifest.type !== 'module'
  }
}

function parseManifest(text: string): Manifest {
  try {
    const parsed: Manifest | null = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
  } catch (error) {
    throw new ProjectError(`package.json is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new ProjectError('package.json must be a JSON object')
}

/** The text of a file; undefined where there is none. */
export function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
