import type { Configuration, Origin } from './read-configuration.js'
import type { Setting } from './setting.js'
import { type SettingName, settings } from './settings.js'

/** A setting as people may see it. */
export interface ShownSetting {
  name: string
  value: unknown
  from: string
}

/** What holds, and who said so. Secrets are hidden; what nobody has said and has no default is left out. */
export function shownConfiguration({ values, origins }: Configuration): ShownSetting[] {
  return (Object.keys(settings) as SettingName[]).flatMap((name) => {
    const value: unknown = values[name]
    return value === undefined ? [] : [{ name, value: shown(settings[name], value), from: wordsOf(origins[name]) }]
  })
}

function shown({ hidden }: Setting<unknown>, value: unknown): unknown {
  if (hidden === 'all') return '(hidden)'
  return hidden === 'password' && typeof value === 'string' ? withoutPassword(value) : value
}

/** An address without its password, and without what may hold one: its query. */
function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return '(hidden)'
  const { protocol, username, password, host, pathname, search, hash } = new URL(address)
  // A password with a sign that is not encoded ends up in the port and here.
  if (pathname.includes('@') || hash !== '') return '(hidden)'
  const user = username === '' ? '' : `${username}${password === '' ? '' : ':(hidden)'}@`
  return `${protocol}//${user}${host}${pathname}${search === '' ? '' : '?(hidden)'}`
}

function wordsOf(origin: Origin): string {
  if (origin.by === 'variable') return origin.name
  return origin.by === 'file' ? origin.path : origin.by
}
