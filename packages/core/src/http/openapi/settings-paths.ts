import { planDescription } from '../../plans.js'
import { getWorkspaceSettings } from '../../tools/workspace/get-workspace-settings.js'
import { updateWorkspaceSettings } from '../../tools/workspace/update-workspace-settings.js'
import { keyList, newKey, newKeyBody, oneKey, trackingChange, websiteTracking } from '../shapes/settings.js'
import { type ApiOperation, apiOperation } from './api-operation.js'
import { idOf } from './id-parameter.js'
import type { NamedSchemas } from './named-schemas.js'
import type { Operation, Paths } from './operation.js'
import { toolSchemas } from './tool-schemas.js'

/** `/api/settings`: the workspace's settings, its website tracking, its API keys, its plan. */
export function settingsPaths(schemas: NamedSchemas): Paths {
  const read = (described: Omit<ApiOperation, 'tag' | 'grant'>): Operation =>
    apiOperation(schemas, { ...described, tag: 'settings', grant: 'workspace_settings:read' })
  const manage = (described: Omit<ApiOperation, 'tag' | 'grant'>): Operation =>
    apiOperation(schemas, { ...described, tag: 'settings', grant: 'workspace_settings:manage' })
  const settings = schemas.refer('WorkspaceSettings', getWorkspaceSettings.output.properties.settings)
  const tracking = { schema: schemas.refer('WebsiteTracking', websiteTracking), description: 'The domains and the public keys.' }

  return {
    '/api/settings': {
      get: read({
        operationId: 'getSettings',
        summary: getWorkspaceSettings.summary,
        answer: { schema: settings, description: 'The settings.' },
        fails: ['TOOL_OUTPUT_INVALID']
      }),
      patch: manage({
        operationId: 'updateSettings',
        summary: updateWorkspaceSettings.summary,
        body: { schema: toolSchemas(schemas, updateWorkspaceSettings).input, example: updateWorkspaceSettings.example },
        answer: { schema: settings, description: 'The settings as they now are.' },
        fails: ['TOOL_OUTPUT_INVALID']
      })
    },
    '/api/settings/website-tracking': {
      get: read({
        operationId: 'getWebsiteTracking',
        summary: 'Tells which pages may send events, with which public keys.',
        answer: tracking
      }),
      patch: manage({
        operationId: 'updateWebsiteTracking',
        summary: 'Replaces the domains whose pages may send events.',
        body: { schema: schemas.refer('WebsiteTrackingChange', trackingChange), example: { domains: ['https://app.example.com'] } },
        answer: tracking
      })
    },
    '/api/settings/api-keys': {
      get: read({
        operationId: 'listApiKeys',
        summary: 'Lists the API keys, the oldest first, revoked ones included.',
        answer: { schema: schemas.refer('ApiKeys', keyList), description: 'The keys without their secrets.' }
      }),
      post: manage({
        operationId: 'createApiKey',
        summary: 'Makes an API key with no more grants than the asking key has.',
        body: { schema: schemas.refer('NewApiKeyInput', newKeyBody), example: { name: 'agent', grants: ['customer_intelligence:read'] } },
        answer: { schema: schemas.refer('NewApiKey', newKey), description: 'The key, its secret shown this once.' }
      })
    },
    '/api/settings/api-keys/{id}': {
      delete: manage({
        operationId: 'revokeApiKey',
        summary: 'Ends an API key at once; doing it again changes nothing.',
        parameters: [idOf('key')],
        answer: { schema: schemas.refer('RevokedApiKey', oneKey), description: 'The revoked key.' },
        fails: ['NOT_FOUND']
      })
    },
    '/api/settings/plan': {
      get: read({
        operationId: 'getPlan',
        summary: 'Tells the plan and how much of it is used, as far as the host describes it.',
        answer: { schema: schemas.refer('Plan', planDescription), description: 'The plan.' }
      })
    }
  }
}
