import { readingTools, registry, type Tool, type Toolset as ToolGroup } from '@rapport/core/operations'

const tools: readonly Tool[] = Object.values(registry)

/** The names of a group's tools. */
function toolsOf(group: ToolGroup): string[] {
  return tools.filter(({ toolset }) => toolset === group).map(({ name }) => name)
}

/** The name of a toolset that a connection can ask for. */
export type Toolset = ToolGroup | 'default' | 'all'

/** What a connection can ask for, in the order in which errors name it. A model reads each listed tool in every conversation, so a few are the default. */
export const toolsets: Readonly<Record<Toolset, readonly string[]>> = {
  default: readingTools,
  all: tools.map(({ name }) => name),
  customers: toolsOf('customers'),
  access: toolsOf('access'),
  evidence: toolsOf('evidence'),
  sql: toolsOf('sql'),
  attention: toolsOf('attention'),
  features: toolsOf('features'),
  activation: toolsOf('activation'),
  settings: toolsOf('settings'),
  destinations: toolsOf('destinations'),
  integrations: toolsOf('integrations')
}

/** Whether this text names a toolset. */
export function isToolset(text: string): text is Toolset {
  return Object.hasOwn(toolsets, text)
}
