import type { RapportClient } from '@rapport/client'
import type { Workspace } from '@rapport/core'
import type { MeasuredSearch } from '../evaluation/ask-questions.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'

/** Works with the search of the organization that the options name. */
export function withSearch(place: WorkspacePlace, work: (search: MeasuredSearch) => Promise<void>): Promise<void> {
  return withWorkspace(place, (asked) => work(searchOf(asked)))
}

/** The search of an organization. What a customer's name stands for is asked once. */
function searchOf(asked: Workspace | RapportClient): MeasuredSearch {
  const ids = new Map<string, string>()
  return {
    search: (input) => asked.search(input),
    async customerId(name) {
      const id = ids.get(name) ?? (await asked.tools.getCustomer({ customer: name })).customer.id
      ids.set(name, id)
      return id
    }
  }
}
