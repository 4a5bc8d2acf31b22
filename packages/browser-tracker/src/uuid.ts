let lastTime = 0
let sequence = 0

/**
 * A UUID of version 7: 48 bits of time, 12 bits that count within a millisecond, 62 random bits. Ids of one page sort in the order
 * of their making. `crypto.getRandomValues` also exists on plain http pages, where `randomUUID` does not.
 */
export function uuid(): string {
  const time = Date.now()
  sequence = time === lastTime ? (sequence + 1) & 4095 : 0
  lastTime = time
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  bytes[0] = ((bytes[0] ?? 0) & 63) | 128
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  const random = Array.from(bytes, (byte) => hex(byte, 2)).join('')
  return (hex(time, 12) + '7' + hex(sequence, 3) + random).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Whether a stored or foreign value has the form of a UUID; anything else would make the server refuse whole batches. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
