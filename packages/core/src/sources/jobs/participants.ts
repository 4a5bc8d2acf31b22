import { defineJob } from '../../jobs/index.js'
import { participantNews, participantsKind } from '../participants/participant-news.js'
import { reconcileParticipants } from '../participants/reconcile-participants.js'

/** Runs when a member is put after its emails were, or an account comes to own a domain. Each step is a page of the sources that this concerns. */
export const participants = defineJob({
  kind: participantsKind,
  summary: 'Checks stored sources again, if their participants may now give another customer or direction.',
  lane: 'identity',
  payload: participantNews,
  async run(_, { step, ids, clock }) {
    while (await step((transaction, news) => reconcileParticipants(transaction, news, ids, clock.now())));
  }
})
