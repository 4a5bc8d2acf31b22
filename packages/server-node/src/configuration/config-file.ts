import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nearestName } from '@rapport/core/operations'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { CommandError } from '../cli/command-error.js'
import { type SettingName, settings } from './settings.js'
import { isObject } from './value-kind.js'

/** The file that is read where no other is named. */
const usualFile = 'rapport.config.json'

/** What a file says, by the names of settings. */
export interface ConfigFile {
  path: string
  values: ReadonlyMap<SettingName, unknown>
}

/** Reads the named file, else `rapport.config.json` of the folder if there is one. Throws CommandError, which shows no value of the file. */
export async function readConfigFile(named: string | undefined, folder: string | undefined): Promise<ConfigFile | undefined> {
  const path = named ?? (folder === undefined ? undefined : join(folder, usualFile))
  if (path === undefined) return undefined
  let content: string
  try {
    content = await readFile(path, 'utf8')
  } catch (error) {
    if (named === undefined && error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new CommandError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const values = new Map<SettingName, unknown>()
  gather(readObject(path, content), '', path, values)
  return { path, values }
}

/** JSON, in which comments and a comma after the last value may stand. */
function readObject(path: string, content: string): Record<string, unknown> {
  const errors: ParseError[] = []
  const value: unknown = parse(content.replace(/^\uFEFF/, ' '), errors, { allowTrailingComma: true })
  const [first] = errors
  // What stands there is not repeated: it could be a secret.
  if (first) throw new CommandError(`${path} is not JSON: ${words(printParseErrorCode(first.error))} in ${placeOf(content, first.offset)}`)
  if (!isObject(value)) throw new CommandError(`${path} must be an object, such as { "publicUrl": "https://rapport.example.com" }`)
  return value
}

/** `CommaExpected` as words. */
const words = (code: string) => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

function placeOf(content: string, offset: number): string {
  const before = content.slice(0, offset).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

const names = Object.keys(settings)

/** Gathers the values of an object and of the objects in it. Throws CommandError for a name that there is not. */
function gather(from: Record<string, unknown>, prefix: string, path: string, into: Map<SettingName, unknown>): void {
  for (const [key, value] of Object.entries(from)) {
    const name = `${prefix}${key}`
    if (name === 'secret' && isObject(value)) gatherSecrets(value, path, into)
    else if (isSetting(name)) into.set(name, value)
    else if (!names.some((each) => each.startsWith(`${name}.`))) throw new CommandError(`${path}: ${unknownSetting(name, prefix)}`)
    else if (isObject(value)) gather(value, `${name}.`, path, into)
    else throw new CommandError(`${path}: ${name} must be an object with ${listOf(below(`${name}.`))}`)
  }
}

/** The secret and the one before it may stand together: `{ "current": "…", "previous": "…" }`. */
function gatherSecrets(given: Record<string, unknown>, path: string, into: Map<SettingName, unknown>): void {
  const wrong = Object.keys(given).find((key) => key !== 'current' && key !== 'previous')
  if (wrong !== undefined) throw new CommandError(`${path}: secret must be a text, or an object with current and previous`)
  into.set('secret', given.current)
  if (given.previous !== undefined) into.set('previousSecret', given.previous)
}

function isSetting(name: string): name is SettingName {
  return Object.hasOwn(settings, name)
}

/** The names that may stand in an object of the file. */
function below(prefix: string): string[] {
  const inside = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length).split('.')[0] ?? '')
  return [...new Set(inside)]
}

function unknownSetting(name: string, prefix: string): string {
  const key = name.slice(prefix.length)
  const elsewhere = names.find((each) => each.endsWith(`.${key}`))
  const near = nearestName(key, below(prefix))
  const meant = near === undefined ? elsewhere : `${prefix}${near}`
  const hint = meant === undefined ? `; the settings are ${listOf(below(prefix))}` : `; did you mean ${meant}?`
  return `${name.slice(0, 100)} is not a setting${hint}`
}

const listOf = (several: readonly string[]) => several.join(', ')
