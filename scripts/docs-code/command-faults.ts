import { program } from '../../packages/server-node/src/cli/program.js'

type Command = ReturnType<typeof program>

/** The arguments of a command line of Rapport: what stands behind `rapport` or `npx @rapport/cli`. */
export function rapportArguments(words: readonly string[]): readonly string[] | undefined {
  const [first, ...others] = words
  if (first === 'rapport') return others
  if (first !== 'npx') return undefined
  const at = others.findIndex((word) => word === '@rapport/cli' || word.startsWith('@rapport/cli@'))
  return at >= 0 && others.slice(0, at).every((word) => word.startsWith('-')) ? others.slice(at + 1) : undefined
}

/** What is wrong with a whole command line: the command's own parser reads it, and nothing runs. */
export async function commandLineFault(words: readonly string[]): Promise<string | undefined> {
  const rapport = program()
  prepare(rapport)
  try {
    await rapport.parseAsync(words, { from: 'user' })
    return undefined
  } catch (error) {
    // The error's class is that of the copy of commander that the command has.
    const { code, exitCode, message } = Object(error)
    if (typeof code !== 'string' || !code.startsWith('commander.')) throw error
    return exitCode === 0 ? undefined : String(message)
  }
}

/** Commands do nothing, say nothing, and throw what is wrong. */
function prepare(command: Command): void {
  command.exitOverride().configureOutput({ writeErr() {}, writeOut() {} })
  if (command.commands.length === 0) command.action(() => {})
  for (const inner of command.commands) prepare(inner)
}

/** What is wrong with the name of a command and its flags, such as `key create --grant`. Arguments and values may be left out. */
export function mentionFault(words: readonly string[]): string | undefined {
  let command: Command = program()
  const flags = new Set(['--help', '-h', '--version'])
  for (const word of words) {
    if (word.startsWith('-')) {
      for (const option of command.options) for (const flag of [option.long, option.short]) if (flag) flags.add(flag)
      const [flag = ''] = word.split('=')
      if (!flags.has(flag)) return `\`${command.name()}\` has no option ${flag}`
    } else if (command.commands.length > 0) {
      const inner = command.commands.find((candidate) => candidate.name() === word)
      if (!inner) return `\`${command.name()}\` has no command ${word}`
      command = inner
    }
  }
  return undefined
}
