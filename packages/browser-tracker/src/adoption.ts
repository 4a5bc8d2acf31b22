import { stored } from './consent.js'
import { log } from './debug.js'
import { wake } from './delivery.js'
import { add } from './queue.js'
import { local } from './storage.js'
import { allPages, thisPage } from './tabs.js'

/** Without web locks (plain http), events of this age in milliseconds have no page any more. */
const ORPHANED = 60_000
const ID_LENGTH = 36

const takeOver = (key: string) => {
  const [who, json] = local((storage) => storage.getItem(key))?.split('\n') || []
  local((storage) => storage.removeItem(key))
  if (who && json) add({ id: key.slice(-ID_LENGTH), who, json })
  wake()
}

/** Takes over the stored events of pages that are gone. */
export function adoptOrphans(): void {
  const found = (stored(Object.keys) || []).filter((key) => key.startsWith(allPages()) && !key.startsWith(thisPage()))
  for (const key of found) {
    const page = key.slice(0, -ID_LENGTH)
    const time = Number.parseInt(key.slice(-ID_LENGTH).replace('-', ''), 16)
    if (navigator.locks) navigator.locks.request(page, { ifAvailable: true }, (lock) => lock && takeOver(key)).catch(log)
    else if (Date.now() - time > ORPHANED) takeOver(key)
  }
}
