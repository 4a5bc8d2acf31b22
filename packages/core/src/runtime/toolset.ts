/**
 * The groups in which agents find tools. A connection lists only the groups that it needs, because a model reads each listed tool in every conversation.
 * `host` has the operations of the host's own.
 */
export type Toolset =
  | 'customers'
  | 'access'
  | 'evidence'
  | 'sql'
  | 'attention'
  | 'features'
  | 'activation'
  | 'settings'
  | 'destinations'
  | 'integrations'
  | 'host'

/** A toolset that a caller can ask for: a group, `default` (the tools that read customers), or `all`. */
export type ToolsetName = Toolset | 'default' | 'all'
