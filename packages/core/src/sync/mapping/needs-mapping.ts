import type { IntegrationProcess } from '../../context/index.js'
import type { Credential, CredentialSource, CrmPipeline, Descriptor, Provider } from '../../providers/index.js'
import { type Asked, askVendor } from '../connections/prove-credential.js'

/** Whether something has to be decided before all can be read. A CRM whose deals cannot be read, or that has no stage, leaves nothing to decide. */
export async function needsMapping(
  process: IntegrationProcess,
  { configuration }: Descriptor,
  provider: Provider,
  credential: Credential
): Promise<boolean> {
  if (configuration === null || !provider.mapping) return false
  if (configuration === 'mixpanel_mapping') return true
  const same: CredentialSource = { current: async () => credential, refresh: async () => credential }
  const read = await readPipelines(process, provider, same)
  // One that is away now is asked again when the mapping is.
  return read.kind === 'away' || (read.kind === 'ok' && read.value.some(({ stages }) => stages.length > 0))
}

/** The pipelines of a CRM. */
export async function readPipelines(
  process: IntegrationProcess,
  provider: Provider,
  credentials: CredentialSource
): Promise<Asked<readonly CrmPipeline[]>> {
  const { mapping } = provider
  if (mapping?.kind !== 'crm_mapping') return { kind: 'ok', value: [] }
  const read = await askVendor(process, provider, credentials, ({ request }) => mapping.pipelines(request))
  return read.kind === 'absent' ? { kind: 'ok', value: [] } : read
}
