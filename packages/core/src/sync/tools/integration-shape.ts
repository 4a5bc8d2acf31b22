import { Type } from 'typebox'
import { authTypes, availabilities, categories, pageWayNames, providerIds, setupModes } from '../../providers/index.js'
import { strictObject } from '../../validation/index.js'
import { integrationStatuses } from '../connections/read-connections.js'
import { dealStages } from '../mapping/recommend.js'

/** A provider's name as people may write it: those that there are not are no error everywhere. */
export const providerName = Type.String({ minLength: 1, maxLength: 80, description: 'The id of a provider, such as hubspot.' })

/** The id of a provider of the process. The schema names those of the catalogue; a host can have others of its own. */
export const providerId = Type.String({
  minLength: 1,
  maxLength: 80,
  examples: [...providerIds],
  description: 'The id of one of these providers, or of a provider of your own.'
})

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
  browserHandoffAvailable: Type.Boolean({ description: 'Whether a link to a page is available now.' })
}

/** Why a provider cannot be connected, and what a person does to connect it. The tool's shape is fixed, so that the route alone tells it. */
export const capabilityDetails = {
  availability: Type.Enum([...availabilities], {
    description: 'not_configured: the owner of the server has to set missingSettings first. no_connector: this version cannot read it.'
  }),
  missingSettings: Type.Array(Type.String(), { description: 'The settings of the server that nobody has set yet, such as publicUrl.' }),
  connectBy: Type.Array(Type.Enum([...pageWayNames]), {
    description: 'What a person does on the page: signs in at the vendor, or gives a key.'
  })
}

/** What a CRM's stages mean. */
export const crmMapping = Type.Array(
  strictObject({
    pipelineId: Type.String({ minLength: 1, maxLength: 500 }),
    pipelineName: Type.String({ maxLength: 1_000 }),
    mappings: Type.Array(
      strictObject({
        outlitStage: Type.Enum([...dealStages]),
        crmStages: Type.Array(
          strictObject({ id: Type.String({ minLength: 1, maxLength: 500 }), name: Type.String({ maxLength: 1_000 }) }),
          {
            maxItems: 500
          }
        )
      }),
      { maxItems: 50 }
    )
  }),
  { minItems: 1, maxItems: 200 }
)
