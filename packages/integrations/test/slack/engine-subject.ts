import { memoryStore } from '@rapport/core/memory'
import { slack } from '../../src/slack/slack.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { signIn } from '../../src/testing/sign-in.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { accountOfEverything, start } from './account.js'

const clientSecret = 'secret-of-the-app'

/** Slack through the engine, in a workspace where people write, answer, edit and delete. */
export const slackSubject: EngineSubject = {
  provider: slack({ clientId: 'client', clientSecret }),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const { slack: workspace, threads, alone, guests, say } = account
    return {
      http: workspace.provider({ now, pageSize }).http,
      async connect(rapport, to) {
        const [known] = await to.integrations.list({ connectedOnly: true })
        if (known) await to.integrations.disconnect('slack')
        await signIn({ rapport, workspace: to, provider: 'slack', back: { code: 'code' } })
      },
      secrets: () => ['xoxb-of-the-bot', clientSecret],
      change(round) {
        const ago = -(round - 0.4) / 24
        say('C2', ago, 'U5', `News of round ${round}`)
        say('C2', ago, 'U6', `Late answer ${round}`, { thread: threads[1] ?? '' })
        say('C3', ago, 'U3', `Ours alone ${round}`)
        workspace.talk.edit(alone[0] ?? '', { text: `Edited ${round}` })
        if (round === 1) workspace.talk.remove(alone[1] ?? '')
        if (round === 2) workspace.talk.remove(guests)
        if (round === 3) workspace.user('U9', { is_restricted: true, profile: { real_name: 'New', email: 'new@guest.test' } })
        if (round === 3) say('C4', ago, 'U9', 'I am new here')
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
