import { groupBy } from '../values/index.js'

/** A source as hosts and evidence name it: its type, and its id in the system that it comes from. */
export interface SourceName {
  sourceType: string
  sourceId: string
}

/** One text for each name of a source. */
export function nameKey({ sourceType, sourceId }: SourceName): string {
  return `${sourceType} ${sourceId}`
}

/** The most ids that one question has: every store answers so many from an index. */
const maxIds = 500

/** The ids that are named of each type, each once, in groups of a size that one question can have. */
export function groupNames(named: readonly SourceName[]): { sourceType: string; sourceIds: string[] }[] {
  return [...groupBy(named, ({ sourceType }) => sourceType)].flatMap(([sourceType, own]) => {
    const ids = [...new Set(own.map(({ sourceId }) => sourceId))]
    const groups = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) => index * maxIds)
    return groups.map((start) => ({ sourceType, sourceIds: ids.slice(start, start + maxIds) }))
  })
}
