import { expect, it } from 'vitest'
import { activityView as activity } from '../../identity/views/activity.js'
import { recordedTypes } from '../sender.js'
import { eventDefinitions } from './index.js'

const forms = Object.values(eventDefinitions).map(({ example, toTimeline }) => toTimeline(example, { url: null, path: null }, []))
const namesIn = (text: string) => (text.match(/\b[A-Z][A-Z_]+\b/g) ?? []).toSorted()

it('the view says of types and channels just those that events have, and nothing of what sources hold', () => {
  const { columns, description } = activity
  const types = [...forms, ...Object.values(recordedTypes)].map(({ type }) => type)
  expect(namesIn(columns.event_type?.description ?? '')).toEqual([...new Set(types)].toSorted())
  expect(namesIn(columns.channel?.description ?? '')).toEqual([...new Set(forms.map(({ channel }) => channel))].toSorted())
  expect(description).toMatch(/^Tracked events, .* not in it/)
  expect(description).toContain('svc_list_sources')
  expect(description).toContain('svc_get_timeline')
})
