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

\`--config FILE\` names the file. Without \`--config\`, the server reads \`rapport.config.json\` in the folder that it starts in. The file is JSON:

${block('jsonc', example)}

- **Mistakes.** An unknown name in the file is an error, which says which name is meant. A wrong value is an error, too. No error shows a value. If the name
  of a variable is nearly one of these, the log has a warning.
- **Which settings hold.** \`npx @rapport/cli serve --print-config\` shows every setting and where it comes from. It hides secrets, and starts nothing.
- **Secrets** have no flags, because other users of a machine can see the flags of a process. Set their variables, or let only the server read the file.
- **Without a secret**, the server runs. Its log says what does not work: nobody can sign in to the console, and no provider can be connected.
- **Other commands.** \`doctor\` reads the same settings. \`dev\` reads them from the file of \`--config\`, except for the address, the database and the base
  path.
- **A path in front.** A proxy may take a path off, such as \`/rapport\`. Then put the path into \`publicUrl\` (\`https://example.com/rapport\`), or trust the
  proxy and let it send \`X-Forwarded-Prefix\`. If the proxy leaves the path on, set \`basePath\` instead. If you set both, addresses begin with the path that
  the proxy takes off, and \`basePath\` follows. A trusted proxy must set or remove \`X-Forwarded-Prefix\` itself. It must not pass on the
  header of a client.

${Object.entries(groups).map(groupOf).join('\n\n')}

## Plans

A plan says what organizations may do. When a plan leaves them out, \`apiCalls\` and \`websiteTracking\` are \`true\`, and \`integrationConnections\` has no
limit. \`organizations\` has plans by the id of an organization. Such a plan takes what it leaves out from \`default\`.

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
    sentence(setting.kind.what)
  ])
  return `## ${title}\n\n${table(['In the file', 'Variable', 'Flag', 'Default', 'What it is', 'Value'], rows)}`
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
