let sequence = 0

/**
 * A UUID of version 7: 48 bits of time, 12 bits that count, 60 random bits, so that the ids of one page sort in the order of their making.
 * `crypto.getRandomValues` also exists on plain http pages, where `randomUUID` does not.
 */
export function uuid(): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  const digits = hex(Date.now() * 4096 + (sequence++ & 4095), 15) + hex(high, 8) + hex(low >>> 4, 7)
  return digits.replace(/(.{8})(.{4})(.{3})(.{3})/, '$1-$2-7$3-a$4-')
}
