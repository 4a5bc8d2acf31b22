/** A name as a quoted SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Answers the schema's name; throws TypeError when Postgres cannot keep it as it is. */
export function checkSchemaName(name: string): string {
  if (name !== '' && Buffer.byteLength(name) <= 63 && !name.includes('\u0000')) return name
  throw new TypeError('schema must be a name of 1 to 63 bytes')
}
