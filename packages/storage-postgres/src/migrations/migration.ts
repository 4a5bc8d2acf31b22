/** A step of the schema. Once released it never changes: what comes later is a further migration. */
export interface Migration {
  version: number
  name: string
  /** Its statements; `schema` is the schema's quoted name. */
  sql: (schema: string) => string
}
