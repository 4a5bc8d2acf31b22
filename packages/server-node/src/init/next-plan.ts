import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { frameworks } from './frameworks.js'
import type { Additions } from './planned.js'
import { type Project, ProjectError } from './project.js'
import { blockOf, fileOf, type Language, readTemplate } from './template.js'

const configNames = ['next.config.js', 'next.config.mjs', 'next.config.ts', 'next.config.cjs']
/** The template has a plain name where Next wants the sign for every path. */
const route = { template: 'app/rapport/every-path/route.ts', path: 'app/rapport/[[...path]]/route' }

/** Where a project of Next has its files: below `src` where `src/app` is. Throws ProjectError for one without the app router. */
function rootOf({ folder }: Project): string {
  if (existsSync(join(folder, 'app'))) return ''
  if (existsSync(join(folder, 'src/app'))) return 'src/'
  throw new ProjectError('This Next.js project has no folder app or src/app. Rapport needs the app router: https://nextjs.org/docs/app')
}

/** What is added to a project of Next, or makes a new one. */
export function nextFiles(project: Project, { isNew, language }: { isNew: boolean; language: Language }): Additions {
  const root = isNew ? '' : rootOf(project)
  const { extension } = language
  // Next finds a file in either language by a name without ending.
  const text = (name: string) => fileOf(`next/${name}`, language).replaceAll(/'((?:\.\.?\/)+rapport)\.js'/g, "'$1'")
  const files = [
    { path: `${root}rapport.${extension}`, text: text('rapport.ts') },
    { path: `${root}${route.path}.${extension}`, text: text(route.template) }
  ]
  const pastes: Additions['pastes'] = []
  const notes: string[] = []
  const has = (name: string) => existsSync(join(project.folder, name))
  if (has(`${root}instrumentation.ts`) || has(`${root}instrumentation.js`))
    pastes.push({ where: `in ${root}instrumentation.${extension}`, text: text('instrumentation.ts') })
  else files.push({ path: `${root}instrumentation.${extension}`, text: text('instrumentation.ts') })
  const config = configNames.find(has)
  if (config) pastes.push({ where: `in ${config}`, text: blockOf('next/next.config.mjs', language) })
  else files.push({ path: 'next.config.mjs', text: fileOf('next/next.config.mjs', language) })
  if (isNew) {
    files.push({ path: 'app/sign-up/route.ts', text: text('app/sign-up/route.ts') })
    for (const name of ['app/layout.tsx', 'app/page.tsx', 'tsconfig.json'])
      if (name !== 'tsconfig.json' || !project.usesTypeScript) files.push({ path: name, text: readTemplate(`next/${name}`) })
  } else {
    notes.push(
      `On servers that live only as long as a request, background jobs do not run: ${frameworks.next.title} has to be started with \`next start\`.`
    )
  }
  return { files, pastes, notes }
}
