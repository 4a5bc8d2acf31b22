import type { Labelled } from './held-back.js'

/** Sentences about people that the rules were tuned on: they tell when a change loses what was reached, and nothing of how well the rules do on others. */
export const practiceOnPeople: readonly Labelled[] = [
  {
    types: ['CHAMPION_RISK'],
    sentences: [
      'Rachel, our biggest advocate internally, is going on maternity leave.',
      "Our project sponsor left and the new one isn't convinced.",
      "I won't be involved in this project any more.",
      "Steve has been reassigned to another project, so I'm not sure who'll take this forward.",
      'Our main contact has stopped responding to emails.',
      'My new boss is sceptical about the tool.',
      "The new VP doesn't see why we need this.",
      "I'm being moved to a different team, so somebody else will have to own this.",
      'Our sponsor in the executive team is leaving the company.',
      "Since Jane left there's nobody pushing this internally.",
      'Carlos used to be our biggest supporter, but he has lost interest.',
      "I'm stepping back from the project.",
      'Our admin is overloaded and has no time for the rollout any more.',
      "Our internal champion got promoted and won't be working with the tool any more.",
      'The person who bought your product has left.',
      'Our VP, who sponsored this, is retiring.'
    ]
  },
  {
    types: ['CONTACT_INFO'],
    sentences: [
      'My cell is 617-555-0133 if you need anything.',
      'You can email our IT lead at hans.meier@acme.example.',
      'Please update my email address to j.doe@newco.example.',
      'Give me a call at +44 20 7946 0123.',
      'Send the contract to legal@acme.example, please.',
      'Her number is (312) 555-0188.',
      'Our billing address is 221 Baker Street, London.',
      'Please add anna@acme.example to the account.',
      "You'll find me under +43 1 5550 127.",
      'Our new number is 0800 555 0199.',
      'Please write to jan.novak@acme.example instead.',
      "My assistant's email is pa.smith@acme.example.",
      'Parcels should be sent to 5 Harbour Road, Cork.',
      'My new mobile number is 0160 5550 4321.',
      'Feel free to contact our IT at it-support@acme.example.',
      'You can send post to 18 Elm Avenue, Boston.'
    ]
  },
  {
    types: ['CONTACT_PREFERENCE'],
    sentences: [
      'Email works best for me.',
      "I'm usually only available in the afternoon.",
      'Please reach out via Slack instead of email.',
      "I don't check my email on weekends, so text me.",
      "Please don't contact me by phone.",
      'I prefer a quick call to long email threads.',
      'Please include Tom in all future correspondence.',
      'The best time to catch me is before 9am.',
      'Can we keep communication to email only?',
      'Please stop sending me marketing emails.',
      "Please only write to me, don't phone.",
      'Thursdays are best for me.',
      "I'd prefer it if we could talk in the afternoon.",
      'Kindly keep my colleague Ines in copy.',
      'Text messages are the easiest way to reach me.',
      "I'd rather have a short call than exchange emails.",
      'Please avoid calling before 9am.',
      'Early afternoon is usually the best time to catch me.'
    ]
  },
  {
    types: ['CONTACT_DEPARTURE'],
    sentences: [
      'John left the company two weeks ago.',
      "I'll be leaving Acme on March 31st.",
      'Emma has decided to leave us in the summer.',
      'Our CEO resigned yesterday.',
      'This is my last week at the company.',
      'I wanted to let you know that Friday is my last day.',
      'Our account lead quit last month.',
      "Carla doesn't work here anymore.",
      'Ahmed is moving on to another company.',
      'Unfortunately Lucy was laid off last week.',
      "Paul won't be with us after June.",
      "I'm leaving the company, this is my successor Tim.",
      'Our old CTO departed in the spring.',
      'Lisa is moving on to pursue a new opportunity.',
      'Our account manager Ron retired last month.',
      "Yesterday was Martin's last day.",
      'Our head of sales has resigned effective immediately.',
      'I will be leaving my position at Acme in two weeks.'
    ]
  },
  {
    types: ['CONTACT_POSITION_CHANGE'],
    sentences: [
      'I recently became the head of marketing.',
      'Kevin has been appointed as our new COO.',
      'Starting in May, Julia will lead the customer success team.',
      "I've moved into a new role and now run the analytics group.",
      'Our former CTO is now the CEO.',
      'Alex will be your new point of contact.',
      'Please join me in congratulating Maria on her promotion to VP of Product.',
      "He's just been made director of operations.",
      'I transferred from the London office to the data team.',
      'Hannah stepped up to lead the sales team.',
      "I'm now responsible for procurement across Europe.",
      'Our operations manager got promoted to COO.',
      'Sven is the new head of IT.',
      "From next week on, I'll be working in product marketing.",
      'Rita has been named Chief Revenue Officer.',
      "I have a new role: I'm now Director of Operations.",
      'Bob is replacing Alice as our IT manager.'
    ]
  }
]
