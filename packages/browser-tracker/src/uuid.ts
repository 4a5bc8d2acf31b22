let last = 0
let sequence = 0

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/**
 * A UUID of version 7: 48 bits of time, 12 bits that count within the millisecond, 62 random bits. The ids of one page sort in the order
 * of their making. `crypto.getRandomValues` also exists on plain http pages, where `randomUUID` does not.
 */
export function uuid(): string {
  const now = Date.now()
  sequence = now === last ? sequence + 1 : 0
  last = now
  const [high = 0, middle = 0, low = 0] = crypto.getRandomValues(new Uint32Array(3))
  const text = `${hex(now, 12)}7${hex(sequence & 4095, 3)}${hex((high & 0x3fff) | 0x8000, 4)}${hex(middle, 8)}${hex(low & 65535, 4)}`
  return text.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
