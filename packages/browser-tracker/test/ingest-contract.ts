const UUID_7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const MOST_EVENTS = 100
const MOST_BYTES = 1_000_000

const REQUIRED: Record<string, Record<string, string>> = {
  pageview: {},
  custom: { eventName: 'string' },
  identify: {},
  form: {},
  engagement: { activeTimeMs: 'number', totalTimeMs: 'number' },
  calendar: {},
  stage: { stage: 'string' },
  billing: { status: 'string' }
}

/** What the real server would object to in a body: the envelope's rules of the specification and each variant's required fields. */
export function faultsOf(body: Record<string, unknown>): string[] {
  const faults: string[] = []
  const { events, visitorId, sessionId, source, userIdentity } = body
  const expect = (good: boolean, fault: string) => {
    if (!good) faults.push(fault)
  }
  expect(JSON.stringify(body).length <= MOST_BYTES, 'the body is over 1 MB')
  expect(UUID_7.test(String(visitorId)), `visitorId ${visitorId}`)
  expect(UUID_7.test(String(sessionId)), `sessionId ${sessionId}`)
  expect(source === 'client', `source ${source}`)
  expect(userIdentity === undefined || typeof userIdentity === 'object', 'userIdentity')
  if (!Array.isArray(events) || events.length < 1 || events.length > MOST_EVENTS) return [...faults, 'events must be 1 to 100']
  for (const event of events) {
    const required = REQUIRED[event.type]
    expect(required !== undefined, `type ${event.type}`)
    expect(UUID_7.test(event.uuid), `uuid ${event.uuid}`)
    expect(Number.isInteger(event.timestamp) && event.timestamp > 1e11, `timestamp ${event.timestamp}`)
    expect(typeof event.url === 'string' && typeof event.path === 'string', 'url and path')
    if (event.eventName) expect([...event.eventName].length <= 191 && !/\p{Cs}/u.test(event.eventName), `eventName ${event.eventName}`)
    for (const [field, type] of Object.entries(required ?? {})) expect(typeof event[field] === type, `${event.type}.${field}`)
  }
  return faults
}
