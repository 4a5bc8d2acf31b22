let sequence = 0

/**
 * A UUID of version 7: 48 bits of time, 12 bits that count, 62 random bits, so that the ids of one page sort in the order of their making.
 * `crypto.getRandomValues` also exists on plain http pages, where `randomUUID` does not.
 */
export function uuid(): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  sequence = (sequence + 1) & 4095
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte, place) => hex(place ? byte : (byte & 63) | 128, 2)).join('')
  return `${hex(Date.now(), 12)}7${hex(sequence, 3)}${random}`.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
