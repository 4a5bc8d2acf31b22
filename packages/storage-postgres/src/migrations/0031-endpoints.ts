import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Endpoints are told of what happens by signed requests; each message is kept with what became of it. */
export const endpoints: Migration = {
  version: 31,
  name: 'endpoints',
  fingerprint: 'b1228329da8a40e68628a1fc8c71ab33237b0a8f36cfbbd3207e1ec2e8878ab3',
  changes: [
    addTable('endpoints', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        kind: 'text',
        url: 'text',
        description: 'text',
        events: 'json',
        enabled: 'boolean',
        disabled_reason: 'text null',
        failures: 'integer',
        failing_since: 'time null',
        resume_at: 'time null',
        dropped: 'integer',
        last_delivered_at: 'time null',
        previous_secret_until: 'time null',
        created_at: 'time',
        updated_at: 'time'
      },
      key: ['id'],
      indexes: [{ columns: ['created_at'] }]
    }),
    addTable('endpoint_deliveries', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        endpoint_id: 'uuid',
        type: 'text',
        status: 'text',
        event: 'json',
        attempts: 'integer',
        due_at: 'time',
        response_code: 'integer null',
        duration_ms: 'integer null',
        error: 'text null',
        created_at: 'time',
        queued_at: 'time',
        ended_at: 'time null'
      },
      key: ['id'],
      indexes: [
        { columns: ['endpoint_id', 'status', 'due_at'] },
        { columns: ['endpoint_id', 'created_at'] },
        { columns: ['endpoint_id', 'status', 'created_at'] },
        { columns: ['endpoint_id', 'ended_at'] }
      ]
    })
  ]
}
