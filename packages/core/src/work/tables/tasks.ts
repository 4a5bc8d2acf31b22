import { Type } from 'typebox'
import { code, defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * What members mean to do. `status` is `open` or `done`; `due_on` is a day, such as 2026-01-31. `customer_id` and `user_id` stay as they were when the task
 * was made: a merged one leads on. `origin` is `hand`, `attention` or `automation`, and `origin_id` the item or the automation. `list_position` is the place in
 * lists, lower ones first. `version` grows with each change, so that two editors do not overwrite each other.
 */
export const tasks = defineTable({
  name: 'tasks',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    title: text(),
    details: nullable(text()),
    status: code(),
    due_on: nullable(code()),
    assignee_id: nullable(text()),
    customer_id: nullable(uuid()),
    user_id: nullable(uuid()),
    origin: code(),
    origin_id: nullable(uuid()),
    list_position: integer(),
    version: integer(),
    created_at: time(),
    created_by: nullable(text()),
    updated_at: time(),
    updated_by: nullable(text()),
    done_at: nullable(time()),
    done_by: nullable(text())
  }),
  personal: {
    title: 'content',
    details: 'content',
    assignee_id: 'person',
    created_by: 'person',
    updated_by: 'person',
    done_by: 'person'
  },
  key: ['id'],
  indexes: [
    { columns: ['status', 'list_position'] },
    { columns: ['assignee_id', 'status', 'list_position'] },
    { columns: ['customer_id', 'status'] },
    { columns: ['user_id'] }
  ]
})
