import { nearestName } from '@rapport/core/operations'
import { CommandError } from '../cli/command-error.js'
import { readConfigFile } from './config-file.js'
import { type Setting, variablesOf } from './setting.js'
import { type SettingName, type SettingValues, settings } from './settings.js'

/** Who said what a setting is: a flag, a variable by its name, the file by its path, or nobody. */
export type Origin = { by: 'flag' } | { by: 'variable'; name: string } | { by: 'file'; path: string } | { by: 'default' }

/** All settings, as they hold. */
export interface Configuration {
  values: SettingValues
  origins: Readonly<Record<SettingName, Origin>>
  /** The file that was read. */
  file: string | undefined
  /** What may be a mistake and is none that can be refused, each as a sentence. */
  warnings: readonly string[]
}

/** Where settings are looked for. */
export interface Places {
  /** What the flags say, by the names of settings: read already. */
  flags?: Partial<SettingValues>
  env?: NodeJS.ProcessEnv
  /** The file of --config. */
  file?: string | undefined
  /** Where `rapport.config.json` may lie; without it no other file than that of --config is read. */
  folder?: string
  /** What holds in the place of defaults. */
  defaults?: Partial<SettingValues>
}

/**
 * Reads the settings: a flag outranks a variable, a variable the file, the file the default. An empty variable counts as absent. Throws CommandError that
 * names the setting and says what is right; it never shows a value.
 */
export async function readConfiguration({ flags = {}, env = process.env, file, folder, defaults = {} }: Places): Promise<Configuration> {
  const found = await readConfigFile(file, folder)
  const values: Record<string, unknown> = {}
  const origins: Record<string, Origin> = {}
  for (const [name, setting] of Object.entries<Setting<unknown>>(settings)) {
    const read = settingOf(name as SettingName, setting)
    values[name] = read.value
    origins[name] = read.origin
  }
  return {
    values: values as SettingValues,
    origins: origins as Configuration['origins'],
    file: found?.path,
    warnings: unknownVariables(env)
  }

  function settingOf(name: SettingName, setting: Setting<unknown>): { value: unknown; origin: Origin } {
    if (flags[name] !== undefined) return { value: flags[name], origin: { by: 'flag' } }
    const variable = variablesOf(name, setting).find((each) => env[each] && !isServiceLink(env[each]))
    if (variable !== undefined) {
      const value = setting.kind.fromText?.(env[variable] ?? '')
      if (value === undefined) throw new CommandError(`${variable} must be ${setting.kind.what}`)
      return { value, origin: { by: 'variable', name: variable } }
    }
    if (found?.values.has(name)) {
      const value = setting.kind.fromFile(found.values.get(name))
      if (value === undefined) throw new CommandError(`${found.path}: ${name} must be ${setting.kind.what}`)
      return { value, origin: { by: 'file', path: found.path } }
    }
    return { value: defaults[name] ?? setting.default, origin: { by: 'default' } }
  }
}

/** Kubernetes sets RAPPORT_PORT to such an address for a service that is called rapport. No setting has such a value. */
const isServiceLink = (text: string) => /^(tcp|udp|sctp):\/\//.test(text)

const variables = Object.entries<Setting<unknown>>(settings).flatMap(([name, setting]) => variablesOf(name, setting))
/** Variables of other commands, and of programs that speak with a server. */
const elsewhere = new Set(['RAPPORT_URL', 'RAPPORT_API_KEY', 'RAPPORT_PUBLIC_KEY', 'RAPPORT_ORGANIZATION_ID'])

/** Variables that look like a setting whose name is misspelt. They may belong to another program, so that they are no error. */
function unknownVariables(env: NodeJS.ProcessEnv): string[] {
  const given = Object.keys(env).filter((name) => name.startsWith('RAPPORT_') && !variables.includes(name) && !elsewhere.has(name))
  return given.flatMap((name) => {
    const meant = nearestName(name, variables)
    return meant === undefined ? [] : [`The variable ${name} is not a setting; did you mean ${meant}?`]
  })
}

/** The settings of a group without its name, such as those of `limits`; what nobody said is left out. */
export function groupOf<Prefix extends string>(values: SettingValues, prefix: Prefix): Group<Prefix> {
  const own = Object.entries(values).filter(([name, value]) => name.startsWith(`${prefix}.`) && value !== undefined)
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length + 1), value])) as Group<Prefix>
}

type Group<Prefix extends string> = {
  [Name in SettingName as Name extends `${Prefix}.${infer Key}` ? Key : never]?: NonNullable<SettingValues[Name]>
}
