/** A vector of length 1 in the same direction; undefined when there is none, or when these are no numbers. */
export function unitVector(numbers: readonly unknown[]): Float32Array | undefined {
  const vector = new Float32Array(numbers.length)
  let squares = 0
  for (const [index, number] of numbers.entries()) {
    if (typeof number !== 'number') return undefined
    vector[index] = number
    squares += number * number
  }
  const length = Math.sqrt(squares)
  if (!Number.isFinite(length) || length === 0) return undefined
  return vector.map((number) => number / length)
}

/** A vector as text: a JSON list, which is also how pgvector writes it. Seven digits are as many as a float has. */
export function writeVector(vector: Float32Array): string {
  return `[${Array.from(vector, (number) => Number(number.toPrecision(7))).join(',')}]`
}

export function readVector(text: string): Float32Array {
  const numbers: number[] = JSON.parse(text)
  return Float32Array.from(numbers)
}

/** The cosine of two vectors of length 1; 0 when they have not as many numbers. */
export function similarity(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}
