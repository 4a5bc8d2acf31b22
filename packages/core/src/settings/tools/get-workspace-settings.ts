import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { readSettings } from '../workspace-settings.js'
import { settings } from './settings-shape.js'

export const getWorkspaceSettings = defineTool({
  name: 'svc_get_workspace_settings',
  title: 'Read the workspace settings',
  description: "Reads the workspace's time zone. Use it before you mention local times.",
  effect: 'read',
  toolset: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: "Reads the workspace's settings.",
  input: strictObject({}),
  output: settings,
  example: {},

  async handle(_, { store }) {
    const { default_timezone: defaultTimezone } = await readSettings(store)
    return { settings: { defaultTimezone } }
  }
})
