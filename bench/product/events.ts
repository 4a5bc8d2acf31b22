/** So many are measured unless told otherwise. */
export const measuredEvents = 1_000_000

const names = ['Report exported', 'Project opened', 'Colleague invited', 'Search done']
const dayMs = 86_400_000

const timeOf = (index: number, startOfDay: number) => startOfDay + ((index * 37) % dayMs)
const personOf = (index: number) => `user-${(index * 7) % 3_000}`
const companyOf = (index: number) => `company-${((index * 7) % 3_000) % 300}`
const propertiesOf = (index: number) => ({
  plan: 'pro',
  seats: index % 50,
  isTrial: false,
  page: `/projects/${index % 500}`,
  browser: 'Firefox',
  os: 'Linux',
  locale: 'en'
})

/** An event as a line of Mixpanel's export. */
export function lineOf(index: number, startOfDay: number): string {
  const own = {
    time: timeOf(index, startOfDay),
    distinct_id: personOf(index),
    $user_id: personOf(index),
    $insert_id: `e${index}`,
    company_id: companyOf(index)
  }
  return `${JSON.stringify({ event: names[index % names.length], properties: { ...own, ...propertiesOf(index) } })}\n`
}

/** The same event as a host sends it. */
export function ownEvent(index: number, startOfDay: number) {
  const who = { userId: personOf(index), customerId: companyOf(index), timestamp: timeOf(index, startOfDay) }
  return { type: 'custom' as const, eventName: names[index % names.length] ?? '', ...who, properties: propertiesOf(index) }
}
