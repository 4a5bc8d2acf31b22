import { RapportError } from '@rapport/core/src/errors.js'
import type { Workspace } from '@rapport/core/src/workspace/workspace.js'

/** Decides something, if there is anything to decide: on even turns undoes the newest merge, on odd ones merges what is suggested or was rejected. */
export async function review({ identity }: Workspace, turn: number): Promise<void> {
  const { items } = turn % 2 === 0 ? await identity.merges({ limit: 1 }) : await identity.suggestions()
  const [open] = items.filter((item) => !('status' in item) || item.status !== 'merged')
  if (!open) return
  try {
    await identity[turn % 2 === 0 ? 'undo' : 'merge'](open.id)
  } catch (error) {
    // Others decide, and events come, between looking and deciding.
    if (!(error instanceof RapportError && ['CONFLICT', 'NOT_FOUND'].includes(error.code))) throw error
  }
}
