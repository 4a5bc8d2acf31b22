import { FakeSlack } from '../../src/testing/fake-slack.js'

export const hour = 3_600_000
export const day = 24 * hour
/** Late in the day: a campaign of eleven hours passes midnight, when all of the last ten days is looked at again. */
export const start = Date.parse('2026-11-02T16:00:00Z')
export const changed = { from: start - 11 * day, to: start + hour }

/** A workspace with colleagues, guests and people of other workspaces, who talk in channels of every kind. */
export function accountOfEverything() {
  const slack = new FakeSlack({ id: 'T1', name: 'Ours' }).allowReading()
  const person = (id: string, name: string, email?: string, more: object = {}) =>
    slack.user(id, { profile: { real_name: name, ...(email !== undefined && { email }) }, updated: 1_790_000_000, ...more })
  person('U2', 'Eve', 'eve@ours.test')
  person('U3', 'Dan', 'dan@ours.test')
  person('U4', 'Gus the guest', 'gus@guest.test', { is_restricted: true })
  person('U5', 'Ann', 'ann@acme.test', { team_id: 'T2', is_stranger: true })
  person('U6', 'Bob', 'bob@acme.test', { team_id: 'T2', is_stranger: true })
  person('U7', 'Nobody knows', undefined, { team_id: 'T3', is_stranger: true })
  person('U8', 'Former', 'former@ours.test', { deleted: true })
  person('UBOT', 'Reminder', undefined, { is_bot: true })
  slack.channel({ id: 'C1', name: 'ext-beta', isMember: true, isShared: true, members: ['U2', 'U5'] })
  slack.channel({ id: 'C2', name: 'ext-acme', isMember: true, isShared: true, members: ['U2', 'U3', 'U5', 'U6', 'U7', 'UBOT'] })
  slack.channel({ id: 'C3', name: 'internal', isMember: true, members: ['U2', 'U3'] })
  slack.channel({ id: 'C4', name: 'with-guests', isPrivate: true, isMember: true, members: ['U2', 'U4'] })
  slack.channel({ id: 'C5', name: 'not-ours', isMember: false })
  slack.channel({ id: 'C6', name: 'old-acme', isMember: true, isShared: true, isArchived: true })
  slack.channel({ id: 'C7', name: 'empty', isMember: true })
  const say = (channel: string, daysAgo: number, user: string | undefined, text: string, more: { thread?: string; more?: object } = {}) => {
    const { thread, more: fields } = more
    const said = { channel, at: start - daysAgo * day, text, ...(user !== undefined && { user }), ...(thread !== undefined && { thread }) }
    return slack.talk.say({ ...said, ...(fields && { more: { ...fields } }) })
  }
  say('C1', 2, 'U5', 'Hello from Acme')
  const made = {
    threads: [say('C2', 200, 'U5', 'We will leave unless the export works'), say('C2', 9, 'U2', 'How is it going, <@U6>?')],
    alone: [say('C2', 5, 'U6', 'See <https://acme.test/a?b=1&amp;c|the page> &amp; tell us'), say('C2', 3, 'U5', 'This one will go')],
    internal: say('C3', 4, 'U2', 'Among us'),
    say
  }
  for (let index = 0; index < 9; index++)
    say('C2', 199 - index / 100, index % 2 ? 'U5' : 'U3', `Answer ${index} of a long thread`, { thread: made.threads[0] ?? '' })
  say('C2', 8.9, 'U6', 'Fine, thanks', { thread: made.threads[1] ?? '' })
  say('C2', 4.5, undefined, 'A ticket was opened', { more: { subtype: 'bot_message', bot_id: 'B7', username: 'Ticket bot' } })
  say('C2', 4.4, 'U1', 'Our own digest', { more: { bot_id: 'B1' } })
  say('C2', 4.3, 'U5', '<@U5> has joined the channel', { more: { subtype: 'channel_join' } })
  say('C2', 4.2, 'U5', '')
  say('C2', 4.1, 'U7', 'I have no email here')
  say('C3', 3.9, 'U3', 'Still among us', { thread: made.internal })
  const guests = say('C4', 6, 'U4', 'A question of a guest')
  for (let index = 0; index < 4; index++) say('C4', 5 - index / 10, index % 2 ? 'U4' : 'U2', `On it ${index}`, { thread: guests })
  say('C4', 4.9, 'U4', 'To all', { thread: guests, more: { subtype: 'thread_broadcast' } })
  say('C5', 1, 'U5', 'Where we are not')
  say('C6', 30, 'U5', 'Long ago')
  return { slack, ...made, guests }
}
