/** What a variant of ingest events becomes in the timeline. */
export interface EventForm {
  type: string
  channel: string
}

/** The types and channels that events have, as the description of the view `activity` names them. Each stands once, in the order of the variants. */
export function eventValues(forms: readonly EventForm[]): string {
  const list = (values: readonly string[]) => JSON.stringify([...new Set(values)])
  return `// Made by \`npm run generate\` from the variants of events (packages/core/src/ingest/events/).

/** The types that variants of events have in the timeline. */
export const eventTypes: readonly string[] = ${list(forms.map(({ type }) => type))}

/** The channels of variants of events. */
export const eventChannels: readonly string[] = ${list(forms.map(({ channel }) => channel))}
`
}
