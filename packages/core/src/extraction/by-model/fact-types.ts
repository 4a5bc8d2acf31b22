import type { FactType } from '../../facts/index.js'

/** A type of facts as a model is told of it. */
export interface TypeDescription {
  factType: FactType
  meaning: string
  /** Words for what is said within a type: where the rules have the same, what both find in two sources is one fact. */
  kinds: readonly string[]
  /** Sentences that hold such a fact. */
  positive: readonly string[]
  /** Sentences near it that do not, each with the reason. */
  negative: readonly (readonly [sentence: string, reason: string])[]
}

/** Every type of facts that can be read in words, defined by what belongs to it and what does not. */
export const typeDescriptions: readonly TypeDescription[] = [
  {
    factType: 'CHURN_RISK',
    meaning: 'They leave us, may leave, do not renew, buy less, stop using the product, or make staying depend on something.',
    kinds: ['cancels', 'no renewal', 'considers leaving', 'leaves', 'shrinks', 'disuse', 'value', 'threat'],
    positive: [
      'We are going to let the agreement lapse in June.',
      "Unless the exports get faster I don't see us here next year.",
      'Which form do I fill in to end our subscription?'
    ],
    negative: [
      ['Please cancel the demo on Tuesday.', 'a meeting, not the contract with us'],
      ['We gave notice to our caterer.', 'a contract with somebody else'],
      ['A year ago we nearly left you, but that is settled.', 'past and over']
    ]
  },
  {
    factType: 'COMPETITIVE',
    meaning:
      'Another product in our place: looked at, compared, tested, used before or beside us, called better or worse, or replaced by us.',
    kinds: ['evaluates', 'switch', 'compares', 'prefers', 'offer', 'incumbent', 'used before'],
    positive: [
      'Two other vendors gave us a demo last week.',
      'Before you we had Zendesk, and nobody misses it.',
      'My manager keeps asking why we do not simply take Notion.'
    ],
    negative: [
      ['Our own competitors cut their prices.', 'their market, not ours'],
      ['Can you import from Salesforce?', 'a system beside us, no alternative']
    ]
  },
  {
    factType: 'EXPANSION',
    meaning: 'More of what we sell, for money: seats, teams, sites, modules, a larger plan.',
    kinds: ['seats', 'upgrade', 'rollout', 'interest', 'limits', 'growth'],
    positive: ['What would forty more users cost us?', 'The plant in Brno should get it too from autumn on.'],
    negative: [
      ['Please add a dark theme.', 'a wish for a feature is REQUIREMENTS'],
      ['Add Lena to the group of editors, please.', 'settings within what they have'],
      ['You may want to look at our larger plan.', 'an offer of ours']
    ]
  },
  {
    factType: 'REQUIREMENTS',
    meaning: 'A feature, integration, document or condition that they want or need, however it is asked.',
    kinds: ['must', 'needs', 'blocks', 'data', 'missing'],
    positive: ['Could the calendar show weeks as well?', 'Legal only signs if the data stays in Switzerland.', 'pls let us sort by date!!'],
    negative: [
      ['We need another day to reply.', 'nothing asked of the product'],
      ['The save button does nothing.', 'something broken is no wish']
    ]
  },
  {
    factType: 'SENTIMENT',
    meaning: 'A judgement of us, our people or the product, good or bad, ironic too.',
    kinds: ['positive', 'negative'],
    positive: [
      'The onboarding was the smoothest that I have seen.',
      'Four outages in a month, well done.',
      'My colleagues dread opening the app.'
    ],
    negative: [
      ['Thanks, that works now.', 'politeness'],
      ['The export fails with error 500.', 'a bare report judges nothing'],
      ['We are sorry for the trouble.', 'our own words']
    ]
  },
  {
    factType: 'CHAMPION_RISK',
    meaning: 'Whoever carries us at the customer leaves, changes role, loses influence, or is followed by somebody who doubts us.',
    kinds: [
      'champion fades',
      'no longer leads',
      'driver gone',
      'support lost',
      'nobody leads',
      'taken off',
      'sceptical newcomer',
      'sponsor cools'
    ],
    positive: [
      'Marta, who brought you in, is on parental leave and nobody drives this now.',
      'Our new director was never a fan of this purchase.'
    ],
    negative: [['Marta is on holiday until Monday.', 'she comes back at once']]
  },
  {
    factType: 'CONTACT_DEPARTURE',
    meaning: 'A person at the customer leaves that company.',
    kinds: ['last day', 'leaves', 'resigns', 'gone', 'retires', 'let go', 'new job', 'departure'],
    positive: ['My last day here is the 14th.', 'Jonas does not work for us any more.'],
    negative: [
      ['Jonas left the call early.', 'not the company'],
      ['As you know I start at another firm soon, so Nina looks after you.', 'said by one of our own people']
    ]
  },
  {
    factType: 'CONTACT_POSITION_CHANGE',
    meaning: 'A person at the customer gets another role or department, joins, or takes over from somebody.',
    kinds: ['promotion', 'appointed', 'takes over', 'leads', 'moves', 'newcomer', 'own role'],
    positive: ['As of March I run the service desk.', 'Ilse takes over the contract from Bram.'],
    negative: [['Nina is your new account manager at our end.', 'our own side']]
  },
  {
    factType: 'CONTACT_DISENGAGEMENT',
    meaning: 'A contact withdraws: does not answer, declines or misses meetings, sends others, wants to be left out.',
    kinds: ['no answer', 'misses meetings', 'sends others', 'withdraws'],
    positive: ['Four mails to Petra since May, not one reply.', 'She no longer joins the monthly calls and sends an intern.'],
    negative: [['He did not answer the phone, I try again after lunch.', 'a single try']]
  },
  {
    factType: 'CONTACT_INFO',
    meaning: 'A number, an address, an account, or whom to write to.',
    kinds: ['phone', 'email', 'address', 'handle'],
    positive: ['Invoices go to billing@lundberg.example from now on.', 'My direct line is +31 20 555 0147.'],
    negative: [['I sent it to your address.', 'no contact detail of theirs']]
  },
  {
    factType: 'CONTACT_PREFERENCE',
    meaning: 'How, when, in which language or through whom they want to be reached.',
    kinds: ['prefers', 'best way', 'instruction', 'copy', 'hours', 'medium', 'opt out', 'language'],
    positive: ['Write to me in French, please.', 'Fridays I am off, so ring me before.'],
    negative: [['Automatic reply: nobody reads this address.', 'an automatic notice']]
  },
  {
    factType: 'BUDGET',
    meaning: 'Money for us: planned, granted, frozen, cut, missing; an objection to the price.',
    kinds: ['amount', 'limit', 'spend', 'state', 'shortage', 'secured', 'approval', 'fit', 'freeze'],
    positive: [
      'There are 30k set aside for this.',
      'All spending is frozen until October.',
      'Seven percent more is hard to explain upstairs.'
    ],
    negative: [
      ['Our marketing budget doubled.', 'not for us'],
      ['The total on the report is 30k.', 'a figure in the product']
    ]
  },
  {
    factType: 'DECISION_MAKER',
    meaning: 'Who decides, signs, must agree or can veto, or up to what sum somebody may.',
    kinds: ['decides', 'approves', 'role', 'committee', 'authority'],
    positive: ['Nothing is signed without Dr. Okoye.', 'Up to ten thousand I can approve it myself.'],
    negative: [['My husband picks the restaurant.', 'private']]
  },
  {
    factType: 'TIMELINE',
    meaning: 'A date or period that matters to the contract or project with us: renewal, go-live, deadline, delay.',
    kinds: ['milestone', 'plan', 'deadline', 'decision', 'term', 'delay', 'planned', 'live', 'time left', 'fiscal year', 'duration'],
    positive: ['Our term ends on 31 March.', 'We have to be live before the season starts in May.'],
    negative: [['See you on Thursday at ten.', 'an appointment']]
  },
  {
    factType: 'STRATEGY',
    meaning: 'Their goals and plans as a company or team.',
    kinds: ['goal', 'focus', 'shift', 'market', 'directive', 'plan', 'strategic'],
    positive: ['This year everything is about fewer returns.', 'We want to be in Spain by the end of next year.'],
    negative: [['The goal of this call is to go through the list.', 'a meeting']]
  },
  {
    factType: 'COMPANY_CHANGE',
    meaning: 'Merger, sale, new owners, growth, layoffs, hiring, new or closed sites, new management of theirs.',
    kinds: ['acquired', 'acquires', 'restructures', 'merges', 'layoffs', 'renamed', 'sites', 'leadership', 'structure', 'headcount'],
    positive: ['We have been bought by a holding from Oslo.', 'Sixty people have to go by summer.'],
    negative: [['One of our clients was taken over.', 'somebody else']]
  },
  {
    factType: 'FUNDING_REVENUE',
    meaning: 'Money that they raised, earned or lost as a company.',
    kinds: ['round', 'figures', 'profit', 'runway', 'investors', 'valuation'],
    positive: ['Twelve million came in from two funds.', 'Sales fell by a fifth last quarter.'],
    negative: [['The revenue chart is empty.', 'a feature']]
  },
  {
    factType: 'TECHNOLOGY',
    meaning: 'Systems that they run beside us, or move to.',
    kinds: ['uses', 'migrates'],
    positive: ['Our warehouse runs on SAP.', 'In spring we move everything to Azure.'],
    negative: [['We host in Frankfurt.', 'said by our own side of our systems']]
  },
  {
    factType: 'PRODUCT_USAGE',
    meaning: 'How much, how often, how well and by whom our product is used there.',
    kinds: ['usage', 'adoption', 'users', 'stopped'],
    positive: ['All 80 drivers fill in the form every morning.', 'Only two of the six teams ever log in.'],
    negative: [['How do I log in?', 'a question about handling']]
  }
]
