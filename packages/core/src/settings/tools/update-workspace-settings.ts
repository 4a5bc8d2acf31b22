import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { changeTimeZone } from '../change-time-zone.js'
import { settings } from './settings-shape.js'

export const updateWorkspaceSettings = defineTool({
  name: 'svc_update_workspace_settings',
  title: 'Change the workspace settings',
  description: "Sets the workspace's time zone. Use it only when a person asked for it.",
  effect: 'write',
  repeatable: true,
  toolset: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: "Changes the workspace's settings.",
  input: strictObject({
    defaultTimezone: Type.String({ minLength: 1, description: 'The name of an IANA time zone, such as Europe/Berlin.' })
  }),
  output: settings,
  example: { defaultTimezone: 'Europe/Berlin' },

  async handle({ defaultTimezone }, context) {
    return { settings: await changeTimeZone(context, defaultTimezone) }
  }
})
