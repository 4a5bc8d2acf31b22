import { type Setting, variablesOf } from '../../packages/server-node/src/configuration/setting.js'
import { block, code, madeFrom, table } from './markdown.js'

/** The settings by their names, in groups. */
export type SettingGroups = Readonly<Record<string, Readonly<Record<string, Setting<unknown>>>>>

const example = `{
  // Comments may stand here, and a comma after the last value.
  "publicUrl": "https://rapport.example.com",
  "trustProxy": 1,
  "database": { "maxConnections": 20 },
  "log": { "form": "text" },
  "providers": { "stripe": { "customerIdProperty": "workspace_id" } },
}`

const plans = `{
  "plans": {
    "default": { "name": "Team", "integrationConnections": 3 },
    "organizations": { "0198c0de-0000-7000-8000-000000000001": { "name": "Closed", "apiCalls": false, "websiteTracking": false } }
  }
}`

/** docs/configuration.md: every setting of \`rapport serve\`. */
export function configurationPage(groups: SettingGroups): string {
  return `${madeFrom('the settings of `rapport serve` (packages/server-node/src/configuration/settings.ts)')}

# Configuration of \`rapport serve\`

${code('rapport serve')} reads its settings from flags, from variables of the environment, and from a file. A flag outranks a variable, a variable outranks
the file, and the file outranks the default. An empty variable counts as absent.

The file is the one of \`--config FILE\`, else \`rapport.config.json\` in the folder that the server starts in. It is JSON:

${block('jsonc', example)}

- **Mistakes.** A name that there is not is an error, which says what is meant. So is a wrong value. No error shows a value. A variable whose name is nearly
  one of these is a warning in the log.
- **What holds.** \`npx @rapport/cli serve --print-config\` writes all settings and where they come from, with secrets hidden. It starts nothing.
- **Secrets** have no flags, as other users of a machine see the flags of a process. Set their variables, or let only the server read the file.
- **Without a secret** the server runs and says in its log what does not work: nobody can sign in to the console, and providers cannot be connected.
- **Other commands.** \`doctor\` reads the same settings. \`dev\` takes all of them from the file of \`--config\`, but for the address, the database and the
  base path.
- **A path in front.** If a proxy takes a path off, such as \`/rapport\`, put it into \`publicUrl\` (\`https://example.com/rapport\`), or trust the proxy and let
  it send \`X-Forwarded-Prefix\`. If it leaves the path on, set \`basePath\` instead. Setting both means that addresses begin with one and then the other.

${Object.entries(groups).map(groupOf).join('\n\n')}

## Plans

A plan says what organizations may do. \`apiCalls\` and \`websiteTracking\` are \`true\`, and \`integrationConnections\` is any number, unless the plan says
otherwise. A plan of \`organizations\`, by the id of an organization, takes what it leaves out from \`default\`.

${block('json', plans)}
`
}

function groupOf([title, settings]: [string, Readonly<Record<string, Setting<unknown>>>]): string {
  const rows = Object.entries(settings).map(([name, setting]) => [
    code(name),
    variablesOf(name, setting).map(code).join(', ') || '–',
    setting.flag === undefined ? '–' : code(setting.flag),
    setting.default === undefined ? '–' : code(String(setting.default)),
    `${sentence(setting.description)} ${sentence(setting.kind.what)}`
  ])
  return `## ${title}\n\n${table(['In the file', 'Variable', 'Flag', 'Default', 'What it is'], rows)}`
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
