import type { HostAttention } from './types.generated.js'

/** An item by its id, or by what it was raised with. */
export type AttentionName = { id: string } | { customer: HostAttention['customer']; cause: string }
