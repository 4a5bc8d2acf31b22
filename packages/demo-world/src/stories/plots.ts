import type { StoryKind, WorldSource } from '../shapes.js'

/** A moment of a story: something that is said, so many working days after the first sign, by the first person of the account or by another one. */
export interface Moment {
  sourceType: WorldSource['sourceType']
  after: number
  by: 'first' | 'second'
  title: string
  /** Sentences that tell it, one for each telling of the story; `{person}`, `{successor}`, `{rival}`, `{seats}`, `{month}`, `{days}` are words of the account. */
  tellings: readonly [string, string, string]
}

/** What is said in each story, in the order in which it is said. The last telling of a moment is the plainest. */
export const moments: Record<StoryKind, readonly Moment[]> = {
  churn: [
    {
      sourceType: 'SUPPORT_TICKET',
      after: 0,
      by: 'second',
      title: 'Technicians sent to the wrong address again',
      tellings: [
        'This is the third time this month that our technicians were sent to the wrong address.',
        'Two crews stood in front of closed doors today because the addresses were wrong once more.',
        'Addresses are still mixed up after the update, and customers have begun to complain to us.'
      ]
    },
    {
      sourceType: 'EMAIL',
      after: 4,
      by: 'first',
      title: 'Where we stand',
      tellings: [
        'Procurement has asked me to compare you with {rival}, and they get a demo next week.',
        'I should be open with you: {rival} has made us an offer, and it is cheaper than our renewal.',
        'We are evaluating {rival} as an alternative, because too many problems stayed open.'
      ]
    },
    {
      sourceType: 'CALL',
      after: 8,
      by: 'first',
      title: 'Talk about the contract',
      tellings: [
        'As it looks today, we will not renew the contract in {month}.',
        'Unless the address problem is gone, we are going to cancel at the end of {month}.',
        'The board wants us to leave at the end of {month}, and I have little to say against it.'
      ]
    }
  ],
  expansion: [
    {
      sourceType: 'SLACK',
      after: 2,
      by: 'second',
      title: '#fernway-shared',
      tellings: [
        'Our second branch saw the dispatch board and wants to join as soon as possible.',
        'The colleagues of the new subsidiary ask every week when they get access too.',
        'Word got around: the western region would like to work with it as well.'
      ]
    },
    {
      sourceType: 'CALL',
      after: 7,
      by: 'first',
      title: 'Roll-out to more branches',
      tellings: [
        'We would need about {seats} more seats when the second branch starts.',
        'For the subsidiary we are thinking of {seats} additional licences before {month}.',
        'Budget for {seats} more users has been approved for {month}.'
      ]
    },
    {
      sourceType: 'EMAIL',
      after: 11,
      by: 'first',
      title: 'Quote for the larger plan',
      tellings: [
        'Could you send a quote for the larger plan, with single sign-on and the API?',
        'Please tell us what an upgrade to Enterprise would cost with all branches in it.',
        'We want to move to the next plan up; which discount applies for two years?'
      ]
    }
  ],
  championLeaves: [
    {
      sourceType: 'EMAIL',
      after: 0,
      by: 'first',
      title: 'A personal note',
      tellings: [
        'My last day here is this Friday, I am moving on to a new job after six years.',
        'I wanted you to hear it from me: I am leaving the company at the end of the week.',
        'I have handed in my notice and will be gone from next Monday.'
      ]
    },
    {
      sourceType: 'CALL',
      after: 6,
      by: 'second',
      title: 'Handover',
      tellings: [
        'I have taken over from {person}, and to be honest I do not know yet why we chose this tool.',
        '{person} used to run all of this alone, now it landed on my desk without a handover.',
        'Since {person} has left nobody here really knows how the planning was set up.'
      ]
    }
  ],
  trialConverts: [
    {
      sourceType: 'EMAIL',
      after: 2,
      by: 'first',
      title: 'Trial: first impressions',
      tellings: [
        'The first week of the trial went so well that the planners do not want the old spreadsheet back.',
        'All our technicians have checked in by phone since the second day of the trial.',
        'The trial has already saved us two hours of planning a day.'
      ]
    },
    {
      sourceType: 'CALL',
      after: 5,
      by: 'first',
      title: 'From trial to contract',
      tellings: [
        'We want to sign before the trial ends, please prepare the order form for {seats} seats.',
        'Send us the contract this week, so that nothing stops when the trial is over.',
        'My manager has agreed, we will buy the Team plan right after the trial.'
      ]
    }
  ],
  trialStalls: [
    {
      sourceType: 'EMAIL',
      after: 1,
      by: 'first',
      title: 'Re: How is your trial going?',
      tellings: [
        'Sorry, nobody had time to import our customers, so we have not really begun with the trial.',
        'We got stuck at the data import on the first day and have not logged in since.',
        'The trial came at a bad moment, the colleague who asked for it is on leave.'
      ]
    }
  ],
  paymentFails: [
    {
      sourceType: 'EMAIL',
      after: 2,
      by: 'second',
      title: 'Re: Your payment has failed',
      tellings: [
        'Our company card expired, the new one is still waiting for a signature from finance.',
        'The bank has blocked the card after the merger, accounting is looking into the open invoice.',
        'We have changed banks, so please send the unpaid invoice to our new finance address.'
      ]
    }
  ]
}

/** Vendors that people compare with; none of them exists. */
export const rivals = ['Dispatchly', 'RouteHero', 'Planwerk', 'Fieldstone'] as const
