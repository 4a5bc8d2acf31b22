import { createRapport, type Rapport, type RapportOptions } from '@rapport/core'
import { type McpHandler, type McpOptions, mcpHandler } from '@rapport/mcp'
import { CommandError } from './command-error.js'

/** Makes a Rapport; what is wrong with an option is the terminal's to mend. */
export function configuredRapport(options: RapportOptions): Rapport {
  return spoken(() => createRapport(options))
}

/** What serves MCP for a Rapport; what is wrong with an option is the terminal's to mend. */
export function configuredMcp(rapport: Rapport, options: McpOptions): McpHandler {
  return spoken(() => mcpHandler(rapport, options))
}

/** Turns a TypeError, which names an option that is wrong, into an error for the terminal. */
export function spoken<Made>(make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error
  }
}
