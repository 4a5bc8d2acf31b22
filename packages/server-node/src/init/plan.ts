import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changedGitignore, changedManifest } from './edited-files.js'
import { type FrameworkName, frameworks } from './frameworks.js'
import { nextFiles } from './next-plan.js'
import type { Additions, Plan, PlannedFile } from './planned.js'
import { type Project, textOf } from './project.js'
import { blockOf, fileOf, inCommonJs, type Language, readTemplate } from './template.js'

export interface PlanOptions {
  framework: FrameworkName
  /** Makes a new app in TypeScript. A project that exists keeps its language. */
  typescript: boolean
  /** The version of the packages of Rapport. */
  version: string
}

/** Whether `init` would make a whole small app: the framework is not there yet, or there is nothing but a package.json. */
export function isNewApp({ frameworks: found, hasCode, manifest }: Project, framework: FrameworkName): boolean {
  return framework === 'node' ? !hasCode || manifest === undefined : !found.includes(framework)
}

/** Plans what to write, and writes nothing. */
export function planInit(project: Project, { framework, typescript, version }: PlanOptions): Plan {
  const isNew = isNewApp(project, framework)
  const isTypeScript = project.usesTypeScript || (isNew && (typescript || framework === 'next'))
  const startsModule = isNew && !project.hasCode
  const isCommonJs = project.isCommonJs && !startsModule && framework !== 'next'
  const language: Language = { isTypeScript, extension: `${isCommonJs ? 'm' : ''}${isTypeScript ? 'ts' : 'js'}` }
  const own =
    framework === 'next' ? nextFiles(project, { isNew, language }) : serverFiles(project, { framework, isNew, isCommonJs, language })
  const common: PlannedFile[] = [changedManifest(project, { framework, isNew, isTypeScript, isCommonJs, language, version })]
  const gitignore = changedGitignore(textOf(join(project.folder, '.gitignore')), isNew)
  if (gitignore) common.push({ path: '.gitignore', ...gitignore })
  const example = readTemplate('env.example')
  const hasExample = existsSync(join(project.folder, '.env.example'))
  if (!hasExample) common.push({ path: '.env.example', text: example, action: 'add' })
  const files = [...common, ...own.files.map(({ path, text }) => addition(project, path, text))]
  return {
    framework,
    isNewApp: isNew,
    files: files.filter(({ path, text }) => textOf(join(project.folder, path)) !== text),
    pastes: hasExample ? [...own.pastes, { where: 'in .env.example', text: example }] : own.pastes,
    notes: own.notes
  }
}

function serverFiles(
  { usesTypeScript }: Project,
  {
    framework,
    isNew,
    isCommonJs,
    language
  }: { framework: Exclude<FrameworkName, 'next'>; isNew: boolean; isCommonJs: boolean; language: Language }
): Additions {
  const { extension, isTypeScript } = language
  const files = [{ path: `rapport.${extension}`, text: fileOf('server/rapport.ts', language) }]
  if (isNew) {
    files.push({ path: `your-app.${extension}`, text: fileOf('server/your-app.ts', language) })
    files.push({ path: `server.${extension}`, text: fileOf(`server/${framework}.ts`, language) })
    if (isTypeScript && !usesTypeScript) files.push({ path: 'tsconfig.json', text: readTemplate('server/tsconfig.json') })
    return { files, pastes: [], notes: [] }
  }
  const block = blockOf(`server/${framework}.ts`, language)
  const paste = { where: frameworks[framework].where, text: isCommonJs ? inCommonJs(block) : block }
  const notes: string[] = []
  if (isCommonJs)
    notes.push('This project is CommonJS, and Rapport is ES modules: paste the block into the async function that starts your server.')
  if (isCommonJs && isTypeScript)
    notes.push('TypeScript needs `"module": "nodenext"` in tsconfig.json, or it turns import() into require().')
  return { files, pastes: [paste], notes }
}

function addition({ folder }: Project, path: string, text: string): PlannedFile {
  return { path, text, action: existsSync(join(folder, path)) ? 'overwrite' : 'add' }
}
