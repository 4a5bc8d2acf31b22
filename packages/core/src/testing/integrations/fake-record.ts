/** A record as the fake service serves it. */
export interface FakeRecord {
  id: string
  at: number
  kind: 'account' | 'person' | 'member' | 'source' | 'activity' | 'subscription' | 'payment'
  text: string
  gone?: boolean
}
