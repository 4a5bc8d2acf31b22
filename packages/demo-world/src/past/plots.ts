import type { WorldSource } from '../shapes.js'

/** Something that was said some days before the end of a term, by the first person of the account or by another one. */
export interface PastMoment {
  sourceType: WorldSource['sourceType']
  daysBefore: number
  by: 'first' | 'second'
  title: string
  text: string
}

/** How a term of an account ended within the last year, and what could be seen of it before. */
export interface PastPlot {
  outcome: 'left' | 'renewed' | 'expanded'
  /** The days between the end of the term and the end of the world. */
  daysAgo: number
  /** The days between the first sign and the end of the term; undefined where nothing could be seen. */
  signDays?: number
  /** What is left of the activity from the first sign until the end of the term. */
  changesTo?: number
  /** Whether the person who decides is gone from the first sign on. */
  isChampionGone?: boolean
  /** Whether a payment failed with the first sign. */
  isPaymentFailed?: boolean
  /** Why the customer left, in the vendor's words. */
  reason?: string
  moments: readonly PastMoment[]
}

/** What happened at accounts before the stories of today. A larger world tells them again, at other accounts and on other days. */
export const pastPlots: readonly PastPlot[] = [
  {
    outcome: 'left',
    daysAgo: 38,
    signDays: 70,
    changesTo: 0.5,
    reason: 'Went to RouteHero, which costs less.',
    moments: [
      {
        sourceType: 'EMAIL',
        daysBefore: 62,
        by: 'first',
        title: 'Other offers',
        text: 'We are evaluating RouteHero as an alternative, and their price is half of yours.'
      },
      {
        sourceType: 'CALL',
        daysBefore: 34,
        by: 'first',
        title: 'Before the renewal',
        text: 'The renewal is off the table for us, everybody plans in RouteHero from next month on.'
      }
    ]
  },
  {
    outcome: 'left',
    daysAgo: 81,
    signDays: 43,
    changesTo: 0,
    reason: 'Never said why. Nobody had logged in for weeks.',
    moments: []
  },
  {
    outcome: 'left',
    daysAgo: 112,
    reason: 'Bought by a group that uses another product.',
    moments: []
  },
  {
    outcome: 'left',
    daysAgo: 126,
    signDays: 30,
    changesTo: 0.8,
    isPaymentFailed: true,
    reason: 'The company is being wound up.',
    moments: [
      {
        sourceType: 'EMAIL',
        daysBefore: 16,
        by: 'second',
        title: 'Re: Your payment has failed',
        text: 'The bank has frozen our accounts, and we will probably have to cancel the contract.'
      }
    ]
  },
  {
    outcome: 'renewed',
    daysAgo: 148,
    signDays: 58,
    changesTo: 0.75,
    moments: [
      {
        sourceType: 'EMAIL',
        daysBefore: 55,
        by: 'first',
        title: 'Our next year',
        text: 'To be frank, we are considering switching to Fieldstone when the contract ends.'
      },
      {
        sourceType: 'CALL',
        daysBefore: 12,
        by: 'first',
        title: 'Renewal',
        text: 'We stay with you after all, please send the papers for three more years.'
      }
    ]
  },
  {
    outcome: 'left',
    daysAgo: 176,
    signDays: 76,
    changesTo: 0.6,
    isChampionGone: true,
    reason: 'The planner who had introduced it left, and nobody took over.',
    moments: [
      {
        sourceType: 'CALL',
        daysBefore: 70,
        by: 'second',
        title: 'Who plans now',
        text: 'The planner who set up the boards has left us, and we are three people fewer since then.'
      },
      {
        sourceType: 'CALL',
        daysBefore: 27,
        by: 'second',
        title: 'What we need',
        text: 'Nobody here uses the planning board any more, so we are going to cancel our contract.'
      }
    ]
  },
  {
    outcome: 'expanded',
    daysAgo: 205,
    signDays: 40,
    changesTo: 1.4,
    moments: [
      {
        sourceType: 'CALL',
        daysBefore: 33,
        by: 'first',
        title: 'More sites',
        text: 'We would like to add forty more seats for the two new depots with the renewal.'
      }
    ]
  },
  {
    outcome: 'left',
    daysAgo: 233,
    signDays: 52,
    changesTo: 0.7,
    reason: 'Budget was cut by the new owner.',
    moments: [
      {
        sourceType: 'CALL',
        daysBefore: 50,
        by: 'first',
        title: 'Plans for the year',
        text: 'Our budget for software was cut by a third, and yours is the first contract that they look at.'
      },
      {
        sourceType: 'EMAIL',
        daysBefore: 31,
        by: 'first',
        title: 'Notice',
        text: 'Please take this mail as our notice: we will not renew the contract at the end of the term.'
      }
    ]
  },
  {
    outcome: 'left',
    daysAgo: 281,
    signDays: 45,
    changesTo: 0.8,
    reason: 'Addresses stayed wrong for months.',
    moments: [
      {
        sourceType: 'CALL',
        daysBefore: 41,
        by: 'second',
        title: 'Problems with addresses',
        text: 'We are really disappointed, the addresses are still wrong and every week a crew stands at a closed door.'
      },
      {
        sourceType: 'EMAIL',
        daysBefore: 24,
        by: 'first',
        title: 'Our decision',
        text: 'Please close our account at the end of the term, we have found another product.'
      }
    ]
  }
]
