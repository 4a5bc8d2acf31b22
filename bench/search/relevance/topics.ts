/** Something that people talk about: how they put it, and what somebody asks who looks for it, in other words where people would use others. */
export interface Topic {
  passages: readonly [string, ...string[]]
  questions: readonly [string, ...string[]]
}

/** Topics of a software company's calls, emails and tickets. Several share words and mean different things. */
export const topics: readonly Topic[] = [
  {
    passages: [
      'The quote came in thirty percent above last year. Finance will not sign that, we need a better number before the term ends in March.',
      'Honestly, for what we use today the annual fee is hard to defend. If you can take ten percent off, I can get it approved.',
      'Your competitor offered us the same seats for 40k. Match it and we stay for three years.'
    ],
    questions: ['Who thinks the renewal is too expensive?', 'discount requests before renewing the contract']
  },
  {
    passages: [
      'Every morning the sync with Salesforce stops after a few hundred records and the opportunities are missing in the report.',
      'The CRM connector fails with a rate limit error, and accounts that were merged show up twice.',
      'We had to re-authenticate the Salesforce integration again. Since then custom fields no longer map.'
    ],
    questions: ['problems with the Salesforce integration', 'Why are opportunities missing after the CRM sync?']
  },
  {
    passages: [
      'Before we can roll this out, our security team wants the SOC 2 Type II report and the latest penetration test.',
      'Procurement sent a questionnaire: encryption at rest, sub-processors, where the data centre is, and who has access to production.',
      'Legal asks whether you sign a data processing agreement and keep personal data inside the EU.'
    ],
    questions: ['Which security documents does procurement need?', 'Is GDPR or data residency a requirement for somebody?', 'SOC2']
  },
  {
    passages: [
      'Maria is leaving at the end of the month. She was the one who brought you in, and her replacement prefers another tool.',
      'I wanted to let you know that Friday is my last day. Tom will take over the project, though he is new to it.',
      'Our head of operations, who sponsored this, has been moved to the Asia business.'
    ],
    questions: ['Which champions are leaving their company?', 'Who takes over after the sponsor left?']
  },
  {
    passages: [
      'Single sign-on with Okta would save us an hour per new hire; people keep forgetting their passwords.',
      'We enforce SAML for every vendor from next quarter. Without it I have to take the licence away from everybody.',
      'Can users be provisioned through SCIM from Azure AD? Today I add each of them by hand.'
    ],
    questions: ['Who asks for SSO?', 'automatic user provisioning with the identity provider']
  },
  {
    passages: [
      'The dashboard takes almost a minute to load since the last release, and in the afternoon it times out.',
      'Performance is our biggest complaint. Filtering a table of ten thousand rows freezes the browser.',
      'Pages are slow again today. Our support people just stare at a spinner while the customer is on the line.'
    ],
    questions: ['Where is the product too slow?', 'complaints about loading times of reports']
  },
  {
    passages: [
      'We just closed our series B, twenty two million led by Northgate, and will double the sales team this year.',
      'The board approved opening an office in Singapore. That means about sixty more people who need access by summer.',
      'After the acquisition we are going to bring the other two brands onto the same account.'
    ],
    questions: ['Which customers are growing and need more seats?', 'Who raised a funding round?']
  },
  {
    passages: [
      'Could the weekly summary be exported as a spreadsheet? My manager only reads Excel.',
      'We copy the figures into slides by hand. A scheduled PDF by email would be enough for us.',
      'Is there an endpoint to pull all events as CSV into our warehouse, ideally Snowflake or BigQuery?'
    ],
    questions: ['How do people want to export their data?', 'scheduled report by mail']
  },
  {
    passages: [
      'The invoice for May was charged twice to the company card. Please refund one of the two.',
      'Our accounting department moved; the bill still shows the old address and the wrong VAT number.',
      'We got a dunning letter although the wire transfer went out two weeks ago. Please check the payment.'
    ],
    questions: ['Who was billed incorrectly?', 'refund of a double charge', 'payment reminder for a paid bill']
  },
  {
    passages: [
      'Onboarding took us three weeks longer than planned because nobody on our side knew how to import the historical contacts.',
      'The training session was great, but half of the team could not attend. Is there a recording, or a guide for beginners?',
      'New colleagues find the first steps confusing: they do not know where to start and give up after the welcome screen.'
    ],
    questions: ['What makes it hard to get started?', 'training material for new team members']
  },
  {
    passages: [
      'To be open with you, we are running a trial with Globex in parallel, their forecast module looks more mature.',
      'Initech keeps calling our CTO. They promise to migrate everything within a week, free of charge.',
      'We evaluated three vendors and you were second on reporting; what decided it was your API.'
    ],
    questions: ['Which competitors are customers looking at?', 'evaluation of alternative vendors']
  },
  {
    passages: [
      'I cannot sign this myself. Anything above 25k goes to Petra, our CFO, and she meets vendors only on Thursdays.',
      'The steering committee decides in two steps: first IT checks the architecture, then the managing director signs.',
      'You have convinced me, but you will have to convince our purchasing department, they have the final say.'
    ],
    questions: ['Who decides about the purchase?', 'approval process for contracts over a threshold']
  },
  {
    passages: [
      'The budget for next year is frozen until the merger is through, so let us talk again in autumn.',
      'We have set aside 60,000 for this project, including the consulting days.',
      'There is some money left in this quarter that we lose if it is not spent by the end of June.'
    ],
    questions: ['How much money is available for the project?', 'Who has a budget freeze?']
  },
  {
    passages: [
      'The mobile app logs me out every time I change the network, and the push notifications come hours late.',
      'On the iPhone the save button is hidden under the keyboard. Android is fine.',
      'Our field engineers are offline most of the day. They need to enter visits without a connection.'
    ],
    questions: ['bugs in the iOS app', 'Does anybody need offline mode?']
  },
  {
    passages: [
      'We have to go live before the trade fair on September 14, otherwise the whole campaign moves to next year.',
      'The rollout is planned in two waves: Germany in April, the other countries after the summer break.',
      'Our old system is switched off on the last day of the year. There is no way to extend that licence.'
    ],
    questions: ['What deadlines do customers have for going live?', 'When is the legacy system shut down?']
  },
  {
    passages: [
      'Your support team is fantastic: Lena answered within minutes and stayed on the phone until it worked.',
      'I have recommended you to two other companies this month. The team loves it.',
      'We would be happy to be a reference, and our marketing could write a case study together with yours.'
    ],
    questions: ['Which customers are happy and would recommend us?', 'reference customers for a case study']
  },
  {
    passages: [
      'It has been eleven days and nobody has answered ticket 4821. If this is your premium support, we want our money back.',
      'Each time I explain the problem to somebody new. Please give us one contact who knows our setup.',
      'I am disappointed. We were promised a call back on Monday and heard nothing.'
    ],
    questions: ['Who is unhappy with customer service?', 'slow answers to support requests']
  },
  {
    passages: [
      'The webhook signature does not verify any more since you rotated the key, so all our automations are stuck.',
      'Could the API return the deleted objects as well? We cannot tell a removed contact from one that never existed.',
      'Our developers ask for higher quotas: a thousand requests per minute is too little for the nightly batch.'
    ],
    questions: ['What do developers want from the API?', 'webhooks stopped working']
  },
  {
    passages: [
      'Please delete everything you have about the user jonas@kiwi.example, he has asked for it under article 17.',
      'One of our patients wants to know which data you hold about her. We need the extract within thirty days.',
      'When an employee leaves, how do we make sure that the recordings with his voice are removed?'
    ],
    questions: ['requests to erase personal data', 'right of access to stored information']
  },
  {
    passages: [
      'Only nine of the fifty licences were used last month. People went back to their own spreadsheets.',
      'Since the reorganisation hardly anybody logs in. I am not sure we still need the big package.',
      'The marketing team stopped using it after the campaign and does not plan to come back.'
    ],
    questions: ['Where is adoption declining?', 'unused seats']
  },
  {
    passages: [
      'We want to cancel as of the thirty-first. Please confirm the notice and tell us how to get our data out.',
      'Unless the outages stop we will use our right to terminate early.',
      'The decision has been made above me: we do not extend. I am sorry, it was a pleasure to work with you.'
    ],
    questions: ['Which accounts are about to churn?', 'cancellation notice']
  },
  {
    passages: [
      'We moved everything to Kubernetes on AWS last winter, with Terraform, and our warehouse is Snowflake.',
      'The frontend is React, the backend is mostly Go, and we have a few services in Python for the models.',
      'We are a Microsoft shop: Teams, Dynamics, Power BI, and nothing that does not run on Azure.'
    ],
    questions: ['Which technology stack do they run on?', 'Who uses Azure or other Microsoft products?']
  }
]

/** What people say besides, in every call. */
export const smallTalk: readonly [string, ...string[]] = [
  'Can everybody hear me? Let me share my screen, one second.',
  'How was your weekend? We went hiking, the weather was perfect.',
  'Sorry, I was on mute. Go ahead, please.',
  'Let us wait two more minutes for the others to join the call.',
  'Good, I will write that down and send the notes around after the meeting.',
  'That makes sense. Anything else that you want to go through today?',
  'We can take this offline and come back to it next week.',
  'I will check with the team and get back to you, most likely by Thursday.',
  'Let me open the next slide, this is the agenda for today.',
  'Yes, exactly, that is also how we see it on our side.',
  'Could you repeat the last sentence? The line was bad for a moment.',
  'Thanks a lot for your time today, this was very helpful for us.',
  'Our new office has a view of the river, you should come and visit some day.',
  'Who is taking the minutes? Fine, then I will do it this time.',
  'I have a hard stop in ten minutes because of another customer.',
  'The project is on track overall, and the team is busy as always.'
]
