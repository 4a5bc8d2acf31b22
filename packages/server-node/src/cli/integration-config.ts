import { readFile } from 'node:fs/promises'
import { createRapport, type Rapport, type RapportOptions, type TrustProxy } from '@rapport/core'
import type { Provider } from '@rapport/core/connector'
import { allProviders } from '@rapport/integrations'
import { type McpHandler, type McpOptions, mcpHandler } from '@rapport/mcp'
import { CommandError } from './command-error.js'
import { languageModel, type ModelConfig } from './language-model.js'

/** The options of `createRapport` that integrations rest on. */
export type IntegrationConfig = Pick<RapportOptions, 'secret' | 'publicUrl' | 'providers'>

const known = ['publicUrl', 'secret', 'providers', 'mcp', 'model', 'trustProxy']

/**
 * What the command knows of integrations, MCP, the language model and the proxies in front of it: the file of --config, and RAPPORT_SECRET (with RAPPORT_SECRET_PREVIOUS) and
 * RAPPORT_PUBLIC_URL, which outrank it; `fallback` is what counts
 * where neither says anything.
 */
export async function integrationConfig(
  file: string | undefined,
  fallback: { secret?: string; publicUrl?: string } = {},
  env: NodeJS.ProcessEnv = process.env
): Promise<{ integrations: IntegrationConfig; mcp: McpOptions; model: ModelConfig; trustProxy: TrustProxy }> {
  const config = file === undefined ? {} : await readConfig(file)
  const secret = secretOf(env) ?? config.secret ?? fallback.secret
  const publicUrl = env.RAPPORT_PUBLIC_URL || config.publicUrl || fallback.publicUrl
  const providers = connectors(config.providers)
  const integrations = { ...(secret !== undefined && { secret }), ...(publicUrl !== undefined && { publicUrl }), providers }
  const { mcp = {}, trustProxy = 0 } = config
  return { integrations, mcp, model: await languageModel(config.model, env), trustProxy }
}

function secretOf({ RAPPORT_SECRET: current, RAPPORT_SECRET_PREVIOUS: previous }: NodeJS.ProcessEnv): Config['secret'] {
  if (!current) return undefined
  return previous ? { current, previous } : current
}

interface Config {
  publicUrl?: string
  secret?: NonNullable<RapportOptions['secret']>
  providers?: Record<string, unknown>
  mcp?: McpOptions
  model?: unknown
  trustProxy?: TrustProxy
}

/** `createRapport` checks what the names hold; the message of a wrong one names it. */
async function readConfig(file: string): Promise<Config> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  })
  let config: unknown
  try {
    config = JSON.parse(text)
  } catch {
    // What is wrong with it could show a secret.
    throw new CommandError(
      `${file} is no JSON. It must look like { "publicUrl": "https://…", "secret": "…", "providers": { "stripe": {} } }`
    )
  }
  if (!isObject(config)) throw new CommandError(`${file} must hold an object with ${known.join(', ')}`)
  const wrong = Object.keys(config).find((name) => !known.includes(name))
  if (wrong !== undefined) throw new CommandError(`${file}: "${wrong}" is none of ${known.join(', ')}`)
  if (config.publicUrl !== undefined && typeof config.publicUrl !== 'string') throw new CommandError(`${file}: publicUrl must be a text`)
  const { mcp } = config
  if (mcp !== undefined && !(isObject(mcp) && Object.keys(mcp).every((name) => name === 'origins') && isTexts(mcp.origins ?? [])))
    throw new CommandError(`${file}: mcp must be an object such as { "origins": ["https://app.example.com"] }`)
  if (config.providers !== undefined && !isObject(config.providers))
    throw new CommandError(`${file}: providers must be an object such as { "stripe": {} }`)
  return config as Config
}

/** All connectors, as they are configured. */
function connectors(config: Record<string, unknown> | undefined): Provider[] {
  try {
    return allProviders(config)
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error
  }
}

/** Makes a Rapport; what is wrong with an option is the terminal's to mend. */
export function configuredRapport(options: RapportOptions): Rapport {
  try {
    return createRapport(options)
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error
  }
}

/** What serves MCP for a Rapport; what is wrong with an option is the terminal's to mend. */
export function configuredMcp(rapport: Rapport, options: McpOptions): McpHandler {
  try {
    return mcpHandler(rapport, options)
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error
  }
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
