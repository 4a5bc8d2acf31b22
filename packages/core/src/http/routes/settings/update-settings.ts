import { updateWorkspaceSettings } from '../../../tools/workspace/update-workspace-settings.js'
import { toolRoute } from '../../tool-route.js'

export const updateSettingsRoute = toolRoute({
  tool: updateWorkspaceSettings,
  method: 'PATCH',
  path: '/api/settings',
  operationId: 'updateSettings',
  tag: 'settings',
  part: { schema: updateWorkspaceSettings.output.properties.settings, of: (output) => output.settings },
  names: { output: 'WorkspaceSettings' },
  answer: 'The settings as they now are.'
})
