import { getWorkspaceSettings } from '../../../tools/workspace/get-workspace-settings.js'
import { toolRoute } from '../../tool-route.js'

export const getSettingsRoute = toolRoute({
  tool: getWorkspaceSettings,
  method: 'GET',
  path: '/api/settings',
  operationId: 'getSettings',
  tag: 'settings',
  part: { schema: getWorkspaceSettings.output.properties.settings, of: (output) => output.settings },
  names: { output: 'WorkspaceSettings' },
  answer: 'The settings.'
})
