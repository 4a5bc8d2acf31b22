import { resources } from './resources.js'

/** What the docstring of each noun of the workspace says. Every noun of an operation's method stands here; those of resources have it in their definition. */
export const nounTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(resources).map(({ noun, text }) => [noun, text.noun])),
  apiKeys: 'Keys for servers and agents, which call Rapport over HTTP.',
  publicKeys: 'Keys for web pages, which send events, and the domains of these pages.',
  identityVerification:
    'Whether pages have to prove whom they identify. While it is enabled, events with a public key that name a user without the right `userIdentity.userHash` are kept as events of nobody, and are ingest issues. Your own code and servers with an API key need no proof.',
  identity:
    'Who is who: what waits to be settled, who may be the same, what was merged, and what reviewers decide of it. What they decide outranks what events say, from then on and whenever the events come.',
  attention: "What somebody should look at, raised by the host's own system. Its items stand in lists beside those that Rapport finds.",
  signals: 'What the workspace watches for. Those that are saved answer what keeps them from being seen.',
  automations: 'Who is told of what was seen, and when. Those that are saved answer what keeps them from telling anybody.',
  agents: 'What looks into customers by itself, with a language model: what it is told to do, and what its runs found.',
  integrations: 'What data comes from by itself: providers that are connected, and how they are read.',
  'facts.patterns': 'What confirmations and dismissals taught of each type and kind of facts.',
  access: 'Which members may see and change which customers.',
  activation: 'The event that shows that a customer has begun to use the product.',
  audit: 'What tools changed, and who called them.'
}
