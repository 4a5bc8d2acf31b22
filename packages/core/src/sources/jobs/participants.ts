import { defineJob } from '../../jobs/index.js'
import { participantNews, participantsKind } from '../participants/participant-news.js'
import { reconcileParticipants } from '../participants/reconcile-participants.js'

/** Runs when a member is put after its emails were, or an account comes to own a domain. Each step is a page of the sources that this concerns. */
export const participants = defineJob({
  kind: participantsKind,
  summary: 'Looks at stored sources again, whose customer or direction may follow otherwise from their participants now.',
  lane: 'identity',
  payload: participantNews,
  async run(_, { step, ids, clock }) {
    while (await step((transaction, news) => reconcileParticipants(transaction, news, ids, clock.now())));
  }
})
