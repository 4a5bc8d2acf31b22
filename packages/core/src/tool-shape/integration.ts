import { Type } from 'typebox'
import { closed } from '../domain/closed.js'
import { integrationStatuses } from '../integrations/connections/read-connections.js'
import { authTypes, categories, setupModes } from '../integrations/descriptors/descriptor.js'
import { dealStages } from '../integrations/mapping/recommend.js'
import { providerIds } from '../integrations/provider-ids.js'

/** A provider's name as people may write it: those that there are not are no error everywhere. */
export const providerName = Type.String({ minLength: 1, maxLength: 80, description: 'The id of a provider, such as hubspot.' })

/** One of the fifteen. */
export const provider = Type.Enum([...providerIds])

/** What every answer says of a provider. */
export const providerHead = {
  name: Type.String({ minLength: 1, maxLength: 120 }),
  category: Type.Enum([...categories])
}

export const integrationStatus = Type.Enum([...integrationStatuses], {
  description: 'setup_required: connected, and a mapping is missing. requires_intervention: only a person can help.'
})

/** What can be connected, and how. */
export const capability = {
  provider: providerName,
  ...providerHead,
  authType: Type.Enum([...authTypes]),
  setupMode: Type.Enum([...setupModes], { description: 'human_controlled: the caller can give the credentials itself.' }),
  browserHandoffAvailable: Type.Boolean({ description: 'Whether a link to a page can be had now.' })
}

/** What a CRM's stages mean. */
export const crmMapping = Type.Array(
  closed({
    pipelineId: Type.String({ minLength: 1, maxLength: 500 }),
    pipelineName: Type.String({ maxLength: 1_000 }),
    mappings: Type.Array(
      closed({
        outlitStage: Type.Enum([...dealStages]),
        crmStages: Type.Array(closed({ id: Type.String({ minLength: 1, maxLength: 500 }), name: Type.String({ maxLength: 1_000 }) }), {
          maxItems: 500
        })
      }),
      { maxItems: 50 }
    )
  }),
  { minItems: 1, maxItems: 200 }
)
