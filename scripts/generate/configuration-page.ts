import { type Setting, variablesOf } from '../../packages/server-node/src/configuration/setting.js'
import { block, code, madeFrom, table } from './markdown.js'

/** The settings by their names, in groups. */
export type SettingGroups = Readonly<Record<string, Readonly<Record<string, Setting<unknown>>>>>

const example = `{
  // Comments are allowed, and so is a comma after the last value.
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

\`rapport serve\` reads each setting from the first of these places that has it:

1. a flag
2. an environment variable (an empty variable counts as absent)
3. the configuration file
4. the default

\`--config FILE\` names the configuration file. Without \`--config\`, the server reads \`rapport.config.json\` in the folder where it starts. The file
is JSON:

${block('jsonc', example)}

- **See the settings.** \`npx @rapport/cli serve --print-config\` shows every setting and where it comes from. The command hides secrets, and starts no server.
- **Mistakes.** With an unknown name or a wrong value in the file, the server does not start. For an unknown name, the error suggests the right one. No error
  shows a value. If the name of a variable almost matches a setting, the log has a warning.
- **Secrets** have no flags, because other users of a machine can see the flags of a process. Set their variables, or write them into a file that only the
  server can read.
- **Without a secret**, the server runs. But nobody can sign in to the console, and nobody can connect a provider. The log says so.
- **Other commands.** \`doctor\` reads the same settings. \`dev\` reads settings only from the file of \`--config\`, and ignores the address, the database
  and the base path in this file.

### If a proxy adds a path

If people reach the server under a path, such as \`https://example.com/rapport\`, your settings depend on the proxy:

| The proxy | Set |
| --- | --- |
| removes the path \`/rapport\` from requests | Put the path into \`publicUrl\` (\`https://example.com/rapport\`). Or trust the proxy with \`trustProxy\`, and let it send \`X-Forwarded-Prefix\`. |
| passes the path on | Set \`basePath\` to \`/rapport\`. |
| removes one path and passes on another | Put the removed path into \`publicUrl\`, and the other path into \`basePath\`. Addresses then begin with both. |

A trusted proxy must set or remove \`X-Forwarded-Prefix\` itself. It must not pass on this header from a client.

${Object.entries(groups).map(groupOf).join('\n\n')}

## Plans

A plan says what organizations may do. All its fields are optional:

| Field | Meaning |
| --- | --- |
| \`name\` | The name of the plan, which errors show. |
| \`apiCalls\` | Whether the organization may call [tools](tools.md). |
| \`websiteTracking\` | Whether Rapport takes [events](events.md) for the organization. |
| \`integrationConnections\` | How many providers the organization may connect. \`null\` means any number. |

- \`default\` is the plan of all organizations. If it leaves out \`apiCalls\` or \`websiteTracking\`, they are \`true\`. If it leaves out
  \`integrationConnections\`, they have no limit.
- \`organizations\` has plans for single organizations, by their ids. If such a plan leaves out a field, the field of \`default\` applies.

${block('json', plans)}
`
}

function groupOf([title, settings]: [string, Readonly<Record<string, Setting<unknown>>>]): string {
  const rows = Object.entries(settings).map(([name, setting]) => [
    code(name),
    variablesOf(name, setting).map(code).join(', ') || '–',
    setting.flag === undefined ? '–' : code(setting.flag),
    setting.default === undefined ? '–' : code(String(setting.default)),
    sentence(setting.description),
    sentence(setting.kind.what.replaceAll(/\d{5,}/g, (digits) => Number(digits).toLocaleString('en')))
  ])
  return `## ${title}\n\n${table(['In the file', 'Variable', 'Flag', 'Default', 'What it is', 'Value'], rows)}`
}

/** The words of `--help` as sentences: its semicolons end them. */
const sentence = (words: string) => `${words.split('; ').map(capitalized).join('. ')}.`
const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
