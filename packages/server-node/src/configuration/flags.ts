import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Setting, variablesOf } from './setting.js'
import { type SettingName, type SettingValues, settings } from './settings.js'

/** Adds the flags of these settings to a command, or of all that have one. A default and the variables stand in the help; `readConfiguration` reads them. */
export function addSettingFlags(command: Command, names = Object.keys(settings) as SettingName[]): Command {
  for (const name of names) {
    const option = optionOf(name)
    if (option) command.addOption(option)
  }
  return command
}

/** What the flags of a command say. */
export function flagsOf(options: object): Partial<SettingValues> {
  const given: [string, unknown][] = []
  for (const name of Object.keys(settings) as SettingName[]) {
    const option = optionOf(name)
    const value: unknown = option && Reflect.get(options, option.attributeName())
    if (value !== undefined) given.push([name, value])
  }
  return Object.fromEntries(given)
}

function optionOf(name: SettingName): Option | undefined {
  const setting: Setting<unknown> = settings[name]
  const { flag, kind, description } = setting
  if (flag === undefined) return undefined
  const option = new Option(
    flag,
    `${description} (${[defaultOf(setting), `env: ${variablesOf(name, setting).join(', ')}`].filter(Boolean).join(', ')})`
  )
  return option.required
    ? option.argParser((text) => {
        const value = kind.fromText?.(text)
        if (value === undefined) throw new InvalidArgumentError(`It must be ${kind.what}.`)
        return value
      })
    : option
}

const defaultOf = (setting: Setting<unknown>) =>
  setting.default === undefined || setting.default === false ? undefined : `default: ${setting.default}`
