/** A template of a task as it is stored: what was left out has its default. `assigneeId` is a member, `owner` for the customer's, or null. */
export interface StoredTaskTemplate {
  title: string
  details: string | null
  dueInDays: number | null
  assigneeId: string | null
  withoutMessage: boolean
}
