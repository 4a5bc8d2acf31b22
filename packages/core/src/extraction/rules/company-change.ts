import type { FactRule } from '../fact-rule.js'
import { phrase } from '../phrase.js'
import { adverbs, us } from '../vocabulary/grammar.js'
import { count } from '../vocabulary/money.js'
import { name } from '../vocabulary/people.js'
import { technology } from '../vocabulary/technologies.js'
import { vendor } from '../vocabulary/vendors.js'

const subject = `(?:${us}|the customer|our (?:parent company|holding|group|company|mother company|biggest division|[\\p{L}]+ (?:division|unit|arm|subsidiary)))`
const site =
  '(?:offices?|headquarters|hq|branch(?:es)?|locations?|plants?|warehouses?|stores?|sites?|factor(?:y|ies)|shops?|clinics?|hubs?|labs?|subsidiar(?:y|ies)|entity|facilit(?:y|ies)|data cent(?:er|re)s?|restaurants?|distribution cent(?:er|re)s?)'

export const companyChange: FactRule = {
  factType: 'COMPANY_CHANGE',
  patterns: [
    {
      kind: 'acquired',
      match: phrase`${subject}${adverbs} (?:(?:were|was|have|has|are|is|got|get|getting|will|had|being|be|been|going|to|just|about)${adverbs} )+(?:acquired|bought(?: out| up)?|taken over|taken private|sold(?= (?:to|by))|absorbed|purchased)(?: by (?<subject>${name}))?`,
      confidence: 0.9
    },
    {
      kind: 'acquires',
      match: phrase`${subject}${adverbs} (?:(?:have|has|are|is|will be|had|in the process of|plan to|are planning to|intend to|will|agreed to|signed a deal to)${adverbs} )?(?:acquir(?:e|es|ed|ing)|bought|buying|t(?:ake|aking|ook) over|purchased)(?: (?:a|an|another|one of|our|the|their|two|three))?(?: [\p{L}-]+){0,3} ?(?:company|companies|competitors?|startup|start-?up|business|firm|agency|rival|provider|${name}(?= ?(?:[.,;!]|$)| (?:last|this|in|and|for|to|next|which|earlier)))`,
      confidence: 0.8
    },
    {
      kind: 'acquired',
      match: phrase`(?:our|the|since the|after the|due to the|with the|an|upcoming|pending|recent)(?: (?:recent|upcoming|planned|pending|announced))? (?:acquisition|takeover|merger|buyout|sale of the company|spin-?off|carve-?out|restructuring|reorgani[sz]ation|re-?org|layoffs|downsizing|rebrand(?:ing)?|ipo|insolvency|bankruptcy)(?: (?:of|by|with|last|in|is|was|has|there|we|everything|closed|will|means|next|this|has been|went|our|the|closes)| ?,)`,
      confidence: 0.85
    },
    {
      kind: 'restructures',
      match: phrase`(?:going through|in the middle of|undergoing|facing|planning|announced|announcing|had|having|have|after|before|during|amid|because of|due to|since|because of the|there is|there has been|there was|there will be)(?: (?:a|an|the|our|another|some|quite|this))?(?: (?:big|major|huge|large|internal|recent|complete|massive|company-?wide|bit of a|round of|wave of|serious|difficult))* (?:reorgani[sz]ation|re-?org|restructur(?:e|ing)|mergers?|acquisition|takeover|layoffs|redundancies|downsizing|rebrand(?:ing)?|spin-?off|insolvency|management change|leadership change|change of ownership)`,
      confidence: 0.8
    },
    {
      kind: 'merges',
      match: phrase`${subject}${adverbs} (?:(?:have|has|are|is|will|were|was|will be|going to|plan to|about to)${adverbs} )*(?:merg(?:e|es|ed|ing)) (?:with|into)(?! (?:the|a) (?:branch|main|master|list|file|record|pull))`,
      confidence: 0.9
    },
    {
      kind: 'layoffs',
      match: phrase`(?:${subject}|there|they|management|the company)${adverbs} (?:(?:are|is|have|has|had|were|was|will|had to|have to|has to|going to|been|being|be|a|another|recent|big|some|major|planning)${adverbs} )+(?:lay(?:ing)? off|laid off|let(?:ting)? go (?:of )?(?:\d|a |about|half|almost|nearly|some|many|most|several|people|staff|${count})|layoffs?|redundanc(?:y|ies)|reduc(?:e|ing|ed) (?:our |the )?(?:headcount|workforce|staff)|cut(?:ting)? (?:${count}|jobs|staff|headcount|positions|about|roughly|\d)|(?:round|wave) of (?:layoffs|redundancies|cuts)|reduction in force|downsiz(?:e|ing|ed)|restructur(?:e|ing|ed)|reorgani[sz](?:e|ing|ed)|re-?org(?:ani[sz]ation)?|hiring freeze|freeze on hiring|short-time work)`,
      confidence: 0.85
    },
    {
      kind: 'layoffs',
      match: phrase`${subject}${adverbs} (?:laid off|let go of|cut|reduced|restructured|downsized|reorgani[sz]ed|fro[sz]en? hiring)(?: (?:our|the|about|roughly|almost|nearly|over))*(?: (?:\d+|${count}|half|a third|a quarter|a tenth|part|some|most|headcount|workforce|staff|the company|hiring|people|jobs|last|this|in|recently|entire))`,
      confidence: 0.8
    },
    {
      kind: 'layoffs',
      match: phrase`(?:hiring freeze|hiring spree|wave of layoffs|round of layoffs|mass layoffs|headcount (?:reduction|freeze|cuts?|has (?:doubled|grown|shrunk)|grew|doubled|shrank|went (?:from|down|up))|voluntary redundancy)`,
      confidence: 0.8
    },
    {
      kind: 'renamed',
      match: phrase`${subject}${adverbs} (?:(?:are|is|have|has|will be|will|were|was|going to|just|been)${adverbs} )*(?:re-?brand(?:ed|ing|s)?|renam(?:e|ed|ing)|chang(?:e|ed|ing) (?:our|the|its) (?:company )?name|now (?:called|known as|named|operating as)|operat(?:e|ing) under (?:a|the) new (?:name|brand))`,
      confidence: 0.85
    },
    {
      kind: 'sites',
      match: phrase`${subject}${adverbs} (?:(?:are|is|have|has|will be|will|were|was|going to|just|plan to|had to|planning to|about to|decided to)${adverbs} )*(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|relocat(?:e|es|ed|ing)|shut(?:ting)?(?: down)?|consolidat(?:e|ed|ing)|launch(?:ed|ing)?|set(?:ting)? up|sold|expand(?:ing|ed)?)(?: (?:up|down|into|to))?(?: (?:our|the|a|an|all|both|two|three|four|five|another|${count}))*(?: (?:new|second|third|first|\^?[\p{L}-]+|additional|more|bigger|smaller|larger)){0,2} ${site}(?! (?:hours|for the day|door|at \d))`,
      confidence: 0.8
    },
    {
      kind: 'sites',
      match: phrase`${subject}${adverbs} (?:are|is|will be|have|has) (?:moving|relocating|relocated|moved)(?: (?:our|the) (?:company|headquarters|business|whole (?:team|company)))? (?:to|from)(?! (?:${vendor}|${technology})) \^[\p{L}]+`,
      confidence: 0.75
    },
    {
      kind: 'leadership',
      match: phrase`${subject}${adverbs} (?:(?:have|has|are|is|will|got|get|just|had|been|be|will have|going to)${adverbs} )*(?:have|has|got|get|getting|appointed|hired|brought in|announced|named|hiring|installed) (?:a |an |the )?(?:whole |completely |entirely |brand )?new (?:ceo|cfo|cto|coo|cro|cmo|cio|chief \p{L}+ officer|managing director|leadership|leadership team|management|management team|executive team|owners?|board|chair(?:man|woman|person)?|parent company|investor|majority (?:owner|shareholder))`,
      confidence: 0.8
    },
    {
      kind: 'leadership',
      match: phrase`(?:change (?:of|in) (?:ownership|leadership|management|control|ceo)|under new (?:ownership|management|leadership)|new owners|management buyout|leadership change|management change|private equity (?:firm|fund|owner|investor)s? (?:bought|acquired|took|now owns|is buying)|our (?:founder|ceo)(?: \^[\p{L}]+)? (?:(?:has )?stepped down|is stepping down|was replaced|is being replaced))`,
      confidence: 0.8
    },
    {
      kind: 'structure',
      match: phrase`${subject}${adverbs} (?:(?:are|is|have|has|will be|will|were|was|going to|just|plan to|planning|preparing|about to|filed|being|been|to|planning an|preparing an|the process of|in|planning for an|preparing for an|filing|file|filed for|filing for|went|into|entered)${adverbs} )*(?:go(?:ing)? public|went public|ipo|spin(?:ning)? off|spun (?:off|out)|split(?:ting)? (?:into|the company)|carv(?:ed|ing) out|bankrupt(?:cy)?|insolven(?:t|cy)|chapter 11|administration(?= ?[.,;!]|$)|liquidat(?:ed|ion)|wind(?:ing)? down the (?:company|business)|ceas(?:e|ed|ing) operations|listed on the)`,
      confidence: 0.85
    },
    {
      kind: 'headcount',
      match: phrase`(?:${subject})${adverbs} (?:(?:have|has|are|is|just|went|will)${adverbs} )*(?:grown|grew|growing|gone|went|doubl(?:ed|ing)|tripl(?:ed|ing)|hir(?:ed|ing)|expand(?:ed|ing)|shrunk|shrank)(?: (?:our|the))?(?: (?:from|to|about|around|over|more than|by|team|headcount|workforce|staff|nearly|almost|another|roughly))* (?:\d[\d,.]*|${count})(?: to (?:\d[\d,.]*|${count}))? (?:new |more )?(?:people|employees|staff|heads|engineers|ftes?|hires|developers|salespeople|reps)`,
      confidence: 0.8
    },
    {
      kind: 'headcount',
      match: phrase`${subject}${adverbs} (?:(?:have|has|are|is|just|will)${adverbs} )*(?:doubl(?:e|ed|ing)|tripl(?:e|ed|ing)|halv(?:e|ed|ing)) (?:our |the |in )?(?:headcount|size|team|workforce|staff|number of employees)`,
      confidence: 0.8
    },
    {
      kind: 'layoffs',
      match: phrase`(?:let|letting) (?:${count}|\d+|some|many|half|a third|most|quite a few|a number)(?: of)?(?: (?:our|the|my))?(?: \p{L}+)? go`,
      confidence: 0.85
    },
    {
      kind: 'leadership',
      match: phrase`(?:there is|there are|we have|we got|since the|with the|under the|the) (?:a )?new (?:management|leadership|ceo|board|owners?|ownership|executive team|management team|leadership team)(?: (?:at the top|in place|team|since|who|that|wants|is|has|now|took|came))?`,
      confidence: 0.75
    }
  ],
  exclusions: [
    phrase`merg(?:e|es|ed|ing) (?:the |a |my |your |our |two |these |both |duplicate |all |it |this )*(?:branch(?:es)?|pull requests?|prs?|records?|contacts?|accounts?|duplicates?|fields?|cells?|files?|pdfs?|lists?|tables?|documents?|changes|customers|profiles|with main|into main|tickets?)`,
    phrase`(?:leav(?:e|ing)|left) the office`,
    phrase`(?:rename[ds]?|renaming) (?:the |a |this |my |our )?(?:\p{L}+ )?(?:file|field|column|workspace|project|dashboard|report|variable|tag|segment|folder|channel|table|feature)`,
    phrase`(?:acquire[ds]?|acquiring) (?:a |the |new |more )?(?:customers?|users?|lock|skill|skills|domain|leads|knowledge|data)`,
    phrase`(?:office|store|branch|shop) (?:is|was|will be) closed (?:on|for|over|today|tomorrow)`,
    phrase`(?:closed|closing|close|opened|opening|open) (?:the |a |this |my |our |your )?(?:ticket|case|issue|tab|window|deal|file|app store|app|browser|pull request|account|dialog|menu|settings)`
  ],
  positive: [
    'We were acquired by a private equity firm in the spring.',
    'Our company is merging with a French rival.',
    "There's been a round of layoffs, so the team is smaller now.",
    "We're rebranding next quarter.",
    'We are opening a new office in Warsaw.',
    'We have a new CEO since January.',
    'Management announced a hiring freeze.',
    "We're preparing for an IPO.",
    'The whole company is being restructured.',
    'We grew from 50 to 120 employees this year.',
    'We bought a small competitor last month.',
    "We're closing our Paris branch."
  ],
  negative: [
    'We are moving to Salesforce.',
    'I merged the pull request this morning.',
    "I'm leaving the office at five.",
    'Were you acquired recently?',
    'Please merge the duplicate contacts.',
    'I heard that Slack was acquired by Salesforce.',
    "We're not being acquired, that's a rumour.",
    'How do I rename a workspace?',
    'The office is closed on Monday.',
    'If we merged with them, we would need more seats.',
    'One of our customers laid off half its team.'
  ]
}
