import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { date, onDate } from '../vocabulary/dates.js'
import { adverbs, us } from '../vocabulary/grammar.js'

const when = `(?<subject>${date})`
/** With a preposition, or a time that needs none: "next month". */
const attached = `(?:${onDate} |(?=(?:next|this|early|late|mid|end of|the end of|the week|the first week|sometime) ))${when}`
const milestone =
  '(?:go-?live|going live|launch(?: date)?|roll-?out|pilot|poc|proof of concept|trial(?: period)?|implementation|migration|cut-?over|decision|contract|renewal|agreement|subscription|licen[cs]e|project|integration|deployment|evaluation|procurement|kick-?off|on-?boarding|purchase|review|rfp|tender|phase (?:one|two|three|\\d)|term|release|transition|switch|training|timeline|time frame|paperwork|deal|order|vendor selection|budget cycle|start date|audit|switchover|setup)'
const act =
  '(?:go live|be live|kick|be off|launch|roll|deploy|implement|onboard|start|begin|kick off|finish|complete|finali[sz]e|migrate|decide|sign|have|get|be up|be in|be done|be ready|be finished|be completed|wrap|close|move|switch|make|reach|pick|choose|buy|purchase|replace|retire|sunset|shut|run|put|see|bring|conclude|evaluate|test|ramp|renew|transition|set up|upgrade|be running|be using|be fully|be on|need|revisit)'
const want =
  '(?:need|needs|want|wants|plan|plans|aim|aims|hope|hopes|expect|expects|intend|intends|have|has|are planning|is planning|are looking|are hoping|is hoping|are aiming|is aiming|are trying|are targeting|target|are going|would like|would love|would prefer|would need|must|should|will|are scheduled|are supposed|are due|is due|are set|promised|committed|agreed|decided|are on track|are on schedule)'
const state =
  '(?:is|are|was|has been|have been|has to|have to|needs? to|must|should|will|ends?|starts?|begins?|expires?|renews?|lapses?|runs? (?:out|until|through|to)|comes? up|goes|launches|got|gets?|be|is up|is due|closes|kicks off|wraps up|finishes|takes? place|completes?|slipped|slips|moved|happens)'

export const timeline: FactRule = {
  factType: 'TIMELINE',
  patterns: [
    {
      kind: 'milestone',
      match: phrase`${milestone}${upTo(4)} ${state}${upTo(5)} (?:${onDate} )?${when}`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'plan',
      match: phrase`${us}${adverbs} ${want}${adverbs}(?: (?:to|for|on))? ${act}${upTo(9)} ${attached}`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'plan',
      match: phrase`${us}${adverbs} (?:are|is|am) (?:aiming|targeting|shooting|going|planning|looking|hoping|pushing|scheduled|slated)(?: for| to)?${upTo(6)} (?:(?:${onDate}|a|an|the) )?${when}(?: (?:launch|start|go-?live|roll-?out|kick-?off|deadline|release|pilot))?`,
      confidence: 0.85
    },
    {
      kind: 'deadline',
      match: phrase`(?:deadline|target date|due date|cut-?off(?: date)?|hard stop|time ?frame|timeline|timing|eta|drop-dead date|start date|launch date|target)${upTo(6)} (?:is|was|are|of|will be|would be|remains|set for|moved to|for)${upTo(4)} ${when}`,
      confidence: 0.85
    },
    {
      kind: 'deadline',
      match: phrase`${when} (?:deadline|go-?live|launch|start date|kick-?off|renewal|cut-?off|roll-?out)`,
      confidence: 0.8
    },
    {
      kind: 'deadline',
      match: phrase`(?:has|have|had|needs?|got|ought|must|should) (?:to )?(?:be|go|get|happen|finish|wrap|close|launch|start|run|work|land|ship|sit)${upTo(7)} (?:by|before|ahead of|in time for|no later than|until|within|on) (?:the )?${when}`,
      confidence: 0.8
    },
    {
      kind: 'deadline',
      match: phrase`(?:by|before|no later than|until) (?:the )?${when},? (?:at the )?(?:latest|the latest)`,
      confidence: 0.85
    },
    {
      kind: 'decision',
      match: phrase`(?:make|making|reach|have|come to|take|expect|announce|get) (?:a|the|our|your|any) (?:final |formal |purchasing |buying |purchase |go\\/no-go )?decision${upTo(4)} ${onDate} ${when}`,
      confidence: 0.9,
      allow: ['modal']
    },
    {
      kind: 'decision',
      match: phrase`(?:decide|deciding|choose|choosing|select|pick|sign|signing|buy|purchase)${upTo(5)} (?:by|before|within|in|until|no later than|at the|around|this|next) (?:about |the )?${when}`,
      confidence: 0.8
    },
    {
      kind: 'term',
      match: phrase`(?:contract|agreement|subscription|licen[cs]e|licen[cs]es|term|plan|renewal)${upTo(6)} (?:ends?|ending|expires?|expiring|runs? (?:out|until|through)|is up|are up|comes? up|coming up|lapses?|is due|due|renews?|terminates|finishes)${upTo(2)} (?:${onDate} )?${when}`,
      confidence: 0.9
    },
    {
      kind: 'delay',
      match: phrase`(?:not|on hold|paused|parked|wait|waiting|held|frozen|nothing will happen|busy)${upTo(8)} (?:until|till|before)${upTo(2)} ${when}`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'delay',
      match: phrase`(?:postpon|push|delay|defer|mov|resum|revisit|reschedul|slip|pick${upTo(3)} up again|restart|shift|bring${upTo(3)} forward)(?:e|es|ed|ing|ped|ping)?${upTo(6)} (?:until|till|to|in|into|by|for) (?:the )?${when}`,
      confidence: 0.75
    },
    {
      kind: 'planned',
      match: phrase`(?:planned|scheduled|slated|expected|due|set|targeted|earmarked|pencilled in|booked) (?:to \p{L}+ |to go live )?(?:for|in|on|by|to start in|to begin in)${upTo(2)} ${when}`,
      confidence: 0.75
    },
    {
      kind: 'live',
      match: phrase`(?:live|in production|in place|up and running|operational|rolled out|deployed|implemented|migrated|onboarded|wrapped up|finished|completed|signed|finali[sz]ed|done and dusted)(?: (?:for|with|to|across) (?:[\p{L}^]+ ?){1,3})? (?:by|before|no later than|within|ahead of|in time for|at the) (?:the )?${when}`,
      confidence: 0.8
    },
    {
      kind: 'plan',
      match: phrase`(?:goal|plan|idea|aim|target|intention|hope|intent|expectation|objective|current thinking) (?:is|was|would be|remains) (?:for [\p{L}]+ )?to${adverbs} ${act}${upTo(8)} ${attached}`,
      confidence: 0.85
    },
    {
      kind: 'plan',
      match: phrase`${us}${adverbs} (?:need|needs|want|wants|would like|have to have|must have|hope to have|expect to have|would need|plan to have|aim to have)${upTo(5)} (?:implemented|live|done|ready|in place|up and running|finished|signed|running|working|deployed|rolled out|delivered|completed|set up|wrapped up|sorted|resolved|in production|operational|installed|migrated|tested|approved|launched)${upTo(4)} (?:by|before|ahead of|in time for|no later than|within|until|at the|for)(?: (?:the|our))? ${when}`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'time left',
      match: phrase`${us}${adverbs} (?:have|has|have got|got|only have) (?:only |just |about |less than |exactly |at most )?(?<subject>(?:\d{1,3}|two|three|four|five|six|eight|ten|a few|a couple of) (?:more )?(?:days|weeks|months)) (?:left |time )?(?:to|until|before|for the)`,
      confidence: 0.8
    },
    {
      kind: 'time left',
      match: phrase`(?:tight|aggressive|ambitious|short|strict|hard|fixed|firm) (?:deadlines?|timelines?|time ?frames?|schedules?)`,
      confidence: 0.75
    },
    {
      kind: 'fiscal year',
      match: phrase`(?:fiscal|financial|budget|business) year${adverbs} (?:ends?|starts?|begins?|closes?|runs?)${upTo(3)} ${when}`,
      confidence: 0.8
    },
    {
      kind: 'duration',
      match: phrase`${milestone}${upTo(3)}(?: (?:should|will|would|is going to|needs to|can|must|might))?${adverbs} (?:take|takes|last|lasts|run|runs|need|needs)(?: (?:us|only|about|around|roughly|at least|up to|approximately|no more than|less than|somewhere|between|another|a|the))* (?<subject>(?:\d{1,3}|one|two|three|four|five|six|eight|nine|ten|twelve|few|couple of)(?: (?:to|or|-) (?:\d{1,3}|two|three|four|five|six|eight|nine|ten|twelve))? (?:days?|weeks?|months?|quarters?|years?))`,
      confidence: 0.8,
      allow: ['modal']
    },
    {
      kind: 'plan',
      match: phrase`(?:would|will) be (?:\p{L}+ )?(?:great|good|nice|ideal|perfect|best|fantastic|helpful) (?:if|to) (?:(?:we|you|this|it|everything) (?:could|can|were|was|is) )?(?:be )?${act}${upTo(7)} ${attached}`,
      confidence: 0.75,
      allow: ['modal', 'condition']
    }
  ],
  exclusions: [
    phrase`(?:the|our|a|next|this) (?:next |quick |follow-?up |intro |discovery )?(?:call|demo|check-in|session)`,
    phrase`(?:meeting|sync|lunch|dinner|train|flight|webinar|party|breakfast|holiday|vacation|birthday|survey|newsletter|conference|coffee|appointment|dentist|hotel|movie|game|match|concert|invite|interview)`,
    phrase`(?:i|we|our engineers) (?:will|can|am going to|are going to|shall|should) (?:\p{L}+ )?(?:send|call|email|share|follow up|get back|circle back|let you know|check|ping|reply|write|forward|update you|join|talk|speak|reach out|look into|investigate|fix|release a fix|be out|be back)`,
    phrase`(?:talk|speak|chat|see you|meet|catch up|call)${upTo(3)} (?:on|next|tomorrow|this|at)`,
    phrase`(?:raised|last day|left the|has left|is leaving|resign|retir(?:e|es|ing)|seats|series [a-f]|revenue|budget|go public|going public|ipo|promoted|took over|taking over|acquired|layoffs?|session|token|cookie|cache|password|changelog)`,
    phrase`(?:since|started (?:in|on)|began in|launched (?:in|on|last)|last (?:week|month|year|quarter|spring|summer|autumn|fall|winter)|yesterday|ago)`
  ],
  positive: [
    'We need to be live by the end of March.',
    'Our contract with the current vendor expires on 31 December.',
    'The plan is to start the pilot in Q3 and roll out from there.',
    'We want to make a decision within the next two weeks.',
    'The deadline for the migration is June 15th.',
    'This project is on hold until next fiscal year.',
    'The launch has been postponed to early October.',
    "We're aiming for a September go-live.",
    'Everything must be in place before Christmas.',
    'Implementation should take about six weeks.',
    'The renewal comes up in November.',
    'We hope to sign before the holidays.'
  ],
  negative: [
    'When does your contract end?',
    "I'll send you the deck by Friday.",
    "Let's talk again next week.",
    'Our team meeting is on Monday.',
    'My flight lands on Thursday morning.',
    'The error first appeared on 3 May.',
    'We launched our first product in 2015.',
    'If we signed in May, when could you start?',
    "There's no deadline on our side.",
    'Tuesday was a long day.'
  ]
}
