import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { defaultLimits } from '../../packages/core/src/context/settings.js'
import { type Setting, variablesOf } from '../../packages/server-node/src/configuration/setting.js'
import type { SettingGroups } from './configuration-page.js'
import { block, code, madeFrom, table } from './markdown.js'

/** An option as its interface declares it. */
export interface OptionRow {
  name: string
  type: string
  default: string
  meaning: string
}

const places = {
  options: 'packages/core/src/options.ts',
  integrations: 'packages/core/src/providers/settings.ts',
  limits: 'packages/core/src/context/settings.ts',
  mail: 'packages/core/src/mail/transport/mail-options.ts',
  embedder: 'packages/core/src/models/embedding-endpoint.ts'
}

/** Settings of `rapport serve` that have another name than the option. */
const settingNames: Readonly<Record<string, string>> = { store: 'database.url', accessLog: 'log.requests', mail: 'mail.smtpUrl' }

const example = `import { createRapport } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'

const { DATABASE_URL: connectionString, RAPPORT_SECRET: secret, RAPPORT_METRICS_TOKEN: metricsToken } = process.env
const rapport = createRapport({
  store: postgresStore({ connectionString }),
  basePath: '/rapport',
  secret,
  publicUrl: 'https://app.example.com',
  trustProxy: 1,
  metricsToken
})`

/** docs/options.md: every option of `createRapport`, from the comments of its types. */
export function optionsPage(root: string, groups: SettingGroups): string {
  const rowsOf = (place: keyof typeof places, name: string) => optionRows(readFileSync(join(root, places[place]), 'utf8'), name)
  const limits = rowsOf('limits', 'Limits').map((row) => ({ ...row, default: code(String(Object(defaultLimits)[row.name])) }))
  const options = [...rowsOf('integrations', 'IntegrationOptions'), ...rowsOf('options', 'RapportOptions')]
  return `${madeFrom('the types of the options (packages/core/src/options.ts)')}

# Options of createRapport

\`createRapport\` takes these options when Rapport runs inside of your own app. Every option has a default. An unknown or wrong option throws a
\`TypeError\` that names the option.

This is what a server in production usually sets:

<!-- code: given postgres -->

${block('ts', example)}

The column *Variable* names the variable of \`rapport serve\` with the same meaning. [Configuration](configuration.md) describes it. \`createRapport\`
itself reads no variables: your code passes their values. The \`rapport.js\` that [\`init\`](quickstart.md#in-your-own-app) writes reads the variables that
its \`.env.example\` explains.

${table(
  ['Option', 'Type', 'Default', 'Meaning', 'Variable'],
  options.map((row) => [...cellsOf(row), variableOf(row.name, groups)])
)}

## Limits

The fields of \`limits\`:

${tableOf(limits)}

## Mail

The fields of \`mail\`:

${tableOf(rowsOf('mail', 'MailOptions'))}

## Embedder

The fields of \`embedder\`:

${tableOf(rowsOf('embedder', 'EmbedderOptions'))}
`
}

/** The properties of an interface. What an optional one is without a value stands at the end of its comment, after `Default:`. */
export function optionRows(text: string, interfaceName: string): OptionRow[] {
  const source = ts.createSourceFile('options.ts', text, ts.ScriptTarget.Latest, true)
  const declaration = source.statements.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === interfaceName)
  if (!declaration) throw new Error(`There is no interface ${interfaceName}`)
  return declaration.members.filter(ts.isPropertySignature).map((member) => {
    const name = member.name.getText()
    const comments = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)
    const comment = comments.map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '').join(' ')
    const [meaning = '', standard] = comment.replaceAll(/\s+/g, ' ').split(/ Default: /)
    if (meaning === '') throw new Error(`The option ${name} of ${interfaceName} has no comment`)
    if (member.questionToken && standard === undefined) throw new Error(`The option ${name} of ${interfaceName} names no default`)
    const type = (member.type?.getText() ?? '').replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '')
    return { name, type, default: member.questionToken ? (standard ?? '').replace(/\.$/, '') : 'required', meaning: linked(meaning) }
  })
}

/** A page that a comment names by its path is a link on the site. */
const linked = (text: string) => text.replaceAll(/\bdocs\/([\w-]+)\.md\b/g, '[$1]($1.md)')

const cellsOf = ({ name, type, default: standard, meaning }: OptionRow) => [code(name), code(type), standard, meaning]

const tableOf = (rows: readonly OptionRow[]) => table(['Option', 'Type', 'Default', 'Meaning'], rows.map(cellsOf))

function variableOf(option: string, groups: SettingGroups): string {
  const name = settingNames[option] ?? option
  const setting: Setting<unknown> | undefined = Object.values(groups).find((settings) => settings[name] !== undefined)?.[name]
  return (setting && variablesOf(name, setting).map(code).join(', ')) || '–'
}
