/** A time through which an alarm went on: the indices of its first and last day. */
export interface Episode {
  first: number
  last: number
}

/** After so many days without an alarm, the next one is another. */
const quietDays = 7
/** An alarm that no departure follows within so many days was false. */
const decidedDays = 90

/** Puts days with an alarm together: a pause of fewer than 7 days is none. */
export function episodesOf(days: readonly number[]): Episode[] {
  const episodes: Episode[] = []
  for (const day of days) {
    const last = episodes.at(-1)
    if (last && day - last.last < quietDays) last.last = day
    else episodes.push({ first: day, last: day })
  }
  return episodes
}

/** A stay of a customer: from its first day that is looked at until it left. */
export interface Stay {
  first: number
  /** The last day on which it was still there. */
  last: number
  /** Whether it left after that day. */
  hasLeft: boolean
  /** Whether nobody looked at the days before: what holds on the first day may have begun long ago. */
  isCut: boolean
}

/** What an alarm was worth in one stay. */
export interface Judged {
  /** The day from which on it was there until the customer left; undefined where it was not, or nobody left. */
  saidOn: number | undefined
  /** The first days of alarms that no departure followed in time. */
  falseOn: number[]
  /** Alarms of which nobody can say yet. */
  undecided: number
}

/**
 * Judges the alarms of one stay. One that still goes on when the customer leaves, or ended fewer than 7 days before, has said so. Each other one is false
 * where 90 days passed without a departure, and is not judged where they have not passed yet. An alarm of the first day that is looked at began before: it is
 * not counted as false.
 */
export function judgeAlarms(episodes: readonly Episode[], { first, last, hasLeft, isCut }: Stay): Judged {
  const within = episodes.filter((episode) => episode.first >= first && episode.first <= last)
  const final = within.at(-1)
  const said = hasLeft && final && final.last > last - quietDays ? final : undefined
  const others = within.filter((episode) => episode !== said && !(isCut && episode.first === first))
  const isFollowed = (episode: Episode) => hasLeft && last + 1 - episode.first <= decidedDays
  const isOpen = (episode: Episode) => !hasLeft && last + 1 - episode.first < decidedDays
  return {
    saidOn: said?.first,
    falseOn: others.filter((episode) => !isFollowed(episode) && !isOpen(episode)).map((episode) => episode.first),
    undecided: others.filter(isOpen).length
  }
}

/** On how many days of a stay a new alarm could have been judged. */
export function judgedDays({ first, last, hasLeft }: Stay): number {
  return Math.max(0, (hasLeft ? last : last + 1 - decidedDays) - first)
}

/** Judges an alarm that has moments only: those of the last 90 days before a departure have told of it. */
export function judgeMoments(days: readonly number[], { first, last, hasLeft, isCut }: Stay): Judged {
  const within = days.filter((day) => day >= first && day <= last)
  const said = hasLeft ? within.filter((day) => last + 1 - day <= decidedDays) : []
  const others = within.filter((day) => !said.includes(day) && !(isCut && day === first))
  const isOpen = (day: number) => !hasLeft && last + 1 - day < decidedDays
  return { saidOn: said[0], falseOn: others.filter((day) => !isOpen(day)), undecided: others.filter(isOpen).length }
}
