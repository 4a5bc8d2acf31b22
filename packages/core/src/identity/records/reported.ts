import type { ReportedAccount, ReportedPerson } from '../../providers/index.js'

/** The state of an account or a person at a provider; `said` is null when it is not there any more. */
export type ProviderRecord = {
  provider: string
  /** The account that is connected. */
  account: string
  /** The provider's own id, unique within its kind and the connected account. */
  externalId: string
  /** When the provider changed it, in epoch milliseconds. */
  at: number
  /** The stream that told it, and the number of the walk that saw it. */
  stream: string
  walk: number
  /** Where the word of the provider ranks, the lowest first; last where it is left out. */
  precedence?: number | undefined
} & ({ kind: 'account'; said: ReportedAccount | null } | { kind: 'person'; said: ReportedPerson | null })
