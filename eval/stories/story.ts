/** How an account really stands from a day on, as its author knows it. */
export type TrueState = 'leaving' | 'at risk' | 'stuck' | 'growing' | 'calm' | 'unknown'

/** Something that happens at an account on a day; 0 is the first day of the story. */
export type Happening = { day: number; hour?: number } & (
  | { kind: 'mail'; from: string; to: readonly string[]; subject: string; text: string; thread?: string }
  | { kind: 'call'; title: string; turns: readonly { by: string; text: string }[] }
  | { kind: 'ticket'; from: string; title: string; text: string; closedOnDay: number | null }
  | { kind: 'slack'; by: string; text: string }
  | { kind: 'note'; by: string; text: string }
  | { kind: 'billing'; change: 'past_due' | 'paid' | 'canceled' | 'downgraded' | 'upgraded'; mrrCents: number }
)

/** An account over 90 days: who is there, what they do and say, and how it really stands. */
export interface Story {
  id: string
  account: {
    name: string
    domain: string
    plan: string
    mrrCents: number
    currency: string
    contract: { startsOn: string; endsOn: string; noticeOn: string; autoRenews: boolean } | null
  }
  colleagues: readonly { email: string; name: string }[]
  people: readonly { email: string; name: string; role: string; title: string }[]
  /** Events of each person on a working day, between two days, both included. */
  usage: readonly { person: string; event: string; perWorkday: number; fromDay: number; toDay: number }[]
  happenings: readonly Happening[]
  truth: readonly { fromDay: number; state: TrueState; because?: string }[]
  worthAttention: readonly { day: number; about: string; quote: string | null; overOnDay: number | null }[]
}

/** How many days a story has. */
export const storyDays = 90
