/** A seeded source of numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A Poisson number (Knuth, in parts of at most 30). */
export function poisson(mean: number, random: () => number): number {
  if (mean > 30) return poisson(30, random) + poisson(mean - 30, random)
  const limit = Math.exp(-mean)
  let count = -1
  let product = 1
  do {
    product *= random()
    count++
  } while (product > limit)
  return count
}

/** A number of the standard normal distribution (Box and Muller). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A gamma number of mean 1 (Marsaglia and Tsang, for shapes of at least 1). */
export function gammaOfMeanOne(shape: number, random: () => number): number {
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = normal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return (d * v) / shape
  }
}
