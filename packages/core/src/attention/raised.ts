/** What became of an item: `refreshed` means that its evidence or its numbers changed, and there was no news. */
export interface Raised {
  id: string
  change: 'opened' | 'updated' | 'refreshed' | 'reopened' | 'unchanged'
}
