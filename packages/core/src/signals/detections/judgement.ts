import type { Calendar } from '../patterns/calendar.js'

/** Whether something holds now, with the numbers that were seen. `unknown` leaves things as they are. */
export type Judgement<Seen> = { holds: true; seen: Seen } | { holds: false } | 'unknown'

export const no = { holds: false } as const
export const yes = <Seen>(seen: Seen) => ({ holds: true, seen }) as const

export function isHeld<J extends { holds: boolean } | 'unknown'>(judgement: J): judgement is Extract<J, { holds: true }> {
  return judgement !== 'unknown' && judgement.holds
}

/** Judges the end of each day of the calendar from an instant on. Answers the times at which it began to hold. */
export function beginnings(
  { dayStarts }: Calendar,
  from: number,
  judge: (at: number, end: number, isOpen: boolean) => Judgement<unknown>
): number[] {
  const times: number[] = []
  let isOpen = false
  for (const [end, at] of dayStarts.entries()) {
    if (at < from) continue
    const judgement = judge(at, end, isOpen)
    if (judgement === 'unknown') continue
    if (judgement.holds && !isOpen) times.push(at)
    isOpen = judgement.holds
  }
  return times
}
