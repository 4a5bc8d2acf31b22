import { Type } from 'typebox'
import { code, defineTable, nullable, text, time } from '../../storage/index.js'

/** What a workspace has chosen: at most one row, whose `name` is `workspace`. `activation_event` is null while activation is switched off. */
export const workspaceSettings = defineTable({
  name: 'workspace_settings',
  scope: 'organization',
  row: Type.Object({ name: code(), default_timezone: code(), activation_event: nullable(text()), updated_at: time() }),
  personal: { activation_event: 'none' },
  key: ['name']
})
