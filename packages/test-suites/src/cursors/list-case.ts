import type { ToolName } from '@rapport/core/src/runtime/tool-names.js'
import type { World } from '../list-tools/world.js'

/** A world with the id of the one account that its rows belong to; empty where they are accounts or people themselves. */
export interface ListWorld extends World {
  account: string
}

/** A list whose rows are numbered, and how its writers change it. Positions are small whole numbers, so that many rows are equal. */
export interface ListCase {
  tool: ToolName
  /** The order, and what else the list is asked. */
  input: Record<string, string>
  /** The input that names the account, where the rows belong to one. */
  accountInput?: string
  /** Writes a new row at a position. */
  add(world: ListWorld, row: number, position: number): Promise<unknown>
  /** Gives a row another position. */
  move(world: ListWorld, row: number, position: number): Promise<unknown>
  /** Changes what says nothing of the position. */
  touch(world: ListWorld, row: number): Promise<unknown>
  remove(world: ListWorld, row: number): Promise<unknown>
}
