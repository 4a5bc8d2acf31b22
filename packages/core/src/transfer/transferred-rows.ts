/** Rows of an export, to be stored in another workspace. */
export interface TransferredRows {
  /** The id of the organization that the rows are from. Ids within rows are made from it, so they are stored in an organization of the same id alone. */
  organizationId: string
  /** The `schema` of the pages that the rows are from. */
  schema: string
  /** At most 5,000 rows. */
  rows: readonly { table: string; row: Readonly<Record<string, unknown>> }[]
  /** Whether these are the first rows: then the workspace must be empty. */
  isFirst?: boolean
}
