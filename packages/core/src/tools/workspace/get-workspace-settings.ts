import { readSettings } from '../../domain/settings/workspace-settings.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { settings } from '../../tool-shape/settings.js'

export const getWorkspaceSettings = defineTool({
  name: 'svc_get_workspace_settings',
  summary: "Reads the workspace's settings.",
  grant: 'workspace_settings:read',
  input: strictObject({}),
  output: settings,
  example: {},

  async handle(_, { store }) {
    const { default_timezone: defaultTimezone } = await readSettings(store)
    return { settings: { defaultTimezone } }
  }
})
