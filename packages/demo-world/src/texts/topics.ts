/** What people say when nothing much is the matter, by the kind of sentence. Stories have sentences of their own. */
export const topics = {
  greeting: [
    'Good to see everyone, how did you get through {outside}?',
    'Thanks for making time on a {weekday}, I know {team} keep you busy.',
    'Before we start, did {team} survive {outside}?',
    'Let me say hello to {team} as well, they have been patient with {outside}.',
    'I hope {outside} did not hold up {team} too long.'
  ],
  usage: [
    '{team} open {feature} first thing and it feels {pleasant}.',
    'We looked at {feature} with {team}, and {action} takes {span} now.',
    'For {action} we use {feature}, and it is {pleasant} {place}.',
    'Last {weekday} {team} planned {much} visits with {feature}.',
    '{feature} is the one screen that {team} keep open all day.',
    'Since {month} {team} do {action} themselves instead of calling the desk.',
    'We counted {much} visits in {feature}, {few} of them {place}.',
    'With {device} {feature} is {pleasant}, {place} too.'
  ],
  question: [
    'Can {team} do {action} from {feature}, or only {place}?',
    'How do others handle {action} when {team} work {place}?',
    'Is there a way to see {feature} next to {feature}?',
    'Who on your side could show {team} {action}?',
    'Does {feature} keep its filter when one opens it on {device}?',
    'Where would I look up who did {action} on {weekday}?'
  ],
  answer: [
    'Yes, {action} works in {feature}, and I will send {thing} on {weekday}.',
    'You can do that under {feature}, most customers let {team} try it for {span}.',
    'That needs {span}: open {feature}, then {action} is on the left.',
    'I will write down how {team} can do {action} and add {thing}.',
    'Good question, {feature} remembers it for each person, also on {device}.'
  ],
  request: [
    'It would be nice if {feature} showed {much} rows instead of {few}.',
    '{team} asked for a darker map in {feature}.',
    'A shortcut for {action} would save {team} {span} a week.',
    'Could {feature} get a column for {action}?',
    'One small wish from {team}: {action} with one tap {place}.'
  ],
  grumble: [
    'Now and then {feature} needs a refresh {place}, nothing dramatic.',
    '{team} grumble about {feature} on {device}, but they grumble about everything.',
    'The only hiccup was {action} on {weekday}, it sorted itself out after {span}.',
    'We had to repeat {action} {few} times, then it was fine.',
    'It took {team} {span} to find {feature} after the last update.'
  ],
  plan: [
    'In {month} we want {team} to use {feature} as well.',
    'Next step on our side is training {team} on {action}.',
    'We plan {few} sessions with {team} before {month}.',
    'On {weekday} {team} move to {device}, so {feature} has to be ready.',
    'Our goal for {month} is {much} visits a week with {feature}.'
  ],
  closing: [
    'Let us speak again on {weekday}, and I bring {thing}.',
    'I will send {thing} to {team} by {weekday}.',
    'Then we keep {feature} as it is and look at {action} in {month}.',
    'Thanks all, {thing} follows within {span}.',
    'We have what we need, {team} will hear from me on {weekday}.'
  ],
  problem: [
    '{team} cannot finish {action}, {feature} stays empty on {device}.',
    'After the update {feature} shows {few} visits twice for {team}.',
    '{feature} asks for a login every {span} {place}.',
    'Since {weekday} {action} ends with a blank page on {device}.',
    'The hours of {team} are off by {few} minutes in {feature}.'
  ],
  fix: [
    'We found the cause in {feature} and a fix went out on {weekday}.',
    'Please let {team} sign out once, then {action} works again.',
    'I cleared the cache of {feature} for {team}, could you check {place}?',
    'The entry for {action} was locked by another person, it is free now.',
    'This was a setting of {device}, {thing} explains it.'
  ],
  confirmed: [
    'Works again for {team}, thanks for {thing}.',
    'Confirmed, {action} is {pleasant} now.',
    '{team} tried it {place} and {feature} behaves.',
    'That did it, {few} of {team} have checked.'
  ],
  chat: [
    'Quick one: does {feature} include {action}?',
    'fyi {team} are on {device} from {weekday}.',
    'Has anyone seen {thing} about {action}?',
    '{feature} looks {pleasant} today.',
    'We did {much} visits yesterday, {few} more than on {weekday}.',
    'Sharing {thing} for {team} here.'
  ]
} as const satisfies Record<string, readonly string[]>

export type Topic = keyof typeof topics

/** Titles of meetings, mails and tickets. */
export const titles = {
  CALL: ['Monthly check-in', 'Quarterly review', 'Training session', 'Roll-out planning', 'Planning workshop', 'Status call'],
  EMAIL: [
    'Notes from our call',
    'Question about planning',
    'Next steps',
    'Agenda for next week',
    'Material for the team',
    'Small wish from the field'
  ],
  SUPPORT_TICKET: ['Blank page', 'Login asked again', 'Visits shown twice', 'Hours differ', 'Export looks odd', 'Map stays empty'],
  SLACK: ['#fernway-shared', '#service-planning', '#rollout']
} as const
