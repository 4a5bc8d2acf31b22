import type { DeadLetterQuery } from '@rapport/core/types'
import { printLine, table } from './output.js'
import type { StoreOptions } from './store-options.js'
import { withRapport } from './with-store.js'

export interface HooksOptions extends StoreOptions {
  dead?: true
  retry?: true
  id?: string
  org?: string
  delivery?: string
  json?: true
}

/** `rapport hooks` */
export function hooks({ dead, retry, id: hookId, org: organizationId, delivery: id, json, ...store }: HooksOptions): Promise<void> {
  const query: DeadLetterQuery = {
    ...(hookId !== undefined && { hookId }),
    ...(organizationId !== undefined && { organizationId }),
    ...(id !== undefined && { id })
  }
  return withRapport(store, async (rapport) => {
    if (retry) {
      const retried = await rapport.hooks.retry(query)
      if (json) return printLine({ retried })
      process.stdout.write(`${retried} deliveries will be delivered again, by a running process with the hook.\n`)
      return
    }
    if (dead) {
      const letters = await rapport.hooks.deadLetters(query)
      if (json) return printLine(letters)
      const rows = letters.map((letter) => [letter.hookId, letter.name, letter.organizationId, letter.id, letter.at, letter.error ?? ''])
      const heading = ['HOOK', 'NAME', 'ORGANIZATION', 'DELIVERY', 'AT', 'ERROR']
      const hint = '\nAfter you fix the reason: npx @rapport/cli hooks --retry\n'
      process.stdout.write(rows.length === 0 ? 'There are no dead letters.\n' : table(heading, rows) + hint)
      return
    }
    const { hooks: all } = await rapport.status()
    const found = (all ?? []).filter((each) => hookId === undefined || each.id === hookId)
    if (json) return printLine(found)
    const rows = found.map((each) => [
      each.id,
      each.name,
      String(each.pending),
      String(each.dead),
      each.lagMs === 0 ? '' : `${Math.round(each.lagMs / 1_000)} s`,
      each.seenAt ?? 'not for 7 days'
    ])
    process.stdout.write(
      rows.length === 0 ? 'No process has a hook.\n' : table(['HOOK', 'NAME', 'PENDING', 'DEAD', 'WAITING', 'LAST SEEN'], rows)
    )
  })
}
