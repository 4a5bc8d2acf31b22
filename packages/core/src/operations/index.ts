import { agentOperations } from './agents.js'
import { attentionOperations } from './attention.js'
import { automationOperations } from './automations.js'
import { mergeOperations, reattributionOperations } from './identity.js'
import { signalOperations } from './signals.js'

/** The operations of each module, in the order in which OpenAPI shows them. */
export const operations = [
  ...attentionOperations,
  ...signalOperations,
  ...automationOperations,
  ...agentOperations,
  ...reattributionOperations,
  ...mergeOperations
]
