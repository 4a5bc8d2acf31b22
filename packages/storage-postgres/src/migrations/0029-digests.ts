import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Members choose a digest, which comes by mail to an address that they have confirmed. The mails wait in a table of their own until they are sent. */
export const digests: Migration = {
  version: 29,
  name: 'digests',
  fingerprint: '6d1ddc2bb9cb443aafee1de11dbb3f4d689058a50b60114f37470823501a3a0c',
  changes: [
    addTable('digests', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        member_id: 'text',
        enabled: 'boolean',
        channel: 'text',
        destination_id: 'uuid null',
        scope: 'text',
        when_quiet: 'text',
        schedule: 'json',
        covered_until: 'time null',
        next_run_at: 'time null',
        last_run_at: 'time null',
        last_result: 'text null',
        last_reason: 'text null',
        created_at: 'time',
        updated_at: 'time'
      },
      key: ['id'],
      indexes: [{ columns: ['member_id'], unique: true }]
    }),
    addTable('mail_addresses', {
      scope: 'organization',
      columns: {
        member_id: 'text',
        email: 'text',
        status: 'text',
        reason: 'text null',
        link_id: 'uuid null',
        link_expires_at: 'time null',
        asked_at: 'time null',
        confirmed_at: 'time null',
        updated_at: 'time'
      },
      key: ['member_id'],
      indexes: [{ columns: ['link_id'], unique: true }]
    }),
    addTable('mails', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        kind: 'text',
        member_id: 'text',
        email: 'text',
        subscription_id: 'uuid null',
        link_id: 'uuid null',
        status: 'text',
        letter: 'json null',
        attempts: 'integer',
        error: 'text null',
        due_at: 'time',
        created_at: 'time',
        started_at: 'time null',
        ended_at: 'time null'
      },
      key: ['id'],
      indexes: [
        { columns: ['status', 'due_at'] },
        { columns: ['started_at'] },
        { columns: ['ended_at'] },
        { columns: ['member_id', 'created_at'] },
        { columns: ['subscription_id', 'status'] }
      ]
    })
  ]
}
