import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs } from '../vocabulary/grammar.js'
import { department, name, person, role } from '../vocabulary/people.js'

const who = `(?<subject>${person}|i|he|she)`
const post = `(?:${role}|(?:new |different |bigger |broader |senior |leadership |global |regional )*(?:role|position|job|post|title|responsibilities))`
const area = `(?:${department}|(?:the |our |a )?(?:\\^?[\\p{L}-]+ ){0,3}(?:team|department|division|group|function|unit|region|business|organi[sz]ation|program|programme))`

export const contactPositionChange: FactRule = {
  factType: 'CONTACT_POSITION_CHANGE',
  patterns: [
    {
      kind: 'promotion',
      match: phrase`${who}${adverbs} (?:(?:has|have|was|is|am|got|will|had|just)${adverbs} )?(?:been |being |be |getting |get |got )?promoted(?: (?:to|into|from|last|this|in|as|and|recently|internally)|(?= ?[.,;!]|$))`,
      confidence: 0.9
    },
    {
      kind: 'promotion',
      match: phrase`(?:my|her|his|(?<subject>${name})(?:'s|')) (?:recent |well-deserved |new )?promotion(?: to)?`,
      confidence: 0.8
    },
    {
      kind: 'appointed',
      match: phrase`${who}${adverbs} (?:(?:has|have|was|is|am|will|had|will be|are)${adverbs} )?(?:been |being |be )?(?:appointed|named|hired|elected|brought in|introduced|made|confirmed|assigned)(?: (?:as|the|our|to|a|an|new|interim|acting|to be|into))*${upTo(2)} ${post}`,
      confidence: 0.85
    },
    {
      kind: 'takes over',
      match: phrase`${who}${adverbs} (?:(?:has|have|is|am|will|will be|are|was|going to be|is going to)${adverbs} )?(?:tak(?:e|es|ing|en) over|took over|assum(?:e|es|ed|ing)|inherit(?:s|ed|ing)?|step(?:s|ped|ping)? (?:up|into|in)|mov(?:e|es|ed|ing) into|transition(?:s|ed|ing)? (?:in)?to|succeed(?:s|ed|ing)?|replac(?:e|es|ed|ing)|start(?:s|ed|ing)|join(?:s|ed|ing)|becom(?:e|es|ing)|became|rejoin(?:s|ed|ing)|return(?:s|ed|ing))(?: (?:as|for|the|our|a|an|my|his|her|to|into|from|us|new|interim|acting|role of|position of|job of|of))*${upTo(2)} (?:${post}|(?:\^[\p{L}]+ )?(?:as|in) (?:the |our |a |an )?(?:new )?${post})`,
      confidence: 0.85
    },
    {
      kind: 'takes over',
      match: phrase`${who}${adverbs} (?:(?:has|have|is|am|will|will be)${adverbs} )?(?:tak(?:e|es|ing|en) over|took over)(?: (?:from|for))? (?:${area}|(?:my|his|her|their|\^[\p{L}]+'s|all(?: of)? (?:my|his|her)) (?:role|position|responsibilities|duties|accounts?|team|job|work|tasks)|from (?:me|him|her|\^[\p{L}]+)|for \^[\p{L}]+)`,
      confidence: 0.8
    },
    {
      kind: 'leads',
      match: phrase`${who} (?:(?:will |have |has |am |is |to )*(?:now|currently|from now on|since [\p{L}^ ]+|as of [\p{L}^ ]+|recently|officially|going to be|been|be|starting [\p{L}^]+))(?: (?:now|be|been|to))* (?:(?:head|lead|run|manag|oversee|look|report)(?:s|ing|es|ed|e)?(?: (?:up|after))?|responsible for|in charge of|the new|our new|acting|interim) (?:${area}|${post}|(?:the|our|all(?: of)?)${upTo(3)} (?:${area}|operations|accounts|sales|teams|projects))`,
      confidence: 0.8
    },
    {
      kind: 'leads',
      match: phrase`(?:since|as of|from|starting|beginning|effective) [\p{L}\p{N}^ ]{3,20},? ${who} (?:will |have |has |am |is )*(?:be |been )?(?:the (?:new )?${role}|our (?:new )?${role}|(?:head(?:s|ing)?(?: up)?|lead(?:s|ing)?|run(?:s|ning)?|manag(?:es|ing|e)|oversee(?:s|ing)?|responsible for|in charge of)(?= ))`,
      confidence: 0.8
    },
    {
      kind: 'moves',
      match: phrase`${who}${adverbs} (?:(?:has|have|is|am|will be|was|will|are|has been|have been)${adverbs} )?(?:been )?(?:mov(?:e|es|ed|ing)|transferr?(?:s|ed|ing)?|switch(?:es|ed|ing)?|rotat(?:es|ed|ing)|shift(?:s|ed|ing)?|chang(?:ed|ing))(?: (?:over|from|internally|out of|roles|teams|jobs|positions|departments))+(?: (?:the |our )?${area})?(?: (?:to|into|over to) (?:the |our )?${area})?(?= ?(?:[.,;!]|$)| [\p{L}])`,
      confidence: 0.8
    },
    {
      kind: 'moves',
      match: phrase`${who}${adverbs} (?:(?:has|have|is|am|will be|was|will|has been|have been)${adverbs} )?(?:been )?(?:moved|moving|transferred|transferring|switched|switching) (?:over )?(?:to|into) (?:the |our |a )?(?:new |different |another )?(?:${department}|[\p{L}]+ (?:team|department|side|role|position)|(?:role|position|team|department))`,
      confidence: 0.8
    },
    {
      kind: 'newcomer',
      match: phrase`(?:meet|welcome|introduce(?: you to)?|introducing|this is|please welcome|say hello to|hired|brought in|appointed|have|has|got|with|cc'?ing|copying|adding|joined by|is|be|by) (?<subject>${name}),? (?:(?:who is|who will be|as|is) )?(?:our|the|my|as our|as the) (?:new|newly (?:appointed|hired)|incoming|next|interim|acting) (?:[\p{L}-]+ )?${role}`,
      confidence: 0.85
    },
    {
      kind: 'newcomer',
      match: phrase`(?:our|the|my) (?:new|newly (?:appointed|hired)|incoming|next|interim|acting) (?:[\p{L}-]+ )?${role}(?:,| is| will be)? (?:is |called )?(?<subject>${name})`,
      confidence: 0.85
    },
    {
      kind: 'newcomer',
      match: phrase`(?<subject>${name}) (?:is|will be|was|becomes|became) (?:now )?(?:our|the|my) (?:new|newly appointed|incoming|next|interim|acting) (?:[\p{L}-]+ )?${role}`,
      confidence: 0.85
    },
    {
      kind: 'newcomer',
      match: phrase`(?:our|the|a) (?:new|newly (?:appointed|hired)|incoming|interim) (?:[\p{L}-]+ )?${role}${upTo(2)} (?:started|starts|joined|joins|is starting|is joining|will start|will join|begins|began|just started|came on board|has started|has joined)`,
      confidence: 0.8
    },
    {
      kind: 'leads',
      match: phrase`${who} (?:is|am|will be|are) (?:now|from now on|going to be) (?:the |our |a |an )?(?:new )?${role}`,
      confidence: 0.8
    },
    {
      kind: 'newcomer',
      match: phrase`(?<subject>${name}|${role}|i|she|he) (?:will be|is|becomes|am|will become|is going to be) your new (?:main |primary |day-to-day )?(?:point of contact|contact|contact person|counterpart|account lead|go-to|liaison)`,
      confidence: 0.8
    },
    {
      kind: 'own role',
      match: phrase`(?:my|her|his|(?:in|with) (?:a|my|her|his|the)) new (?:role|job|position|title|responsibilities)(?: (?:is|as|of|at|in|will be|starting|starts))?(?! (?:at|with) (?:another|a different))`,
      confidence: 0.8
    },
    {
      kind: 'own role',
      match: phrase`(?:i|he|she|${name}) (?:have|has|am|is) (?:now |recently |just )?(?:chang(?:ed|ing)|switch(?:ed|ing)|mov(?:ed|ing)) (?:roles|positions|jobs|teams|departments)(?: internally| within)?`,
      confidence: 0.85
    },
    {
      kind: 'moves',
      match: phrase`${who} (?:will be|will|am|is|are)(?: (?:now|then|soon))? (?:working|moving|transferring|switching|based|starting)(?: over)? (?:in|to|into|with|on|for) (?:the |our )?(?:${department}|[\p{L}]+ (?:marketing|operations|team|department|side))(?= ?(?:[.,;!]|$| (?:team|department|from|as|next|starting|now|instead)))`,
      confidence: 0.75
    }
  ],
  exclusions: [
    phrase`(?:mov(?:e|es|ed|ing)|switch(?:es|ed|ing)?|shift(?:s|ed|ing)?|chang(?:es|ed|ing)) from (?!(?:the |our |my |his |her |their )?(?:${area}|${post}))\^?[\p{L}]+`,
    phrase`(?:database|server|replica|branch|build|release|node|deployment|code|environment|staging|data|file|ticket|issue|card|field|user interface|button|admin rights|permissions|production)(?: (?:was|has been|is|got))? (?:promoted|moved|switched|transferred|to production)`,
    phrase`(?:moved|moving|switched|transferred) (?:\p{L}+ )?(?:to|into) (?:production|staging|another (?:city|country|flat|apartment|house|call|room|tab)|a new (?:house|flat|apartment|office|building|laptop))`,
    phrase`(?:grade|school|kindergarten|league)`,
    phrase`(?:project|initiative) from the start`,
    phrase`(?:joined|joining|joins) (?:the|this|our|your) (?:call|meeting|session|webinar|workspace|channel)`
  ],
  positive: [
    "I've been promoted to Head of Operations.",
    'Lena is our new VP of Sales.',
    'Carlos was appointed Chief Technology Officer in May.',
    "I'm moving into a new role as regional director.",
    'Fatima will be taking over my responsibilities from Monday.',
    'Jan has switched from sales to customer success.',
    "As of next month I'll be heading the analytics team.",
    'Our new CFO started last week.',
    'Please welcome Ben, our new IT director.',
    'In my new position I look after all of Europe.',
    'She took over as head of marketing.',
    'Priya has changed roles internally.'
  ],
  negative: [
    'I switched from coffee to tea this year.',
    'The build was promoted to production.',
    'Were you promoted?',
    "I haven't been promoted yet.",
    'My sister got promoted last week.',
    'I moved to a new apartment.',
    'The user role has no permission to export.',
    'If she became CTO, things would change.',
    'Tom joined the call late.',
    'We moved the meeting to Thursday.',
    'What is your role there?'
  ]
}
