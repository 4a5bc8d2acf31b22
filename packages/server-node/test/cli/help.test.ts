import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { program } from '../../src/cli/program.js'
import { runCli } from './run-cli.js'

const withSubcommands = (command: Command): Command[] => [command, ...command.commands.flatMap(withSubcommands)]

test('every command and option says what it is for', () => {
  const commands = withSubcommands(program())
  const names = commands.map((command) => `${command.parent?.name() ?? ''} ${command.name()}`)
  for (const name of ['dev', 'serve', 'migrate', 'org', 'key']) expect(names).toContain(`rapport ${name}`)
  for (const name of ['org create', 'key create', 'key list', 'key revoke']) expect(names).toContain(name)
  for (const command of commands) {
    expect(command.description()).not.toBe('')
    for (const option of command.options) expect(option.description, `${command.name()} ${option.flags}`).not.toBe('')
  }
})

test('help goes to stdout, is no failure, and does not show a password that the environment holds', async () => {
  const { code, stdout, stderr } = await runCli(['migrate', '--help'], { DATABASE_URL: 'postgres://u:hunter2@h/d' })
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('DATABASE_URL')
  expect(stdout).not.toContain('hunter2')
})
