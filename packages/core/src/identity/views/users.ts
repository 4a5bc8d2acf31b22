import { defineView } from '../../storage/index.js'

/** `journeyStage` of `people/` in SQL. */
const silentSince = `({now} - interval '720 hours')`
const isInactive = `(u.inactive_at is not null or coalesce(u.event_activity_at, u.activated_at) < ${silentSince})`

const journeyStage = `case
  when u.activated_at is null then case when u.external_id is null then 'DISCOVERED' else 'SIGNED_UP' end
  when ${isInactive} then 'INACTIVE'
  when u.past_activated_at is not null then 'ENGAGED'
  else 'ACTIVATED' end collate "C"`

/** Identified people. */
export const usersView = defineView({
  name: 'users',
  description: 'The identified people, one row each, with their customer and journey stage.',
  from: '{users} u',
  where: 'u.organization_id = {organization}',
  joins: { customer: 'left join {customers} c on c.organization_id = {organization} and c.id = u.customer_id' },
  columns: {
    user_id: { type: 'uuid', description: "The user's id, unique.", sql: 'u.id' },
    external_id: { type: 'text', description: 'Your own userId; null for somebody known by email alone.', sql: 'u.external_id' },
    customer_id: { type: 'uuid', description: 'The customer they belong to now.', sql: 'u.customer_id' },
    customer_domain: { type: 'text', description: "That customer's domain.", sql: 'c.domain', join: 'customer' },
    email: { type: 'text', description: 'The email, in lower case.', sql: 'u.email' },
    name: { type: 'text', description: 'The name.', sql: 'u.name' },
    journey_stage: { type: 'text', description: 'DISCOVERED, SIGNED_UP, ACTIVATED, ENGAGED or INACTIVE, as of now.', sql: journeyStage },
    first_visitor_source: { type: 'text', description: 'Where the first visit came from: google, newsletter, …', sql: 'u.first_source' },
    first_visitor_channel: { type: 'text', description: 'paid, organic, social, email, referral or direct.', sql: 'u.first_channel' },
    traits: { type: 'jsonb', description: "All traits: traits ->> 'role'.", sql: 'u.traits' },
    created_at: { type: 'timestamptz', description: 'When the row was made.', sql: 'u.created_at' },
    first_seen_at: { type: 'timestamptz', description: 'Their first event.', sql: 'u.first_seen_at' },
    discovered_at: { type: 'timestamptz', description: 'When they became known.', sql: 'coalesce(u.first_seen_at, u.created_at)' },
    signed_up_at: {
      type: 'timestamptz',
      description: 'When they became known, for users with a userId.',
      sql: 'case when u.external_id is not null then coalesce(u.first_seen_at, u.created_at) end'
    },
    activated_at: { type: 'timestamptz', description: 'Their first activation.', sql: 'u.activated_at' },
    engaged_at: {
      type: 'timestamptz',
      description: 'When a stage event said that they are engaged, else the time at which their activity shows it.',
      sql: `case when u.activated_at is not null then coalesce(u.engaged_at, case when not ${isInactive} then u.past_activated_at end) end`
    },
    inactive_at: {
      type: 'timestamptz',
      description: 'When a stage event said that they are inactive, else thirty days after their last event.',
      sql: `case when u.activated_at is not null and ${isInactive} then coalesce(u.inactive_at, coalesce(u.event_activity_at, u.activated_at) + interval '720 hours') end`
    },
    last_activity_at: {
      type: 'timestamptz',
      description:
        'Their last tracked event in the product, or email, call, meeting or ticket that they took part in. The journey stage follows events only.',
      sql: 'u.last_activity_at'
    },
    segments: {
      type: 'text[]',
      description: "The names of the segments that they are in: 'Champions' = ANY(segments).",
      sql: `array(select s.name from {segments} s where s.organization_id = {organization} and s.archived_at is null and s.subject = 'people' and jsonb_exists(u.segments, s.id::text) order by s.name)`
    }
  },
  exampleQueries: [
    'SELECT journey_stage, count(*) AS users FROM users GROUP BY journey_stage ORDER BY users DESC',
    'SELECT first_visitor_channel, count(*) AS users, round(100.0 * count(activated_at) / count(*), 1) AS activated_percent FROM users GROUP BY 1 ORDER BY users DESC',
    "SELECT u.email, c.name AS customer, u.last_activity_at FROM users u JOIN customers c USING (customer_id) WHERE u.journey_stage = 'ENGAGED' ORDER BY u.last_activity_at DESC LIMIT 20"
  ]
})
