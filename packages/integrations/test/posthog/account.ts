import { FakePosthog } from '../../src/testing/fake-posthog.js'

export const hour = 3_600_000
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)
export const apiKey = 'phx_of_the_project_1234567890'
export const credentials = { apiKey, region: 'eu' as const, projectId: '12345' }

export const uuidOf = (kind: number, index: number) => `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`

/** A time as PostHog writes it, with a microsecond behind its milliseconds. */
export const timeOf = (at: number, micros = 1) => new Date(at).toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`)

/** An event of a person of one of three companies. */
export function event(
  index: number,
  at: number,
  more: { event?: string; email?: string | null; distinct_id?: string } = {},
  properties: object = {}
) {
  return {
    uuid: uuidOf(1, index),
    event: 'report exported',
    timestamp: timeOf(at, index % 1000),
    distinct_id: `user-${index % 5}`,
    person_id: uuidOf(2, index % 5),
    email: `ann${index % 5}@company${(index % 5) % 3}.test`,
    ...more,
    properties: {
      plan: 'pro',
      seats: index,
      isTrial: false,
      $is_identified: true,
      $browser: 'Firefox',
      $group_1: `company-${index % 3}`,
      nested: { a: 1 },
      ...properties
    }
  }
}

/** A project with events of `count` second days, several in one instant, groups of two kinds, and persons. */
export function projectOfEverything(count = 40): FakePosthog {
  const project = new FakePosthog()
  const names = ['report exported', 'project opened', '$autocapture', '$pageview', '$identify']
  for (let index = 1; index <= count; index++) {
    const page = { $current_url: `https://app.test/p/${index}`, $pathname: `/p/${index}` }
    project.capture(event(index, start - index * 2 * day + hour, { event: names[index % names.length] ?? '' }, page))
  }
  for (let index = 41; index <= 43; index++) project.capture({ ...event(index, start - 3 * hour), timestamp: timeOf(start - 3 * hour, 7) })
  project.capture(event(47, start - 2 * hour, { email: null, distinct_id: 'device-1' }, { $is_identified: false, $group_1: undefined }))
  for (let index = 0; index < 3; index++) {
    project.putGroup(0, `project-${index}`, { name: `Project ${index}` })
    project.putGroup(1, `company-${index}`, { name: `Company ${index}`, website: `https://www.company${index}.test/about` })
  }
  for (let index = 0; index < 5; index++)
    project.putPerson(uuidOf(2, index), { email: `ann${index}@company${index % 3}.test`, name: `Ann ${index}` })
  project.putPerson(uuidOf(2, 90), { $browser: 'Firefox' })
  return project
}
