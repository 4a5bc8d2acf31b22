/** A query that must run, and what it answers over the rows of `fillOrganization`: its values row by row, in the order of the columns. */
export interface LegitimateQuery {
  sql: string
  rows: readonly (readonly unknown[])[]
  /** The first major version of Postgres that has what it uses, where older ones that Rapport runs on lack it. */
  since?: number
}
