import { FakeAttio } from '../../src/testing/fake-attio.js'
import {
  actor,
  checkbox,
  company,
  companyId,
  date,
  day,
  deal,
  dealId,
  domain,
  email,
  hour,
  meeting,
  member,
  note,
  number,
  person,
  personId,
  stage,
  stageNames,
  stageStatus,
  start,
  task,
  text
} from './objects.js'

/** A workspace with something of everything that is read. */
export function accountOfEverything(): FakeAttio {
  const account = new FakeAttio()
  account.stages = stageNames.map((_, index) => stageStatus(index))
  account.put('members', member(1))
  account.put('members', member(2, { access_level: 'admin', last_name: '' }))
  account.put('members', member(3, { access_level: 'suspended' }))
  for (let index = 1; index <= 6; index++) account.put('companies', company(index, start - (100 - index) * day))
  const at = start - 50 * day
  account.put('companies', company(7, at, { owner: [actor(1, at)], domains: [domain('seven.test', at), domain('7.test', at)] }))
  account.put('companies', company(8, at + hour, { customer_id: [text('acme', at)], owner: [actor(3, at)] }))
  for (let index = 1; index <= 7; index++) account.put('people', person(index, start - (90 - index) * day))
  const addresses = [email('eve@seven.test', at), email('eve@mail.test', at)]
  account.put('people', person(8, at, { email_addresses: addresses, company: [] }))
  for (let index = 1; index <= 4; index++) account.put('deals', deal(index, start - (80 - index) * day, { stage: [stage(index - 1, at)] }))
  const contract = {
    stage: [stage(3, at)],
    contract_start_date: [date('2026-05-01', at)],
    contract_end_date: [date('2027-04-30', at)],
    contract_term_months: [number(12, at)],
    auto_renews: [checkbox(true, at)]
  }
  account.put('deals', deal(5, start - 60 * day, contract))
  account.put('deals', deal(6, start - 59 * day, { associated_people: [], owner: [] }))
  for (let index = 1; index <= 5; index++) account.put('notes', note(index, start - (40 - index) * day))
  account.put('notes', note(6, start - 20 * day, { parent_object: 'people', parent_record_id: personId(2) }))
  account.put('notes', note(7, start - 19 * day, { parent_object: 'deals', parent_record_id: dealId(3) }))
  account.put('notes', note(8, start - 18 * day, { parent_object: account.objectId('companies'), parent_record_id: companyId(4) }))
  for (let index = 1; index <= 6; index++) account.put('tasks', task(index, start - (30 - index) * day))
  const toPerson = [{ target_object_id: 'people', target_record_id: personId(3) }]
  account.put('tasks', task(8, start - 10 * day, { linked_records: toPerson }))
  for (let index = 1; index <= 4; index++) account.put('meetings', meeting(index, start - (16 - index) * day))
  account.put('meetings', meeting(5, start + 60 * day, { external_ref: { ical_uid: 'uid-5@calendar.test', provider: 'google' } }))
  const wholeDay = { is_all_day: true, start: { date: '2026-05-20' }, end: { date: '2026-05-21' } }
  account.put('meetings', meeting(6, start - 12 * day, wholeDay))
  return account
}
