/** What was done again in a database that was restored. */
export interface Reapplied {
  /** The erasures that the database did not know, with how many rows of each table they removed and masked. */
  erasures: { id: string; removed: { [table: string]: number }; masked: { [table: string]: number } }[]
  /** How many names came back that had been let back after the backup. */
  lifted: number
}
