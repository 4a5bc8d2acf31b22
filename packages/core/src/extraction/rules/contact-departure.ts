import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { date } from '../vocabulary/dates.js'
import { adverbs } from '../vocabulary/grammar.js'
import { name, person, role } from '../vocabulary/people.js'

const who = `(?<subject>${person}|i|he|she|(?:our|the|my) (?:\\p{L}+ )?${role})`
const employer =
  '(?:the |our |my |this )?(?:company|organi[sz]ation|firm|business|customer|team here|agency|startup|bank|university|group|(?:my|his|her|their) (?:position|job|role|post)(?: (?:at|here))?|us(?! (?:alone|hanging|waiting|a|with|in|out))|department)'
const soon = `(?:at the end of|end of|in|on|next|this|after|effective|by|as of|from|later|within|per|before)(?: (?:the|of|about))* ?(?:${date}|month|week|summer|year|couple|two|three|few|today)`

export const contactDeparture: FactRule = {
  factType: 'CONTACT_DEPARTURE',
  patterns: [
    {
      kind: 'last day',
      match: phrase`(?:(?:my|his|her|their)|(?<subject>${name})(?:'s|')) (?:very )?last (?:working )?(?:day|week)(?: (?:at|here|with|in|on|in the) (?:[\p{L}^]+ ){0,3}?)? ?(?:is|will be|was|would be|on|here|at|with)(?! (?:of|the sprint))`,
      confidence: 0.9
    },
    {
      kind: 'last day',
      match: phrase`(?:today|tomorrow|${date}) (?:is|will be|was) (?:my|his|her) last (?:working )?day`,
      confidence: 0.9
    },
    {
      kind: 'leaves',
      match: phrase`${who}${adverbs} (?:(?:has|is|have|am|will be|will|had|was|are)${adverbs} )?(?:left|leaves?|leaving|quit|quits|quitting|departed|departing|departs) ${employer}`,
      confidence: 0.9
    },
    {
      kind: 'leaves',
      match: phrase`${who}${adverbs} (?:is|am|will be|are)${adverbs} (?:leaving|departing|quitting|moving on|finishing up here|stepping down|off to (?:a new|another))(?: (?:us|here))? ${soon}(?! (?:on|for|to) (?:vacation|holiday|a trip))`,
      confidence: 0.85
    },
    {
      kind: 'leaves',
      match: phrase`${who}${adverbs} (?:has|have) (?:just |recently |sadly |unfortunately |already |now )*(?:left|departed|quit|resigned|moved on)(?= ?(?:[.,;!]|$| (?:and|so|in|at|last|two|three|a|this|for|to|us|as|which|recently|unexpectedly|already|after|because) ))(?! (?:a|the) (?:comment|message|note|voicemail|review|ticket|call|meeting|room|office|building|channel))`,
      confidence: 0.85
    },
    {
      kind: 'leaves',
      match: phrase`${who}${adverbs} (?:left|departed|quit) (?:(?:last|in|at the end of|two|three|a few|a couple of|this)${upTo(2)} (?:week|weeks|month|months|year|quarter|friday|monday|january|february|march|april|may|june|july|august|september|october|november|december|summer|spring|ago)|for (?:another|a new|a different|\^[\p{L}]+|a competitor)|to (?:join|start|found|pursue|work|become|take))`,
      confidence: 0.8
    },
    {
      kind: 'leaves',
      match: phrase`(?:since|now that|after|when|because|as|that|before) ${who}${adverbs} (?:left|departed|quit|resigned|retired)(?= ?(?:[.,;!]|$| (?:we|nobody|i|there|the|us|no|and|in|last)))`,
      confidence: 0.8
    },
    {
      kind: 'leaves',
      match: phrase`${who}${adverbs} (?:(?:is|am|has|have|will be|are)${adverbs} )?(?:decided to|going to|about to|planning to|set to|due to)(?: (?:leave|quit|depart)(?: from)?) (?:${employer}|(?:us )?${soon}|for good)`,
      confidence: 0.85
    },
    {
      kind: 'resigns',
      match: phrase`${who}${adverbs} (?:(?:has|is|have|am|had|was|will be)${adverbs} )?(?:resign(?:ed|ing|s)|hand(?:ed|ing)? in (?:his|her|my|their) (?:notice|resignation|papers)|gave (?:\p{L}+ )?notice|given (?:\p{L}+ )?notice|put in (?:(?:his|her|my|their) )?(?:two weeks'? )?notice|tendered (?:his|her|my) resignation|submitted (?:his|her|my) resignation)`,
      confidence: 0.9
    },
    {
      kind: 'gone',
      match: phrase`${who}${adverbs} (?:is|am|has|are|was) (?:no longer|not)(?: (?:working|employed|part of|with|at|been|a part of))+ (?:(?:the|our|this) (?:company|team|organi[sz]ation|firm|business|customer)|us|here|\^[\p{L}]+)(?: any more| any longer)?`,
      confidence: 0.9,
      allow: ['negation']
    },
    {
      kind: 'gone',
      match: phrase`${who}${adverbs} (?:no longer works?|does not work|do not work|stopped working) (?:here|at|for (?:us|the company|\^[\p{L}]+)|with us|in (?:this|our) (?:company|department|team))(?: any more)?`,
      confidence: 0.9,
      allow: ['negation']
    },
    {
      kind: 'retires',
      match: phrase`${who}${adverbs} (?:(?:is|has|will be|will|am|have|are|going to|is going to|decided to|is about to)${adverbs} )?(?:retir(?:e|es|ed|ing)|go(?:es|ing)? into retirement|taking early retirement)(?! (?:the|our|that|it|old|v\d|legacy|all|some|from (?:the|active) (?:api|use)))`,
      confidence: 0.85
    },
    {
      kind: 'let go',
      match: phrase`${who}${adverbs} (?:was|has been|were|got|is being|have been|will be|had been) (?:just |recently |also |unfortunately )*(?:let go|laid off|made redundant|fired|dismissed|terminated)`,
      confidence: 0.85
    },
    {
      kind: 'new job',
      match: phrase`${who}${adverbs} (?:(?:has|have|is|am)${adverbs} )?(?:accept(?:ed|ing)?|taken|took|taking|found|starting|start|got) (?:an? )?(?:new |another |different |great )?(?:offer|job|position|role|opportunity)(?: (?:offer))? (?:elsewhere|at(?= (?!the customer|our))|with (?:another|a different|\^[\p{L}]+)|outside|in another company)`,
      confidence: 0.85
    },
    {
      kind: 'new job',
      match: phrase`${who}${adverbs} (?:(?:has|have|is|am|will be|has decided to|have decided to|decided to)${adverbs} )?(?:join(?:ing|ed)? (?:another|a different|a new) (?:company|firm|startup|employer|organi[sz]ation)|mov(?:e|ed|ing) on (?:from|to (?:a new|another|pastures|new|my|his|her|pursue|something|other)|at|in|as|after)|moved on(?= ?[.,;!]|$)|pursu(?:e|ing) (?:a |an |new |other )+(?:opportunit(?:y|ies)|challenges?|career|interests?|degree)|part(?:ed|ing) ways with (?:the company|us)|leav(?:e|ing) (?:for|to join) (?:another|a new|\^[\p{L}]+|a competitor))`,
      confidence: 0.85
    },
    {
      kind: 'leaves',
      match: phrase`(?<subject>${name}|i) (?:has |have |will be |am |is )?(?:left|leaving) \^(?!(?:early|today|home|friday|monday|tuesday|wednesday|thursday)(?!\p{L}))[\p{L}]{3,}(?: \^[\p{L}]+)?(?= ?(?:[.,;!]|$)| (?:in|at|on|last|after|to|for|and|next) )`,
      confidence: 0.8
    },
    {
      kind: 'departure',
      match: phrase`(?:(?:his|her|my)|(?<subject>${name})(?:'s|')|(?:the )?departure of (?:${person})) ?(?:departure|resignation|retirement|leaving)?(?: (?:from the company))?(?:,)? (?:was announced|came as|means|leaves us|takes effect|is effective|next month|last month|at the end of)`,
      confidence: 0.75
    },
    {
      kind: 'gone',
      match: phrase`${who} (?:will|would) (?:not|no longer) be (?:with (?:us|the company|our team)|here|at (?:the company|\^[\p{L}]+)|working (?:here|for us|with us|at))(?: (?:any more|any longer|after|from|much longer|as of|beyond|come|next))`,
      confidence: 0.85,
      allow: ['negation']
    },
    { kind: 'last day', match: phrase`(?:was|is|will be) (?<subject>${name})(?:'s|') last (?:working )?(?:day|week)`, confidence: 0.9 }
  ],
  exclusions: [
    phrase`(?:leav(?:e|ing|es)|left) (?:early|home|the office|the house|the building|the call|the meeting|the room|work|a (?:message|comment|note|voicemail|review|gap|field)|it|this|that|you|on (?:vacation|holiday|time)|for (?:vacation|holiday|lunch|the day|the weekend|the airport|today)|out|off|open|behind|blank|empty|the (?:field|page|channel|tab|door|house|train|airport|lights?))`,
    phrase`(?:maternity|paternity|parental|sick|annual|medical) leave|on (?:vacation|holiday|leave|pto)`,
    phrase`last (?:working )?(?:day|week) of (?:the|our|this|my) (?:sprint|trial|month|conference|holiday|quarter|vacation|school|year)`,
    phrase`(?:retir\p{L}+) (?:the|our|(?:this|that) (?:server|system|api|tool|product|version|feature|app|endpoint)|old|legacy|v\d)`
  ],
  positive: [
    'My last day at the company is 31 March.',
    'Sarah left the company in June.',
    'Unfortunately, Daniel has resigned.',
    'Our IT manager is no longer with us.',
    "I'm leaving at the end of next month.",
    'Tina is retiring this summer.',
    'Robert was let go as part of the cuts.',
    "I've accepted a position at another firm, so my colleague will take over.",
    'Mike no longer works here.',
    'Our CTO has quit.',
    'Julia handed in her notice on Monday.',
    "I've decided to move on to a new challenge."
  ],
  negative: [
    "I'm leaving the office now.",
    'Sarah left a comment on the ticket.',
    'Did Tom leave the company?',
    "Anna isn't leaving the company.",
    'We are retiring the old server next week.',
    'If Mark left, who would take over?',
    "She's on vacation until Monday.",
    'I have to leave early today.',
    'My brother left his job in May.',
    "It's the last day of the trial."
  ]
}
