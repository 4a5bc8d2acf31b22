import type { ObjectType } from './paths.js'

/** The kinds of records, as addresses of HubSpot's pages name them. */
const pageNames: Partial<Record<ObjectType, string>> = { deals: '0-3', tickets: '0-5' }

/** Whether links lead to records of a kind. */
export const hasPage = (type: ObjectType): boolean => pageNames[type] !== undefined

/** The path of a record's page; null for one of a kind that no link leads to. */
export function pagePath(account: string, type: ObjectType, id: string): string | null {
  const name = pageNames[type]
  return name === undefined ? null : `/contacts/${encodeURIComponent(account)}/record/${name}/${encodeURIComponent(id)}`
}
