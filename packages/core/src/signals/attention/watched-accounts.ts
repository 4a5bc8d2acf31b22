import { accountsAmong } from '../../customers/index.js'
import type { Rows } from '../../storage/index.js'
import { builtInPattern } from '../built-in/index.js'
import { readPattern } from '../check-definition.js'
import { signals } from '../tables/signals.js'

/** Which of these customers have a signal that watches all of their activity: then it says what asks for attention, and the assessment opens no item. */
export async function watchedAccounts(rows: Rows<'organization'>, customerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const enabled = await rows.find(signals, {
    where: { enabled: { eq: true }, kind: { eq: 'EVENT_PATTERN' } },
    columns: ['built_in_key', 'definition']
  })
  const watched = new Set<string>()
  for (const { built_in_key, definition } of enabled) {
    if (built_in_key !== null) {
      const preset = builtInPattern(built_in_key)
      if (preset && watchesAll({ detection: preset.detection })) return new Set(customerIds)
      continue
    }
    const pattern = readPattern(definition)
    if (!watchesAll(pattern)) continue
    if (!pattern.accounts) return new Set(customerIds)
    for (const id of await accountsAmong(rows, pattern.accounts, customerIds)) watched.add(id)
  }
  return watched
}

const watchesAll = ({ detection, eventNames }: { detection: string; eventNames?: unknown }) =>
  detection === 'customer_activity_drop' || (detection === 'event_absence' && eventNames === undefined)
