import { memoryStore } from '@rapport/core/memory'
import { attio } from '../../src/attio/attio.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { FakeAttio } from '../../src/testing/fake-attio.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { connectAndMap } from './connect-and-map.js'
import {
  actor,
  company,
  companyId,
  day,
  deal,
  hour,
  meeting,
  member,
  note,
  person,
  personId,
  stage,
  stageNames,
  stageStatus,
  start,
  task,
  text
} from './objects.js'

const clientSecret = 'client-secret-of-the-app'
const tokenPath = '/oauth/token'

/** A few records of each kind: each of them is read again and again. */
function smallAccount(): FakeAttio {
  const account = new FakeAttio()
  account.stages = stageNames.map((_, index) => stageStatus(index))
  account.put('members', member(1))
  account.put('members', member(3, { access_level: 'suspended' }))
  account.put('companies', company(1, start - 9 * day, { owner: [actor(1, start - 9 * day)] }))
  for (const index of [2, 3]) account.put('companies', company(index, start - (9 - index) * day))
  for (const index of [1, 2]) account.put('people', person(index, start - (9 - index) * day))
  account.put('deals', deal(1, start - 8 * day, { stage: [stage(1, start - day)] }))
  account.put('deals', deal(2, start - 7 * day))
  account.put('notes', note(1, start - 6 * day, { parent_object: 'people', parent_record_id: personId(2) }))
  account.put('notes', note(2, start - 5 * day))
  for (const index of [1, 2]) account.put('tasks', task(index, start - (9 - index) * day))
  for (const index of [1, 2]) account.put('meetings', meeting(index, start - (9 - index) * day))
  return account
}

/** What happens in the workspace between two readings: each time something else. */
function change(account: FakeAttio, round: number): void {
  const at = start + (round - 0.5) * hour
  if (round === 1) {
    account.put('companies', company(4, at))
    account.put('companies', company(1, start - 9 * day, { name: [text('Renamed', at)] }))
    account.put('tasks', task(1, start - 8 * day, { is_completed: true }))
  } else if (round === 2) {
    account.put('people', person(4, at))
    account.put('notes', note(4, at))
    account.remove('companies', companyId(3))
  } else {
    // Late, as a stage that was left before it was ever read nobody can tell.
    account.put('deals', deal(2, start - 7 * day, { stage: [stage(3, at)] }))
    account.put('meetings', meeting(4, at))
  }
}

/** Attio by signing in, on a workspace in which records come, change and go. Its tokens rotate here, as they may one day. */
export const attioSubject: EngineSubject = {
  provider: attio({ clientId: 'client-of-the-app', clientSecret }),
  open({ now, pageSize }) {
    const account = smallAccount()
    const tokens = new FakeTokens(now, 6 * 3_600)
    const api = account.provider({ now, pageSize, accepts: (headers) => tokens.accepts(headers) })
    const signIn = fakeProvider({ now, routes: [tokens.route(tokenPath)] })
    return {
      http: (url, init) => (new URL(url).pathname === tokenPath ? signIn : api).http(url, init),
      connect: (rapport, workspace) => connectAndMap(rapport, workspace),
      secrets: () => [...tokens.issued, clientSecret],
      change: (round) => change(account, round),
      expire: () => tokens.expire()
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf,
  // When a task was completed nobody tells: it is when that was seen.
  comparable: (data) => ({ ...data, timelines: data.timelines?.map(withoutTimeOfTask).sort() ?? [] })
}

function withoutTimeOfTask(row: string): string {
  return row.includes('CRM_TASK_COMPLETED') ? row.replaceAll(/"occurredAt":"[^"]+"/g, '"occurredAt":"then"') : row
}
