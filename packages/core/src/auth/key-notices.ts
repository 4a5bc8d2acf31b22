import type { Store, Transaction } from '../storage/index.js'

const topic = 'keys'

/** Tells all processes, once the transaction is committed, that what they remember of keys and domains may be wrong. */
export async function announceKeys(transaction: Transaction): Promise<void> {
  await transaction.announce?.(topic)
}

/**
 * Has what this process remembers of keys end when another process changes them. It begins to listen when something is remembered first. While it cannot
 * listen, what is remembered ends after `limits.keyCacheSeconds`, as it always does.
 */
export class KeyNotices {
  private readonly forgetters: (() => void)[] = []
  private isListening = false

  constructor(private readonly store: Pick<Store, 'notices'>) {}

  /** `forget` is called whenever what is remembered may be wrong. */
  follow(forget: () => void): void {
    this.forgetters.push(forget)
  }

  /** To be called before something is remembered. */
  begin(): void {
    if (this.isListening) return
    this.isListening = true
    const forget = () => {
      for (const each of this.forgetters) each()
    }
    this.store.notices?.listen({ hear: (heard) => heard === topic && forget(), mayHaveMissed: forget })
  }
}
