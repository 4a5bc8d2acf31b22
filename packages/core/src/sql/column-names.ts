/**
 * Stands in a list of columns for any number of them that nothing is known of. No column can be called so. What comes before and after it is there, but
 * what comes after it is at no known place.
 */
export const moreColumns = '\0'

/** Whether this is a column's name. */
export function isNamed(column: string): boolean {
  return column !== moreColumns
}

/** Columns with the first of them named anew. Which those are is not known behind `moreColumns`. */
export function renamed(columns: readonly string[], names: readonly string[]): string[] {
  const known = columns.indexOf(moreColumns)
  if (known >= 0 && known < names.length) return [...names, moreColumns]
  return [...names, ...columns.slice(names.length)]
}

/** The columns of a join, in order: those that both sides share come first, and once. */
export function joined(left: readonly string[], right: readonly string[], shared: readonly string[]): string[] {
  const isOwn = (column: string) => !shared.includes(column)
  return [...shared, ...left.filter(isOwn), ...right.filter(isOwn)]
}

/** The columns of a NATURAL join, which shares all that have a name in common. */
export function joinedNaturally(left: readonly string[], right: readonly string[]): string[] {
  const shared = left.filter((column) => right.includes(column))
  return [left, right].some((columns) => columns.includes(moreColumns))
    ? [moreColumns, ...new Set([...left, ...right].filter(isNamed))]
    : joined(left, right, shared)
}
