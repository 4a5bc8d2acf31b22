import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs } from '../vocabulary/grammar.js'
import { body, person, role } from '../vocabulary/people.js'

const decider = `(?<subject>${person}|${body}|(?:me|myself|us|i|him|her|them|he|she|who))`
const third = `(?<subject>${person}|${body})`
const assent =
  '(?:approval|approvals|sign-?off|signature|blessing|okay|ok|buy-?in|green light|go-?ahead|authori[sz]ation|consent|final yes)'

export const decisionMaker: FactRule = {
  factType: 'DECISION_MAKER',
  patterns: [
    {
      kind: 'decides',
      match: phrase`(?:final|ultimate|last|purchasing|buying|this|the|that)(?: purchasing| buying| final)? (?:decision|say|call|word|approval|sign-?off|authority|go-?ahead)${upTo(4)} (?:is|rests?|lies?|sits?|comes?|belongs?|stays?|will be|will come|falls?|made|taken|remains?)(?: (?:made|taken|down|up|entirely|ultimately|always|solely|mine))? (?:with|to|from|by|on|at) ${decider}`,
      confidence: 0.9
    },
    {
      kind: 'decides',
      match: phrase`(?:${decider}|she|he|who|they|that)${adverbs} (?:has|have|makes?|will make|gives?|holds?|owns?|takes?|gets?|need to give|has to give|is making|is taking|are making|will have|will give)${upTo(2)} (?:final|ultimate|last|purse|sole|all the|the buying|the purchasing|overall)(?: (?:buying|purchasing|budget))? (?:say|decisions?|call|word|strings|sign-?off|approval|authority|responsibility for the budget|vote)`,
      confidence: 0.9
    },
    {
      kind: 'decides',
      match: phrase`${decider}(?: (?:who|is the one who|is the person who|will be the one who))?${adverbs} (?:makes?|make|made|will make|takes?|will take|is making|is the one making|am the one making)(?: all)?(?: the| these| those| this| such)? (?:purchase |buying |purchasing |vendor |software |final |budget )?(?:decisions?|call)`,
      confidence: 0.85
    },
    {
      kind: 'approves',
      match: phrase`(?:need|needs|require|requires|get|getting|waiting (?:for|on)|wait for|subject to|pending|without|still missing|have to have|gets?)${upTo(5)} ${assent}(?: on [\p{L}]+)? (?:from|of|by) ${third}`,
      confidence: 0.9,
      allow: ['negation', 'modal']
    },
    {
      kind: 'approves',
      match: phrase`(?:need|needs|require|requires|get|getting|waiting (?:for|on)|wait for|subject to|pending|without) ${third}(?:'s|') (?:final |written |formal )?${assent}`,
      confidence: 0.9,
      allow: ['negation', 'modal']
    },
    {
      kind: 'approves',
      match: phrase`${third}${adverbs} (?:has to|needs to|must|is the one who needs to|will be the one to|is the one to|will have to|would have to|will need to|would need to|have to|need to|is the one who has to|also has to)${adverbs} (?:sign|sign off|approve|decide|green-?light|okay|authori[sz]e|agree|give|weigh in|be convinced|be on board|review and approve)(?: (?:on|off|it|this|the|any|all|every|anything|to|their|her|his|before|first|that|purchases|contracts|new))?`,
      confidence: 0.85
    },
    {
      kind: 'approves',
      match: phrase`${decider}(?: (?:is|will be|would be)(?: (?:the one|the person))? who)?${adverbs} (?:approves?|signs off on|signs|greenlights|decides on|decides about|authori[sz]es|controls|vets)(?: (?:all|every|any|each|the|our|these|new|anything|everything|most|software|vendor|such)){1,2}(?: (?:new|software|vendor|tool|such|our|of these|big|large|it))? ?(?:purchases?|spending|spend|vendors?|budget|contracts?|tools?|software|expenses?|deals?|decisions?|invoices|orders?|over|above|suppliers?|it)?`,
      confidence: 0.8
    },
    {
      kind: 'role',
      match: phrase`(?:decision[ -]makers?|economic buyer|signatory|budget (?:owner|holder)|executive buyer|approver|final approver|key stakeholders?|main stakeholder)${upTo(4)} (?:is|are|will be|includes?|would be) (?:probably |actually |also )?(?:(?:our|the|my) )?${decider}`,
      confidence: 0.9
    },
    {
      kind: 'role',
      match: phrase`${decider}${upTo(3)} (?:is|am|are|will be) (?:actually |also |really )?(?:the|our|one of the|a|your) (?:main |key |final |ultimate |sole |real |actual )?(?:decision[ -]makers?|economic buyer|signatory|budget (?:owner|holder)|approver|final approver)`,
      confidence: 0.9
    },
    {
      kind: 'committee',
      match: phrase`(?:buying|steering|evaluation|decision|purchasing|selection|procurement|vendor) (?:committee|team|board|panel|group)${upTo(3)} (?:is made up of|consists of|includes|comprises|is|has|will|meets|needs|decides|votes|reviews|involves)`,
      confidence: 0.8
    },
    {
      kind: 'approves',
      match: phrase`(?:run (?:it|this|that|everything|the proposal|the numbers)(?: past| by)|check (?:this |that |it )?with|clear (?:it|this|that) with|convince|get (?:it|this) past|take (?:it|this|that|the proposal) to|bring (?:it|this|that) to|pitch (?:it|this) to|present (?:it|this|that)? ?to|sell (?:it|this) to|escalate (?:it|this) to|go through|goes through) (?<subject>(?:our|the|my) (?:\p{L}+ )?${role}|${body}|my boss|my manager)(?: (?:first|before|for (?:approval|sign-?off)|to (?:approve|sign|decide)|who))?`,
      confidence: 0.8,
      allow: ['modal', 'negation']
    },
    {
      kind: 'decides',
      match: phrase`(?:it is|that is|this is|the decision is|it will be|that will be|it would be)${adverbs} (?:up to|down to) ${decider}`,
      confidence: 0.8,
      allow: ['modal']
    },
    {
      kind: 'decides',
      match: phrase`(?:it is|that is|that would be|it will be)${adverbs} ${third},? (?:who|that) (?:\p{L}+ )?(?:decides?|makes?|signs?|approves?|has|controls?|calls?)`,
      confidence: 0.9
    },
    {
      kind: 'decides',
      match: phrase`(?:that|it|this) is (?:ultimately |really |entirely )?(?:my|her|his) (?:decision|call)(?: to make)?`,
      confidence: 0.8
    },
    {
      kind: 'approves',
      match: phrase`${decider}${upTo(2)} (?:holds?|controls?|owns?|is in charge of|manages?|is responsible for)${adverbs} (?:the |our |that |this )?(?:\p{L}+ )?(?:budget|purse strings|spend|spending|purchasing|vendor selection|procurement)`,
      confidence: 0.85
    },
    {
      kind: 'approves',
      match: phrase`(?:approved|signed off(?: on)?|authori[sz]ed|signed|decided(?: on)?|vetted|cleared|okayed|green-?lit|rubber-?stamped|countersigned|sanctioned) by ${third}`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'approves',
      match: phrase`(?:get|have|bring|getting|having|bringing|need|win over|persuade|involve) ${third} (?:on board|to (?:agree|approve|sign|buy in|say yes|green-?light)|to sign off)`,
      confidence: 0.8,
      allow: ['modal']
    },
    {
      kind: 'approves',
      match: phrase`(?:${person}|she|he|i)${adverbs} (?:will be|is|am|will|is going to be|would be) (?:the one )?(?:signing|sign|to sign|who signs) (?:off on )?(?:the|this|our|any|all) (?:\p{L}+ )?(?:contracts?|agreements?|deals?|order|order form|paperwork|purchase|quote)`,
      confidence: 0.8
    },
    {
      kind: 'authority',
      match: phrase`(?:signing|signature|spending|budget|purchasing|approval|decision-making|procurement) (?:authority|power|powers|rights)`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'approves',
      match: phrase`(?:everything|anything|all|any|every|purchases?|contracts?|spend|expenses?)(?: [\p{L}]+){0,2} (?:above|over|beyond|north of|more than)${upTo(3)} (?:goes? to|needs?|requires?|has to (?:go|be|pass)|have to (?:go|be|pass)|must (?:go|be)|is decided by|lands? with|comes? to|is signed)`,
      confidence: 0.85
    },
    {
      kind: 'decides',
      match: phrase`${third} (?:decides|signs|calls the shots|has the power|makes that decision|gets to decide|will decide|will sign)(?= ?(?:[.,;!]|$| (?:on|what|which|whether|about|everything|all|these|this|it|off|in)))`,
      confidence: 0.8
    }
  ],
  exclusions: [
    phrase`budget (?:has been|was|is|got) (?:\p{L}+ )?approved`,
    phrase`(?:pull requests?|prs?|merge requests?|time off|vacation|holiday request|comments?|expense reports?|leave request|access request|timesheets?|blog posts?|the button|click)`,
    phrase`decision to (?:use|make|name|colou?r|rename)`
  ],
  positive: [
    'Our CFO has the final say on this.',
    'The decision is ultimately made by our VP of Engineering.',
    "I'll need approval from the board before we can sign.",
    'Maria, our head of procurement, has to sign off on it.',
    "I'm the decision maker for all software purchases.",
    "Every contract needs legal's sign-off.",
    "You'll want to talk to Dana, she's the budget owner.",
    'I have to run this by my boss first.',
    "It's up to our CTO.",
    'The steering committee meets on Thursday and decides then.',
    'Our managing director signs all contracts himself.',
    'David Chen controls the budget for that.'
  ],
  negative: [
    'Who makes the final decision?',
    'Is your CFO the decision maker?',
    'The manager approved my vacation.',
    'We decided to have lunch at noon.',
    'Somebody has to approve the pull request.',
    'The final version of the document is attached.',
    'The director of that film is brilliant.',
    'If our CEO had to approve it, it would take months.',
    'She made a good call on the naming.'
  ]
}
