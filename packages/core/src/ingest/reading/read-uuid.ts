const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The UUID that names nothing (RFC 9562). */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** A UUID in lower case; null when the text is none. */
export function readUuid(value: unknown): string | null {
  return typeof value === 'string' && uuidPattern.test(value) ? value.toLowerCase() : null
}
