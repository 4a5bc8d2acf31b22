import type { Workspace } from '@rapport/core'
import { CommandError } from './command-error.js'

type ApiKeys = Workspace['apiKeys']

/** The API key with this id, or that begins so. */
export async function namedKey(apiKeys: ApiKeys, name: string): Promise<Awaited<ReturnType<ApiKeys['list']>>[number]> {
  const matching = (await apiKeys.list()).filter((key) => key.id === name || name.startsWith(key.prefix))
  const [key] = matching
  if (!key) throw new CommandError(`No API key has this id. \`npx @rapport/cli key list\` shows all`)
  if (matching.length > 1) throw new CommandError('Several API keys begin like this. Use the id that `npx @rapport/cli key list` shows')
  return key
}
