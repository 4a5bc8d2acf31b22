/** The kinds of attention items, by what begins their causes. */
const prefixOf = {
  signal: 'signal:',
  facts: 'facts:',
  billing: 'billing:',
  tickets: 'tickets:',
  activity: 'activity:',
  host: 'host:'
} as const

export type AttentionKind = keyof typeof prefixOf

export const attentionKinds = Object.keys(prefixOf) as AttentionKind[]

/** The kind of an item of this cause. */
export function kindOf(cause: string): AttentionKind {
  return attentionKinds.find((kind) => cause.startsWith(prefixOf[kind])) ?? 'host'
}

/** Finds the causes of a kind. */
export function causesOf(kind: AttentionKind): { gte: string; lt: string } {
  const prefix = prefixOf[kind]
  return { gte: prefix, lt: `${prefix.slice(0, -1)};` }
}
