import type { HookDataByName } from '../public-types/index.js'
import { hookTable } from './hook-table.js'

/** The name of an event that a hook can receive, such as `customer.activated`. */
export type HookName = keyof HookDataByName

/** The type of `data` for this name. */
export type HookData<Name extends HookName> = HookDataByName[Name]

/** Every name that a hook can have. */
export const hookNames = Object.keys(hookTable) as HookName[]

export function isHookName(name: string): name is HookName {
  return Object.hasOwn(hookTable, name)
}
