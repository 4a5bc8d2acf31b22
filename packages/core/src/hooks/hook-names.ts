import type { HookDataByName } from '../public-types/index.js'
import { hookTable } from './hook-table.js'

/** What a hook can be told of, such as `customer.activated`. */
export type HookName = keyof HookDataByName

/** What `data` holds when a hook of this name is told. */
export type HookData<Name extends HookName> = HookDataByName[Name]

/** Every name that a hook can have. */
export const hookNames = Object.keys(hookTable) as HookName[]

export function isHookName(name: string): name is HookName {
  return Object.hasOwn(hookTable, name)
}
