import type { RapportOptions } from '@rapport/core'

/** Where a Rapport keeps its rows. */
export type KitStore = NonNullable<RapportOptions['store']>

/** How much of a process is left. */
export interface Life {
  /** How many calls of the store it makes yet; undefined: it does not die. */
  left: number | undefined
}

/**
 * A store as a process sees it that dies: after `life.left` more calls nothing works any more, and the last of them is done without anybody hearing of it.
 * Whatever the process still tries changes nothing, as when it is gone.
 */
export function crashingStore(store: KitStore, life: Life): KitStore {
  return mortal(store, life)
}

/** What of a store leads to more of it. */
const parts = new Set<string | symbol>(['directory', 'acrossOrganizations'])

function mortal<T extends object>(object: T, life: Life): T {
  return new Proxy(object, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value === 'object' && value !== null && parts.has(name)) return mortal(value, life)
      if (typeof value !== 'function') return value
      if (name === 'organization') return (id: unknown) => mortal(Reflect.apply(value, target, [id]), life)
      return (...given: unknown[]) => spend(life, async () => Reflect.apply(value, target, given))
    }
  })
}

async function spend<R>(life: Life, call: () => Promise<R>): Promise<R> {
  if (life.left === 0) throw new Error('The process is gone')
  if (life.left === undefined) return call()
  life.left -= 1
  const isLast = life.left === 0
  const result = await call()
  if (isLast) throw new Error('The process went while it waited for this')
  return result
}
