import type { Rapport, Workspace } from '@rapport/core'
import { signIn } from '../../src/testing/sign-in.js'

/** Signs in, and takes the mapping of stages that is recommended where one is asked for. */
export async function connectAndMap(rapport: Rapport, workspace: Workspace): Promise<void> {
  const [known] = await workspace.integrations.list({ connectedOnly: true })
  if (known) await workspace.integrations.disconnect('attio')
  await signIn({ rapport, workspace, provider: 'attio', back: { code: 'code-of-the-person' } })
  const { next } = await workspace.call('svc_setup_integration', { provider: 'attio' })
  if (next?.kind !== 'crm_mapping') return
  const configuration = { kind: 'crm_mapping' as const, mappings: next.recommendation, confirm: true as const }
  await workspace.call('svc_setup_integration', { provider: 'attio', configuration })
}
