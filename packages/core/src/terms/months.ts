/** The instant so many calendar months later; the last day of a month where that one is shorter. */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant)
  const day = date.getUTCDate()
  const moved = new Date(instant)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(day, last))
  return moved.getTime()
}

/** How many whole calendar months lie between two instants. */
export function monthsUntil(from: number, to: number): number {
  const start = new Date(from)
  const end = new Date(to)
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  return addMonths(from, months) > to ? months - 1 : months
}
