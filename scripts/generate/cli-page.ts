import { program } from '../../packages/server-node/src/cli/program.js'
import { storeOptions, workspaceOptions } from '../../packages/server-node/src/cli/store-options.js'
import { block, code, madeFrom, sentence, table } from './markdown.js'

type Command = ReturnType<typeof program>
type Option = Command['options'][number]

/** A command that does something, with the words that call it, such as `key create`. */
export interface NamedCommand {
  name: string
  command: Command
}

/** The commands of a program that have no commands below them, in the order of its help. */
export function leafCommands(whole: Command, before = ''): NamedCommand[] {
  return whole.commands.flatMap((command) => {
    const name = `${before}${command.name()}`
    return command.commands.length === 0 ? [{ name, command }] : leafCommands(command, `${name} `)
  })
}

/** docs/cli.md: what each command does, its options with their defaults, and an example. Throws for a command without an example. */
export function cliPage(whole: Command, examples: Readonly<Record<string, string>>): string {
  const commands = leafCommands(whole)
  const overview = commands.map(({ name, command }) => [`[${code(name)}](#${name.replaceAll(' ', '-')})`, sentence(command.description())])
  const sections = commands.map(({ name, command }) => section(name, command, examples[name]))
  return `${madeFrom('the help of the program (packages/server-node/src/cli/program.ts)')}

# Command line

The program ${code('rapport')} is in the package ${code('@rapport/cli')}. Run it with ${code('npx')}, without an installation:

${block('sh', 'npx @rapport/cli dev --demo')}

In a project that has installed ${code('@rapport/cli')}, ${code('npx rapport')} is enough. Each command has ${code('--help')}.

${table(['Command', 'What it does'], overview)}

## Output and exit codes

Answers go to standard output. Logs and errors go to standard error. With ${code('--json')}, the answer is one line of JSON.

${table(
  ['Exit code', 'Meaning'],
  [
    ['0', 'The command succeeded. For a server: somebody stopped it, and it finished its requests.'],
    [
      '1',
      'The arguments are wrong, or something failed. Standard error says what. Commands that check something exit with 1 if they find a fault: `doctor`, `eval --min`, `events check`, `audit verify`, and `import` with refused lines.'
    ]
  ]
)}

## Options of a database

Many commands work on a database. Name the database by ${code('--store')}, by ${code('--data')}, or by the variable ${code('DATABASE_URL')}.

${optionsTable(databaseOptions)}

## Options of a workspace

Other commands work on one organization. Name where it is in one of these ways: a server (${code('--url')} and ${code('--key')}), the directory of a ${code('rapport dev')}
(${code('--data')}), or a database (${code('--store')}).

${optionsTable(workspace)}

${sections.join('\n\n')}
`
}

const databaseOptions = storeOptions(program().createCommand()).options
const workspace = workspaceOptions(program().createCommand()).options
const groups = [
  { options: workspace, link: '[options of a workspace](#options-of-a-workspace)' },
  { options: databaseOptions, link: '[options of a database](#options-of-a-database)' }
]

function section(name: string, command: Command, example: string | undefined): string {
  if (example === undefined) throw new Error(`The command ${name} has no example`)
  const names = command.registeredArguments.map((argument) => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`))
  const usage = [name, ...names, '[options]'].join(' ')
  const more = helpAfter(command)
  const group = groups.find(({ options }) => options.every((shared) => command.options.some((own) => isSame(own, shared))))
  const own = command.options.filter((option) => !group?.options.some((shared) => isSame(option, shared)))
  const also = group === undefined ? [] : [`${own.length === 0 ? 'It has' : 'It also has'} the ${group.link}.`]
  const parts = [
    `## ${name}`,
    sentence(command.description()),
    block('text', `npx @rapport/cli ${usage}`),
    ...(names.length === 0
      ? []
      : [
          table(
            ['Argument', 'What it is'],
            command.registeredArguments.map((each, index) => [code(names[index] ?? ''), sentence(each.description)])
          )
        ]),
    ...(own.length === 0 ? [] : [optionsTable(own)]),
    ...also,
    ...(more === '' ? [] : [block('text', more)]),
    'Example:',
    block('sh', `npx @rapport/cli ${example}`)
  ]
  return parts.join('\n\n')
}

const isSame = (one: Option, other: Option) => one.flags === other.flags && one.description === other.description

function optionsTable(options: readonly Option[]): string {
  const rows = options.map((option) => {
    const { text, byDefault, variables } = factsOf(option)
    return [code(option.flags), byDefault, variables, `${sentence(text)}${option.mandatory ? ' Required.' : ''}`]
  })
  return table(['Option', 'Default', 'Variable', 'What it is'], rows)
}

/** What an option says of itself. Some say their default and their variables at the end of their description. Defaults that are words are no code. */
function factsOf({ description, defaultValue, envVar, argChoices }: Option): { text: string; byDefault: string; variables: string } {
  const [, before = description, inside = ''] = /^(.*?) \(((?:default|env): [^()]*)\)$/.exec(description) ?? []
  const [, described = ''] = /default: (.*?)(?:, env: |$)/.exec(inside) ?? []
  const [, env = ''] = /env: (.*)$/.exec(inside) ?? []
  const isDescribed = defaultValue === undefined || defaultValue === false || Array.isArray(defaultValue)
  const known = isDescribed ? described : String(defaultValue)
  const isWords = isDescribed && (known === '' || known.includes('`') || known.includes(' '))
  const variables = (envVar ?? env).split(', ').filter(Boolean)
  return {
    text: argChoices ? `${before}: one of ${argChoices.map(code).join(', ')}` : before,
    byDefault: isWords ? known : code(known),
    variables: variables.map(code).join(', ')
  }
}

/** What a command's help says after its options. */
function helpAfter(command: Command): string {
  let written = ''
  const output = command.configureOutput()
  command.configureOutput({ ...output, writeOut: (text) => (written += text), getOutHelpWidth: () => 100 })
  command.outputHelp()
  const [, after = ''] = written.split(command.helpInformation())
  command.configureOutput(output)
  return after.trim()
}
