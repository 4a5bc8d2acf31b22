import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs } from '../vocabulary/grammar.js'

const medium =
  '(?:emails?|emailed|phone(?: calls?)?|calls?|calling|called|text(?:s|ed|ing)?(?: messages?)?|sms|slack|teams|zoom|video(?: calls?)?|whatsapp|in[- ]person|face[- ]to[- ]face|meetings?|meet|async(?:hronous(?:ly)?)?|writing|written|chat|google meet|messages?|messaged|linkedin|voicemail|being (?:contacted|called|emailed|reached)|contact(?:ed)?|reach(?:ed)?|talk(?:ing)? (?:on|over|by)|communicat(?:e|ion)|on-?site|remote(?:ly)?)'
const daytime =
  '(?:mornings?|afternoons?|evenings?|lunchtime|after lunch|before (?:noon|lunch|\\d+|nine|ten|eleven)|after (?:\\d+|noon|two|three|four|five)|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekdays?|weekends?|business hours|office hours|working hours|early in the (?:day|week)|late in the (?:day|week))'
const whom = '(?:me|us|him|her|them|my \\p{L}+|our \\p{L}+|the team|anyone on my team|\\^[\\p{L}]+)'

export const contactPreference: FactRule = {
  factType: 'CONTACT_PREFERENCE',
  patterns: [
    {
      kind: 'prefers',
      match: phrase`(?:i|we|he|she|they|\^[\p{L}]+|our \p{L}+|my \p{L}+)${adverbs} (?:prefers?|would prefer|would rather|would much rather|would much prefer|prefer it when|like it better|works? better|respond best|am best reached|is best reached|are best reached)${upTo(7)} (?:${medium}|${daytime})`,
      confidence: 0.9,
      allow: ['condition', 'modal']
    },
    {
      kind: 'best way',
      match: phrase`(?:best|easiest|fastest|quickest|preferred|most reliable|better|simplest|ideal) (?:\p{L}+ )?(?:way|time|times|channel|day|days|method|place|medium|option)(?: of day)? (?:to|for)(?: me)? ?(?:reach(?:ing)?|contact(?:ing)?|get(?:ting)? (?:hold of|in touch with|a hold of|through to|me|us)|call(?:ing|s)?|catch(?:ing)?|talk(?:ing)?(?: to)?|me|us|him|her|communicat(?:e|ing)|meetings?|meet|communication)`,
      confidence: 0.9
    },
    {
      kind: 'instruction',
      match: phrase`(?:please|kindly|just|do not|never|only|always|rather|better|stop|avoid|try not to|refrain from|do|best not to|no need to)${adverbs} (?:call|phone|ring|email|text|contact|message|ping|reach|slack|calling|emailing|texting|contacting|write|dm|whatsapp|disturb|bother|schedule|book|reach out to)(?: (?:out to|to))? ?${whom}?${upTo(4)} (?:before|after|on (?:my|${daytime}|the|slack|teams|whatsapp|weekends)|during|instead|by (?:email|phone|text|mail)|via|over (?:email|phone|slack|teams)|between|at (?:home|work|the office)|in the (?:morning|afternoon|evening)|through|any more|unless|rather than|directly|any meetings|outside|${daytime})`,
      confidence: 0.85,
      allow: ['negation', 'condition']
    },
    {
      kind: 'instruction',
      match: phrase`(?:do not|never|stop|please do not|please stop) (?:call(?:ing)?|phon(?:e|ing)|text(?:ing)?|email(?:ing)?|contact(?:ing)?|messag(?:e|ing)|ring(?:ing)?|slack(?:ing)?) (?:me|us|him|her|my (?:\p{L}+ )?(?:team|boss|cell|mobile|phone|number|colleagues))`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'copy',
      match: phrase`(?:please |kindly |always |could you |can you |do |also |just ){0,2}(?:cc|copy|bcc|loop in|keep|include|add)(?: in)?${upTo(4)} (?:in|on|to|into|cc'?d|copied|in the loop)(?: (?:on|in|for))? (?:all|every|any|future|scheduling|cc|copy|everything|emails|invites|correspondence|threads|invoices|communication|(?:the|our|your|these) (?:future |next |upcoming )?(?:emails?|invites?|threads?|correspondence|invoices|loop))(?: (?:of |the |your |our |future |further ){0,2}(?:emails?|invites?|correspondence|threads?|invoices?|scheduling|messages?|communication|communications|conversations?|meetings?|calendar invites|replies|updates|billing|things|quotes|contracts))?`,
      confidence: 0.85,
      allow: ['question', 'modal']
    },
    {
      kind: 'hours',
      match: phrase`${daytime}(?:,? (?:and|or|to) ${daytime})? (?:always |usually |generally |typically |would |will )?(?:works?|suits?|are|is|fits?)(?: (?:a lot|much|usually))? (?:best|better|good|fine|ideal|easiest|perfect|well|me|us|great|preferred|preferable)(?: (?:for|with) (?:me|us|him|her|my [\p{L}]+|our [\p{L}]+|\^[\p{L}]+))?`,
      confidence: 0.85
    },
    {
      kind: 'hours',
      match: phrase`(?:i|we|she|he|\^[\p{L}]+)(?: (?:am|are|is))?${adverbs} (?:only |best |usually |generally |mostly |not )?(?:available|reachable|free for calls|in the office|work|works|working|take calls|takes calls|online|can take calls|on email|check emails?|checks emails?)(?: [\p{L}]+){0,2} (?:only )?(?:in the|on|before|after|from|until|between|during) (?:the )?(?:${daytime}|morning|afternoon|evening|\d+)`,
      confidence: 0.75,
      allow: ['negation']
    },
    {
      kind: 'medium',
      match: phrase`(?:by|over|via|on|through|in|use|using|stick to|switch to|do|have|keep (?:it|this|everything) (?:to|on|in)|move (?:it|this|things) to)${upTo(2)} ${medium} (?:instead of|rather than|over|and not|not|instead)(?: (?:by|over|on|via|through|the))? ?(?:${medium})?`,
      confidence: 0.8,
      allow: ['question', 'negation', 'modal']
    },
    {
      kind: 'medium',
      match: phrase`(?:email|slack|phone|whatsapp|text|teams|video|linkedin)(?: messages?)? (?:is|works|would be)${adverbs} (?:best|better|preferred|the (?:best|fastest|easiest|quickest)(?: (?:way|option|channel))?|easier|easiest|my preferred|preferable|fine for (?:me|us))(?: (?:for|with) (?:me|us))?`,
      confidence: 0.85
    },
    {
      kind: 'medium',
      match: phrase`(?:(?:email|phone|slack|teams|video|text|written) only|only (?:by|via|through|over|on) (?:email|phone|slack|teams|text|whatsapp))`,
      confidence: 0.8,
      allow: ['question', 'modal']
    },
    {
      kind: 'hours',
      match: phrase`(?:do not|never|rarely|hardly ever|seldom) (?:really )?(?:check|read|look at|see|answer|pick up|respond to|monitor|use|take)(?: [\p{L}]+){0,2} (?:emails?|inbox|phone|voicemails?|slack|messages|calls|linkedin|unknown numbers)`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'opt out',
      match: phrase`(?:stop|quit|no longer|do not|please do not) (?:sending|send|emailing|spamming|want to receive|wish to receive|want to get)(?: (?:me|us|my [\p{L}]+))?${upTo(3)} (?:emails?|newsletters?|messages|promotions|marketing|invites|notifications|communications?)`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'opt out',
      match: phrase`(?:take|remove|unsubscribe|drop|opt) (?:me|us|my (?:email|name|address)|him|her|out)(?: (?:off|from|out|of)){1,2} (?:of )?(?:the|your|this|these|all|any)(?: \p{L}+){0,2} (?:list|lists|newsletters?|emails?|mailing|mailings|distribution|marketing|updates|sequence|campaigns?|communications?)`,
      confidence: 0.85,
      allow: ['question', 'modal']
    },
    {
      kind: 'language',
      match: phrase`(?:i|we|he|she|our team|my colleagues) (?:would |much |also ){0,2}(?:prefers?|rather) (?:to )?(?:speak |talk |write |communicate |have (?:it|this|calls|meetings) |do (?:it|this|calls) )?(?:in )?\^?(?:english|german|french|spanish|italian|dutch|portuguese|polish|swedish|japanese|written|writing)`,
      confidence: 0.85
    },
    {
      kind: 'instruction',
      match: phrase`(?:go|goes|reach out|write|speak|talk|send (?:it|everything|all [\p{L}]+)|contact me|reach me|get back to me|communicate)(?: (?:through|via|only|to|with|by|over|on))+ (?:my assistant|my pa|my ea|my office|email only|slack only|email(?= (?:only|please|from))|the portal|our shared channel|the shared (?:channel|inbox)|writing)`,
      confidence: 0.8
    },
    {
      kind: 'instruction',
      match: phrase`(?:please )?only (?:ever )?(?:write|email|text|call|message|contact|slack|phone)(?: to)? (?:me|us)|(?:please )?(?:do not|never) (?:phone|ring|cold-?call)`,
      confidence: 0.8,
      allow: ['negation']
    }
  ],
  exclusions: [
    /@/,
    phrase`(?:prefer|rather)(?: \p{L}+){0,3} (?:dark mode|tea|coffee|pizza|the old|the new|window seat|annual|monthly|the blue)`,
    phrase`(?:function|method|endpoint|api|webhook|callback|component|script|procedure|error|bug) (?:call|calls|is called)?`,
    phrase`(?:meeting|call|training|session) (?:is|was|will be) (?:on|scheduled|at|moved)`
  ],
  positive: [
    'I prefer email over phone calls.',
    'The best way to reach me is on Slack.',
    "Please don't call me before 10.",
    'Afternoons work better for me.',
    'Please cc Martin on all invoices.',
    "I'd rather do this over video than on the phone.",
    'Could you take me off your mailing list?',
    "Let's use Slack instead of email for this.",
    'Email is best for us.',
    'We would prefer to have calls in German.',
    'I only work in the mornings, so plan accordingly.',
    'Please contact me only via email.'
  ],
  negative: [
    'Do you prefer email or phone?',
    'I prefer dark mode.',
    'The meeting is on Tuesday morning.',
    'Please call the API only once per minute.',
    'I called you on Friday afternoon.',
    'She copied the text into the document.',
    'He sent me an email this morning.',
    'The export runs on weekends.',
    "If I preferred phone calls, I'd say so."
  ]
}
