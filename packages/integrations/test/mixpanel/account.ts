import { FakeMixpanel } from '../../src/testing/fake-mixpanel.js'

export const hour = 3_600_000
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)
export const secret = 'service-account-secret-of-the-project'
export const credentials = { username: 'rapport.abc.mp-service-account', secret, projectId: '2195193', region: 'eu' as const }
export const byGroup = {
  kind: 'mixpanel_mapping' as const,
  mapping: { mode: 'group_key' as const, groupKey: 'company_id' },
  confirm: true as const
}
export const byEmail = { kind: 'mixpanel_mapping' as const, mapping: { mode: 'email_domain' as const }, confirm: true as const }

/** An event as it is exported, of a person of one of three companies. */
export function event(index: number, time: number, more: object = {}) {
  return {
    time,
    distinct_id: `user-${index % 5}`,
    $insert_id: `event-${index}`,
    $user_id: `user-${index % 5}`,
    $device_id: `device-${index}`,
    $email: `ann${index % 5}@company${(index % 5) % 3}.test`,
    $browser: 'Firefox',
    mp_processing_time_ms: time + 900,
    mp_lib: 'web',
    company_id: [`company-${index % 3}`],
    plan: 'pro',
    seats: index,
    isTrial: false,
    tags: ['a', 'b'],
    nested: { a: 1 },
    ...more
  }
}

/** A profile as it is exported. */
export function profile(index: number, more: object = {}) {
  return {
    $email: `ann${index}@company${index % 3}.test`,
    $name: `Ann ${index}`,
    $last_seen: new Date(start - index * day).toISOString().slice(0, 19),
    company_id: [`company-${index % 3}`],
    ...more
  }
}

/** A project with events of `count` second days, some of devices, of accounts alone, and of Mixpanel itself. */
export function projectOfEverything(count = 40): FakeMixpanel {
  const project = new FakeMixpanel()
  const names = ['Report exported', 'Project opened', '$mp_web_page_view', 'Invited colleague']
  for (let index = 1; index <= count; index++)
    project.track(names[index % names.length] ?? '', event(index, start - index * 2 * day + hour))
  project.track('Report exported', event(41, start - 60_000, { $user_id: undefined, distinct_id: 'ann9@company1.test' }))
  project.track('Report exported', event(42, start - 2 * hour, { $user_id: undefined, $email: undefined, distinct_id: '$device:d1' }))
  project.track('Report exported', event(43, start - 2 * hour, { $user_id: undefined, $email: undefined, company_id: 'company-1' }))
  for (let index = 0; index < 5; index++) project.put(`user-${index}`, profile(index))
  project.put('$device:d1', { $browser: 'Firefox', $last_seen: '2026-05-30T10:00:00' })
  return project
}
