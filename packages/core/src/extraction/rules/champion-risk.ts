import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs } from '../vocabulary/grammar.js'
import { colleague, name, person, role } from '../vocabulary/people.js'

const champion =
  '(?:champions?|sponsors?|executive sponsors?|exec sponsors?|advocates?|main contact|primary contact|key contact|day-to-day contact|point of contact|project (?:lead|manager|owner|sponsor)|internal (?:lead|champion|sponsor|advocate)|power users?|biggest (?:supporter|fan|advocate|champion)|supporters?|main (?:supporter|advocate|driver)|driving force)'
const fade =
  '(?:left|leaving|leaves|leave|is moving|moved|moving|has gone|gone|no longer|not|lost|losing|stepped|stepping|resign(?:ed|ing)?|retir(?:ed|ing|es)|on (?:parental |maternity |paternity |sick |long-term )?leave|disengaged|gone quiet|quiet|silent|replaced|reassigned|laid off|transferred|changed (?:roles|jobs)|out of|distracted|overwhelmed|sceptical|skeptical|pushed aside|sidelined|under pressure|losing|burned out|checked out|unresponsive|too busy|departed|quit|demoted|switching|departure)'
const initiative =
  '(?:project|initiative|rollout|roll-out|evaluation|program|programme|implementation|adoption|tool|platform|pilot|account|relationship|partnership|effort|this|it|workstream|deployment|purchase|topic|change)'
const drives =
  '(?:own(?:s|ed|ing)?|driv(?:e|es|ing|en)|drove|push(?:es|ed|ing)?|champion(?:s|ed|ing)?|lead(?:s|ing)?|led|sponsor(?:s|ed|ing)?|start(?:ed)?|initiated|brought|introduc(?:ed|es)|pick(?:s|ed|ing)? up|r(?:un|uns|unning|an)|advocat(?:es|ed|ing) for|fought for|fight for|looking after|taking care of|in charge of|responsible for|carrying|bought|chose|selected|signed us up|set (?:it|this) up|implemented|pushed for)'

export const championRisk: FactRule = {
  factType: 'CHAMPION_RISK',
  patterns: [
    {
      kind: 'champion fades',
      match: phrase`(?:our|the|your|my|their|an?)(?: \p{L}+){0,2}? ${champion}(?:,? ${name})?,?${upTo(5)} ${fade}`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'champion fades',
      match: phrase`(?<subject>${name}),? (?:(?:who|which) (?:has been |was |is |had been )?)?(?:our|the|your|my) (?:\p{L}+ ){0,2}?${champion},?${upTo(5)} ${fade}`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'no longer leads',
      match: phrase`(?<subject>${person}|i|he|she) (?:am|is|will be|are|was|will) (?:no longer|not)(?: really| the one| be)? (?:${drives}|involved (?:in|with)|part of|on|the (?:owner|lead|sponsor|champion) of|working on|behind)${upTo(3)} ${initiative}(?: any more)?`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'driver gone',
      match: phrase`(?<subject>${person})?,? ?(?:who|that) (?:originally |first |really |initially |had |has |was )?(?:\p{L}+ )?${drives}${upTo(8)},? (?:has |is |was |just |recently |now ){0,3}(?:left|moved|leaving|gone|reassigned|transferred|been (?:moved|reassigned|transferred|let go|laid off|replaced)|resigned|quit|no longer|on leave|moving|departed|retiring|retired|stepping down|changed (?:roles|teams|jobs))`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'support lost',
      match: phrase`(?:lost|losing|lacks?|lacking|without|low on|little|less|running low on|waning|no|not(?: (?:have|get|see|got|getting|had|having))?(?: (?:much|enough|any|the|a real|a clear|a))?|fading)${upTo(4)} (?:influence|internal (?:support|sponsor|sponsorship|backing|buy-?in|champion)|executive (?:support|sponsor|sponsorship|backing|buy-?in|attention)|sponsorship|backing from [\p{L}^ ]+|buy-?in from [\p{L}^ ]+|support from (?:management|leadership|the [\p{L}]+|upper management)|political capital|our (?:champion|sponsor)|(?:real |clear |internal )?(?:champion|sponsor|owner)(?: (?:here|internally|for this|on our side|any more|left))?)`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'nobody leads',
      match: phrase`(?:nobody|no one|noone|not clear who|unclear who|do not know who|no idea who|there is no ?one|there is nobody)(?: (?:here|on our side|internally|left|else|at the moment|is|really|will|would|to|in charge|who|currently|from [\p{L}^]+)){0,4} ${drives}(?: (?:it|this|the|that|forward|for|on|up|with))?(?: (?:${initiative}|here|internally|forward|now|any more))?`,
      confidence: 0.8,
      allow: ['negation', 'modal']
    },
    {
      kind: 'taken off',
      match: phrase`(?<subject>${person}|i|he|she)${adverbs} (?:has been|was|have been|is being|am being|got|been|has|is|am)${adverbs} (?:moved|reassigned|pulled|transferred|taken|shifted|assigned|moving|pulling)(?: (?:away|over))?(?: (?:off|from|to|out of))+ (?:this|the|another|a different|other|our)${upTo(2)} (?:project|initiative|rollout|account|division|department|program|programme|team|implementation|priorities|business unit|country)`,
      confidence: 0.8
    },
    {
      kind: 'sceptical newcomer',
      match: phrase`(?:new|incoming) (?:\p{L}+ )?(?:${role}|boss|management|leadership|owner|sponsor)(?:,? ${name},?)?${upTo(4)} (?:not (?:a (?:big )?fan|convinced|sold|see|as (?:keen|supportive|engaged|invested)|a believer|interested|support)|does not|questions|is questioning|questioning|sceptical|skeptical|wants to re-?(?:evaluate|view|think|open)|is reviewing|re-?evaluat\p{L}+|prefers|favou?rs|used to use|came from|wants to (?:bring|use) (?:in )?(?:his|her|their))`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'sponsor cools',
      match: phrase`(?:${colleague}|${name}|our \p{L}+ (?:sponsor|champion)|(?:management|leadership|the board|the executive team))${adverbs} (?:is|are|seems|has|have)${adverbs} (?:lost interest|losing interest|stopped (?:attending|responding|coming|replying|showing up|championing|pushing)|not (?:\p{L}+ )?(?:engaged|behind (?:this|it|the project)|supporting (?:this|it)|backing)|disengaged|gone quiet|stepp(?:ed|ing) (?:back|down|away) from (?:this|the) (?:project|initiative|rollout|role as)|less (?:involved|engaged|supportive|enthusiastic|interested)|cooled on|withdrawn? (?:support|backing|sponsorship))`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'sponsor cools',
      match: phrase`(?<subject>${person}|i|he|she)${adverbs} (?:(?:am|is|has|have|will be)${adverbs} )?(?:stepp?(?:ed|ing)|step|pull(?:ed|ing)|withdraw(?:n|ing)?|back(?:ed|ing)) (?:back|down|away|out|off)?(?: (?:from|of))* (?:this|the|our|any) (?:\p{L}+ )?(?:project|initiative|rollout|roll-out|program|programme|implementation|topic|evaluation|pilot|workstream|steering committee)`,
      confidence: 0.8
    },
    {
      kind: 'sponsor cools',
      match: phrase`(?:${colleague}|${name})${upTo(4)} (?:has|have|had|is left with) (?:no|little|hardly any|not enough|less and less|very little) (?:time|capacity|bandwidth|energy|interest|appetite) (?:left )?(?:for|to|in) (?:this|the|drive|push|your|it|our)(?: (?:tool|project|rollout|initiative|platform|product|implementation|adoption|forward|it|topic))?`,
      confidence: 0.75,
      allow: ['negation']
    },
    {
      kind: 'driver gone',
      match: phrase`(?:person|colleague|one|guy|man|woman|people|team|manager) (?:who|that) (?:originally |first |initially |had )?${drives}${upTo(5)} (?:has|have|is|are|was)${adverbs} (?:left|gone|leaving|moved|been (?:let go|laid off|reassigned)|no longer|resigned|quit)`,
      confidence: 0.85,
      allow: ['negation']
    }
  ],
  exclusions: [
    phrase`(?:champions league|world champion|football|soccer|tennis|marathon|podcast|charity|event sponsor|sponsors? (?:of|for) the (?:event|conference|race|game|match|team|stadium)|sponsored (?:post|content|ad|link))`,
    phrase`(?:ticket|message|comment|voicemail|phone number|database|server|error|bug)`
  ],
  positive: [
    'Our champion Laura has moved to a different department.',
    "I'm no longer responsible for this project.",
    'The executive sponsor has gone quiet since the reorg.',
    'Mark, who drove the whole implementation, was reassigned last week.',
    'Nobody is really owning the rollout on our side right now.',
    "We've lost our internal sponsor.",
    "Our new CTO isn't convinced and wants to re-evaluate the tool.",
    'Leadership has lost interest in the initiative.',
    "She's been pulled off the project.",
    "We don't have much support from upper management for this."
  ],
  negative: [
    'Who is your internal champion?',
    'Our champion is still fully behind the project.',
    'Our bank is a sponsor of the conference.',
    'If our sponsor left, we would have a problem.',
    'They watched the Champions League final.',
    'Nobody left a message.',
    'Our project manager is on top of things.',
    'Is Tom still leading the rollout?',
    'The power user role is missing in the list.'
  ]
}
