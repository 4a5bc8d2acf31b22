import { expect, it } from 'vitest'
import { program } from '../../packages/server-node/src/cli/program.js'
import { shellCommands } from '../docs-code/shell.js'
import { cliExamples } from './cli-examples.js'
import { cliPage, leafCommands } from './cli-page.js'

const page = cliPage(program(), cliExamples)

it('docs/cli.md has a section with every argument and option of every command', () => {
  const commands = leafCommands(program())
  expect(Object.keys(cliExamples).toSorted()).toEqual(commands.map(({ name }) => name).toSorted())
  for (const { name, command } of commands) {
    const own = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? ''
    const shared = page.split('\n## Options of a database\n')[1]?.split('\n## dev\n')[0] ?? ''
    const text = own.includes('](#options-of-a-') ? `${own}${shared}` : own
    for (const { flags } of command.options) expect(text, name).toContain(`| \`${flags}\` |`)
    for (const { description } of command.registeredArguments) expect(own, name).toContain(description.slice(1))
  }
})

it.each(Object.entries(cliExamples))('the example of %s is one that the program takes', async (name, example) => {
  const rapport = program()
  const called: string[] = []
  for (const each of leafCommands(rapport)) each.command.exitOverride().action(() => void called.push(each.name))
  const [line] = shellCommands(example)
  await rapport.parseAsync(line?.words ?? [], { from: 'user' })
  expect(called).toEqual([name])
})

it('a command without an example is refused, and the help of a command is not changed by reading it', () => {
  expect(() => cliPage(program(), {})).toThrow('The command dev has no example')
  const rapport = program()
  expect(cliPage(rapport, cliExamples)).toBe(cliPage(rapport, cliExamples))
})
