/** A command of a shell: its words, without the variables before it and without redirections. */
export interface ShellCommand {
  words: readonly string[]
  /** The line of the block that it begins in, from 0. */
  line: number
}

/** The languages whose blocks are commands. */
export const shellLanguages: ReadonlySet<string> = new Set(['sh', 'bash', 'shell'])

/** A line that goes on, a comment, an end of a command, a redirection, or a word: parts in quotes, escaped characters, and other characters. */
const tokenPattern =
  /(?<continued>\\\n)|(?<comment>(?<=^|\s)#[^\n]*)|(?<end>&&|\|\||[;&|\n])|(?<redirection>\d?[<>]+\s*[^\s;&|<>]*)|(?<word>(?:"(?:\\.|[^"\\])*"|'[^']*'|\\[^\n]|[^\s"'\\;&|<>])+)/gs

/**
 * The commands of a block, one for each line, and one for each part of a line that `&&`, `||`, `|` or `;` joins.
 *
 * @example shellCommands('A=1 npm test && ls # lists') // [{ words: ['npm', 'test'], line: 0 }, { words: ['ls'], line: 0 }]
 */
export function shellCommands(code: string): ShellCommand[] {
  const commands: ShellCommand[] = []
  let words: { text: string; index: number }[] = []
  const end = () => {
    const start = words.findIndex(({ text }) => !/^\w+=/.test(text))
    const [first] = start < 0 ? [] : words.slice(start)
    if (first) commands.push({ words: words.slice(start).map(({ text }) => text), line: lineOf(code, first.index) })
    words = []
  }
  for (const { groups = {}, index } of code.matchAll(tokenPattern)) {
    if (groups.end !== undefined) end()
    else if (groups.word !== undefined) words.push({ text: unquoted(groups.word), index })
  }
  end()
  return commands
}

const lineOf = (code: string, index: number) => code.slice(0, index).split('\n').length - 1

const unquoted = (word: string) =>
  word.replaceAll(
    /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs,
    (_, double, single, escaped) => escaped ?? single ?? double.replaceAll(/\\(.)/gs, '$1')
  )
