/** Sentences and the fact types that a careful reader would note for each of them. */
export interface Labelled {
  types: readonly string[]
  sentences: readonly string[]
}

/**
 * Sentences that hold facts, written before any rule was, and never used to tune one: what the rules reach on them is what they reach on the
 * words of other people.
 */
export const heldBackFacts: readonly Labelled[] = [
  {
    types: ['BUDGET'],
    sentences: [
      "Finance signed off on eighty thousand dollars for tooling in this half, and that's all I've got.",
      'Honestly, anything north of 60k a year is going to be a non-starter with our CFO.',
      "We've earmarked €45,000 for a customer platform in next year's plan.",
      'Our spend on this category is capped at $3,500 a month until the next fiscal year.',
      "There's simply no money left in the training budget before January.",
      'The board approved a budget of 1.2 million for the whole digital programme.',
      'Right now we pay roughly £900 per month for the old system and we would like to stay around that.'
    ]
  },
  {
    types: ['TIMELINE'],
    sentences: [
      'Ideally the pilot is wrapped up before the end of September.',
      "We're hoping to make a decision within the next three weeks.",
      'Our current contract with the agency runs out on 30 June 2027.',
      'The go-live has been pushed back to the second quarter.',
      'All of this has to be in production ahead of Black Friday.',
      'Legal wants the paperwork finished by Thursday next week.',
      'Kick-off is planned for the first week of November.'
    ]
  },
  {
    types: ['DECISION_MAKER'],
    sentences: [
      'Ultimately it is Priya, our COO, who makes the call on anything above ten thousand.',
      'I can recommend it, but the final say rests with our head of operations.',
      'Every purchase like this needs sign-off from our VP of Finance.',
      'Marcus holds the purse strings for this project.',
      'The buying committee is made up of our CTO, the security lead and someone from procurement.',
      "You'd have to convince our CISO, she approves every vendor."
    ]
  },
  {
    types: ['COMPETITIVE'],
    sentences: [
      "We've also had a demo from Gainsight and they came in a bit cheaper.",
      'To be transparent, Planhat and ChurnZero are both on our shortlist.',
      "We've been on HubSpot for four years and it never really fit.",
      'Your proposal is being compared side by side with the one from Totango.',
      'Another vendor offered us the same package for 20 percent less.',
      'We moved over from Intercom last spring.',
      'My boss keeps asking why we do not just go with Salesforce.'
    ]
  },
  {
    types: ['TECHNOLOGY'],
    sentences: [
      'Everything we do runs on AWS, with a Postgres cluster per region.',
      'Our data team pipes the lot into Snowflake with Fivetran and models it in dbt.',
      "The backend's a Django monolith and the front end is React.",
      'We log in to everything through Okta.',
      'Last quarter we migrated from MySQL to BigQuery.',
      'Internally we coordinate on Slack and keep our docs in Notion.'
    ]
  },
  {
    types: ['REQUIREMENTS'],
    sentences: [
      'Single sign-on is a hard requirement for us.',
      "It's essential that data never leaves the EU.",
      "We can't move forward without an audit log.",
      'What we are really missing is a way to export reports to PDF.',
      'Any tool we buy must support role-based permissions.',
      'Our security team insists on SOC 2 Type II.',
      'We need the API to handle at least 500 requests per second.'
    ]
  },
  {
    types: ['CHURN_RISK'],
    sentences: [
      "If the sync isn't fixed by next month we'll have to look elsewhere.",
      "We've decided not to renew when the term ends.",
      'Please cancel our subscription effective immediately.',
      "I'm struggling to justify the renewal to my management.",
      'Half the team has stopped using the tool altogether.',
      'We are thinking about downgrading to the starter plan.',
      'How do I close our account and get a copy of our data?'
    ]
  },
  {
    types: ['EXPANSION'],
    sentences: [
      "We'd like to add another 25 seats from next month.",
      'The Berlin office has asked if they could get access as well.',
      'We plan to roll it out to the whole sales organisation.',
      'Could you send me a quote for the enterprise plan, we have outgrown this one.',
      "Marketing saw what we're doing and wants in too.",
      'We want to upgrade to the annual Pro tier.',
      'Two more business units will come on board after the summer.'
    ]
  },
  {
    types: ['SENTIMENT'],
    sentences: [
      'Honestly, the team loves the new dashboard.',
      "I'm really frustrated that this has been open for two weeks.",
      'Your support people have been nothing short of fantastic.',
      'We are pretty disappointed with how the onboarding went.',
      "It's been a game changer for our account managers.",
      'This is the third outage this month and it is unacceptable.',
      "So far I'm impressed by how quick everything is."
    ]
  },
  {
    types: ['CHAMPION_RISK'],
    sentences: [
      'Tom, who drove this project from the start, has been moved to another division.',
      "Our executive sponsor isn't really engaged any more.",
      "I'm no longer in charge of this initiative, so I don't know who will push it.",
      'Since the reorganisation our champion has lost most of her influence.',
      'With Elena on parental leave nobody here is owning the rollout.'
    ]
  },
  {
    types: ['CONTACT_INFO'],
    sentences: [
      'You can reach me on my mobile, +49 171 5550134.',
      'Please use my new address from now on: lea.brandt@northwind.example.',
      'Best number for me is 415-555-0187.',
      'Invoices should go to accounts.payable@fabrikam.example.',
      "Here's Jonas's direct line: (020) 7946 0958.",
      'Our new office is at 12 Harbour Street, Dublin.'
    ]
  },
  {
    types: ['CONTACT_PREFERENCE'],
    sentences: [
      "I'd rather you emailed me than called.",
      'Mornings work best for me, anything before eleven.',
      'Please copy my assistant Ruth on all scheduling.',
      "Don't call me on Fridays, I'm with the kids.",
      'Slack is the fastest way to get hold of me.',
      'Could we do these check-ins by video instead of phone from now on?'
    ]
  },
  {
    types: ['CONTACT_DEPARTURE'],
    sentences: [
      'My last day here is Friday the 14th.',
      'Just a heads-up that Sandra has left the company.',
      "I've accepted an offer elsewhere and will be moving on at the end of the month.",
      'Peter handed in his notice last week.',
      'Diego is no longer with us, so please write to me instead.',
      'Our head of support is retiring in December.'
    ]
  },
  {
    types: ['CONTACT_POSITION_CHANGE'],
    sentences: [
      "I've just been promoted to Director of Customer Success.",
      'Nadia is taking over as VP Engineering next month.',
      'Since January I have been heading up the revenue operations team.',
      'Omar has moved from support into product management.',
      'Meet Kim, our new Chief Information Officer.',
      "I'm stepping into the role of general manager for the Nordics."
    ]
  },
  {
    types: ['FUNDING_REVENUE'],
    sentences: [
      "We've just closed our Series B, thirty million led by Index.",
      'We crossed ten million in annual recurring revenue in the spring.',
      'Our revenue grew by 40% last year.',
      'The company is profitable for the first time since we started.',
      "We're in the middle of raising a seed round.",
      'We had to tell investors that sales were down 15 percent year over year.'
    ]
  },
  {
    types: ['COMPANY_CHANGE'],
    sentences: [
      'As you may have heard, we were acquired by Contoso last month.',
      "We're laying off about a tenth of the staff.",
      'Our company is rebranding as Lumen Labs in the autumn.',
      'We are opening a second office in Lisbon.',
      'After the merger there will be a single IT department.',
      'There is a hiring freeze across the whole company.'
    ]
  },
  {
    types: ['STRATEGY'],
    sentences: [
      'Our number one priority for this year is cutting onboarding time in half.',
      'The board wants us to move upmarket and go after enterprise accounts.',
      "We're betting heavily on self-service in the coming year.",
      'Expanding into Latin America is the big goal for 2027.',
      'Management has decided to shift from growth to profitability.',
      'Retention is the main objective of the customer team this quarter.'
    ]
  },
  { types: ['BUDGET', 'DECISION_MAKER'], sentences: ['Our CFO Helen has to approve anything over $25,000.'] },
  { types: ['CONTACT_DEPARTURE', 'CHAMPION_RISK'], sentences: ['Our champion Felix is leaving at the end of May.'] },
  { types: ['COMPETITIVE', 'CHURN_RISK'], sentences: ["We're seriously considering switching to Vitally when our contract is up."] },
  { types: ['SENTIMENT', 'CHURN_RISK'], sentences: ['We are fed up with the bugs and are going to cancel.'] },
  { types: ['EXPANSION', 'TIMELINE'], sentences: ['We want to bring 40 more people onto the platform by 1 March.'] }
]
