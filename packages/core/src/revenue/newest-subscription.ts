import { compareText } from '../values/index.js'

/** The subscription that started last; of several that started at once, the one of the greatest external id. */
export function newestSubscription<T extends { started_at: number; external_id: string }>(subscriptions: readonly T[]): T | undefined {
  const [newest] = [...subscriptions].sort((a, b) => b.started_at - a.started_at || compareText(b.external_id, a.external_id))
  return newest
}
