/** The value below which this share of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The value in the middle; of an even number of values the mean of the two there. 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const [low = 0, high = low] = sorted.subarray(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return (low + high) / 2
}
