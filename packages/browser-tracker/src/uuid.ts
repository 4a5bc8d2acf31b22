let sequence = 0

/**
 * A UUID of version 7: 48 bits of time, a count in the 12 bits after them, then 15 random digits, so that the ids of one page sort in the order of their
 * making. `crypto.getRandomValues` also exists on plain http pages, where `randomUUID` does not.
 */
export const uuid = (): string => {
  const time = (Date.now() * 4096 + sequence++).toString(16)
  const random = crypto.getRandomValues(new Uint32Array(4)).join('').slice(-15)
  return `0${time}${random}`.replace(/(.{8})(.{4})(.{3})(.{3})/, '$1-$2-7$3-a$4-')
}
