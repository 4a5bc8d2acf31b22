import { Type } from 'typebox'
import { changeTimeZone } from '../../domain/settings/change-time-zone.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { settings } from '../../tool-shape/settings.js'

export const updateWorkspaceSettings = defineTool({
  name: 'svc_update_workspace_settings',
  summary: "Changes the workspace's settings.",
  grant: 'workspace_settings:manage',
  input: strictObject({
    defaultTimezone: Type.String({ minLength: 1, description: 'The name of an IANA time zone, such as Europe/Berlin.' })
  }),
  output: settings,
  example: { defaultTimezone: 'Europe/Berlin' },

  async handle({ defaultTimezone }, context) {
    return { settings: await changeTimeZone(context, defaultTimezone) }
  }
})
