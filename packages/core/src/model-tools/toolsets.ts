import { type Registry, readingTools, type Tool, type ToolsetName } from '../runtime/index.js'

/** What a caller can ask for, in the order in which errors name it. A model reads each listed tool in every conversation, so a few are the default. */
const names = {
  default: true,
  all: true,
  customers: true,
  access: true,
  evidence: true,
  sql: true,
  attention: true,
  features: true,
  activation: true,
  settings: true,
  destinations: true,
  integrations: true,
  host: true
} satisfies Record<ToolsetName, true>

/** The names of the toolsets. */
export const toolsetNames = Object.keys(names) as readonly ToolsetName[]

/** Whether this text names a toolset. */
export function isToolset(text: string): text is ToolsetName {
  return Object.hasOwn(names, text)
}

/** The names of the tools of these toolsets, of the tools that a process has. */
export function toolsIn(registry: Registry, toolsets: readonly ToolsetName[]): ReadonlySet<string> {
  const isAsked = ({ name, toolset }: Tool) =>
    toolsets.includes('all') || toolsets.includes(toolset) || (toolsets.includes('default') && readingTools.some((known) => known === name))
  const asked = Object.values(registry).filter(isAsked)
  return new Set(asked.map(({ name }) => name))
}
