import { expect, it } from 'vitest'
import { PeriodReader } from './periods.js'

const now = Date.parse('2026-10-14T12:00:00Z')
const read = (question: string, timeZone = 'UTC') => {
  const period = new PeriodReader(now, timeZone).read(question)
  const iso = (instant: number | undefined) => (instant === undefined ? null : new Date(instant).toISOString())
  return period && [iso(period.from), iso(period.until)]
}
const days = (from: string | null, until: string | null) => [from && `${from}T00:00:00.000Z`, until && `${until}T00:00:00.000Z`]

it.each([
  ['who complained in spring', '2026-03-01', '2026-06-01'],
  ['who left last winter?', '2025-12-01', '2026-03-01'],
  ['what broke this week', '2026-10-12', '2026-10-19'],
  ['what broke last week', '2026-10-05', '2026-10-12'],
  ['who wrote last quarter', '2026-07-01', '2026-10-01'],
  ['who wrote in the first quarter', '2026-01-01', '2026-04-01'],
  ['complaints in Q4 2025', '2025-10-01', '2026-01-01'],
  ['news in the second half of 2025', '2025-07-01', '2026-01-01'],
  ['complaints in November', '2025-11-01', '2025-12-01'],
  ['complaints in Oct', '2026-10-01', '2026-11-01'],
  ['complaints in February and March', '2026-02-01', '2026-04-01'],
  ['cut in January or February?', '2026-01-01', '2026-03-01'],
  ['named in March, April or May', '2026-03-01', '2026-06-01'],
  ['between November and January', '2025-11-01', '2026-02-01'],
  ['from 3 March to 5 April 2026', '2026-03-03', '2026-04-06'],
  ['what happened on 5 May', '2026-05-05', '2026-05-06'],
  ['over the last 3 months', '2026-07-14', '2026-10-15'],
  ['in the past two weeks', '2026-09-30', '2026-10-15'],
  ['what was said yesterday', '2026-10-13', '2026-10-14'],
  ['mails of 2026-02-03', '2026-02-03', '2026-02-04'],
  ['who bought in 2025', '2025-01-01', '2026-01-01'],
  ['who asked this year', '2026-01-01', '2027-01-01'],
  ['praise since August', '2026-08-01', null],
  ['praise since last month', '2026-09-01', null],
  ['praise since spring 2025', '2025-03-01', null],
  ['news after June', '2026-07-01', null],
  ['news before 1 May 2026', null, '2026-05-01']
])('%s', (question, from, until) => {
  expect(read(question)).toEqual(days(from, until))
})

it.each([
  'who may leave',
  'news before 9999-99-99',
  'mails of 2026-02-30',
  'calls in 99 March 2025',
  'march to the office',
  'spring cleaning',
  'since we talked',
  'what will they do in November 2026',
  'seconds'
])('%s names no time', (question) => {
  expect(read(question)).toBeUndefined()
})

it('begins days where the time zone does', () => {
  expect(read('calls in March', 'Europe/Berlin')).toEqual(['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'])
})
