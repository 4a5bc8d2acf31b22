import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, product, us } from '../vocabulary/grammar.js'
import { name } from '../vocabulary/people.js'
import { vendor } from '../vocabulary/vendors.js'

const deal =
  '(?:subscriptions?|contracts?|accounts?|plans?|agreements?|licen[cs]es?|services?|memberships?|renewals?|workspace|trial|order|partnership|relationship|account with you)'
const end =
  '(?:cancel(?:s|l?ing|l?ed|lation of)?|terminat(?:e|ing|ed)|end(?:ing)?|discontinu(?:e|ing)|clos(?:e|ing)|drop(?:ping)?|stop(?:ping)?|wind(?:ing)? down|get(?:ting)? out of|exit(?:ing)?|quit(?:ting)?|not continue with|suspend|delet(?:e|ing))'
const leave =
  '(?:leaving|switching|cancel+ing|moving (?:away|on|off|elsewhere|to (?:another|a different|something))|downgrading|dropping (?:you|it|the)|ending (?:our|the)|replacing (?:you|it|your|the tool|this|the platform)|not renewing|going elsewhere|terminating|pulling the plug|walking away|churning|other options|alternatives|a switch|a change of (?:vendor|provider)|looking elsewhere|going with (?:someone|somebody|something) else)'
const weighing =
  '(?:consider(?:ing|ed)?|think(?:ing)? (?:about|of)|thought (?:about|of)|talk(?:ing|s|ed)? (?:about|of)|discuss(?:ing|ed)?|contemplat(?:e|ing)|debating|weighing|tempted by|leaning towards?|close to|on the verge of|planning on|plan on|look(?:ing|ed)? (?:at|into|for)|explor(?:e|ing)|evaluat(?:e|ing)|started)'
const tool = `(?:${product}|it|this|you guys|you)`
const always = ['condition', 'modal'] as const

export const churnRisk: FactRule = {
  factType: 'CHURN_RISK',
  patterns: [
    {
      kind: 'cancels',
      match: phrase`${end} (?:our|my|the|this|all (?:of )?our|their|its|both)(?: [\p{L}^-]+){0,3} ${deal}`,
      confidence: 0.9,
      allow: [...always, 'question']
    },
    {
      kind: 'cancels',
      match: phrase`${us}${adverbs} (?:wants? to|would like to|are going to|is going to|will|have decided to|decided to|need to|have to|are planning to|plan to|intend to|may|might|will have to|will need to|may have to|wish to)${adverbs} (?:cancel|terminate|leave you|drop you|pull the plug|walk away|look elsewhere|go elsewhere|part ways|opt out of the renewal|discontinue|move on from (?:you|${product})|churn|find (?:another|a different|an alternative|someone else)|look (?:for|at) (?:another|an?|other|alternatives?|different)|switch (?:vendors?|providers?|tools?|to (?:another|a different|something else|a competitor))|move (?:on )?to (?:another|a different|something else|a competitor))(?! (?:the|our|this|my|tomorrow's|today's)? ?(?:meeting|call|demo|event|session|invite|webinar|appointment|booking|flight|order|training))`,
      confidence: 0.85,
      allow: always
    },
    {
      kind: 'no renewal',
      match: phrase`(?:not|never|no longer|hardly|unlikely)${upTo(6)} (?:renew|renewing|renewal|extend(?:ing)? (?:the|our) (?:contract|subscription|agreement)|continu(?:e|ing) (?:with (?:you|${product}|this)|using|the (?:contract|subscription)|our (?:contract|subscription))|stay(?:ing)? (?:with you|on (?:the|this) platform|a customer|past)|be (?:a )?customers? (?:next|much|for))`,
      confidence: 0.85,
      allow: [...always, 'negation']
    },
    {
      kind: 'no renewal',
      match: phrase`(?:decided against|decide against|against|opted out of|vote(?:d)? against|skip|skipping|let(?:ting)?) (?:the |our |it |a )?(?:renew(?:al|ing)|extending|(?:contract |subscription |it )?(?:lapse|expire|run out))`,
      confidence: 0.85,
      allow: always
    },
    {
      kind: 'no renewal',
      match: phrase`(?:renewal|contract|account|partnership|future with you)${upTo(3)} (?:is|are|looks|seems|might be|could be|will be)${adverbs} (?:at risk|up in the air|in question|in doubt|uncertain|not certain|not guaranteed|unlikely|in jeopardy|on the line|off the table|shaky|questionable|not a given|hard to justify|difficult to justify|under review)`,
      confidence: 0.85,
      allow: [...always, 'negation']
    },
    {
      kind: 'considers leaving',
      match: phrase`${us}${adverbs} (?:(?:are|is|am|have|has|have been|has been|were|had|might|may|will)${adverbs} )?${weighing}${adverbs} (?:whether to |about )?${leave}`,
      confidence: 0.85,
      allow: always
    },
    {
      kind: 'considers leaving',
      match: phrase`(?:look(?:ing)?|go(?:ing)?|shop(?:ping)?) (?:elsewhere|around)`,
      confidence: 0.8,
      allow: always
    },
    {
      kind: 'considers leaving',
      match: phrase`(?:consider|think|talk|look|plan)(?:ing|s)? (?:about |of |at |to |on |seriously about )?(?:switch|mov|chang|migrat)(?:ing|e|ch)?(?: (?:over|away))?(?: (?:from you|our|everything))? (?:to|from) (?:${vendor}|${name}|another|a different|you)`,
      confidence: 0.85,
      allow: always
    },
    {
      kind: 'leaves',
      match: phrase`(?:switch|mov|migrat|transition)(?:e|es|ing|hing|ed|hed|ched|ching)?(?: (?:away|off|over|everything|everyone|our [\p{L}]+)){1,2}(?: (?:from|of))? (?:you|your|this (?:tool|platform|product|app)|the (?:platform|tool|product))`,
      confidence: 0.85,
      allow: always
    },
    {
      kind: 'leaves',
      match: phrase`(?:wants?|asks?|asked|told|tells|pushes|presses|forces?|expects?|instructed|urges) us to (?:(?:cancel|terminate|switch|end) (?:the|our|this|it|with|to|away|at|by)|leave(?= ?(?:[.,;]|$| (?:you|(?:at|by|before) the|in [\p{L}]+|when|this (?:tool|platform|product))))|look elsewhere|go elsewhere|move (?:away|on|off|to (?:another|a different)))(?! (?:the|our|a|your) (?:meeting|call|office|session))`,
      confidence: 0.85,
      allow: always
    },
    {
      kind: 'leaves',
      match: phrase`(?:replac(?:e|ing|ed)|phas(?:e|ing)(?: out)?|sunset(?:ting)?|ditch(?:ing)?|rip(?:ping)? out|retir(?:e|ing)|find(?:ing)? (?:a|an) (?:replacement|alternative) (?:for|to)|(?:an? )?(?:alternatives?|replacement) (?:to|for)) (?:you|your [\p{L}]+|this (?:tool|platform|product|app)|the (?:platform|tool|product))`,
      confidence: 0.8,
      allow: always
    },
    {
      kind: 'shrinks',
      match: phrase`(?:downgrad(?:e|ing|ed)|reduc(?:e|ing)|cut(?:ting)?(?: back| down)?|scal(?:e|ing) (?:back|down)|drop(?:ping)?|give up|giving up|trim(?:ming)?|halv(?:e|ing)|remove|removing|return(?:ing)?)(?: (?:on|to|from|half of))?${upTo(4)} (?:seats?|licen[cs]es?|plan|tier|subscription|contract|free (?:plan|tier|version)|basic|starter)`,
      confidence: 0.85,
      allow: [...always, 'question']
    },
    {
      kind: 'disuse',
      match: phrase`(?:stopped|quit|given up|gave up|rarely|barely|hardly(?: ever| anyone)?|no longer|not(?: really| even| actually)?|nobody(?: [\p{L}]+){0,3}|no one(?: [\p{L}]+){0,3}|almost no one|never|few people|(?:nobody|no one|hardly anyone|almost nobody|barely anyone|half (?:of )?(?:the|our|my) (?:team|users|people))${upTo(4)}|only a handful(?: of [\p{L}]+)?)(?: (?:is|are|really|actually|even|ever|on|has|have|been)){0,2} (?:using|us(?:e|es|ed)|log(?:s|ging|ged)? in(?:to)?|open(?:s|ed|ing)?|touch(?:es|ed|ing)?|adopt(?:s|ed|ing)?)(?: [\p{L}]+)? ${tool}(?: (?:any more|at all|altogether|much|now|in weeks|in months|for|since|these days|lately|enough|like))?`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'disuse',
      match: phrase`(?:adoption|usage|utili[sz]ation|engagement|logins?|user numbers)${upTo(4)} (?:is|are|has|have|was|remains?|went|keeps?)${adverbs} (?:been${adverbs} )?(?:dropped|dropping|low|down|declin(?:ed|ing)|fallen|falling|poor|terrible|stalled|tanked|way down|minimal|next to nothing|lower than|disappointing|going down|decreas(?:ed|ing)|shrinking|been (?:low|poor|dropping|declining|terrible|disappointing))`,
      confidence: 0.8
    },
    {
      kind: 'value',
      match: phrase`(?:justify|justifying|justified|defend|defending|rationali[sz]e) (?:the|this|that|your|our|such a|paying|keeping|spending|renewing|continuing)(?: [\p{L}]+){0,3}`,
      confidence: 0.8,
      allow: ['negation', ...always]
    },
    {
      kind: 'value',
      match: phrase`(?:not|no|never|hardly|barely|little|fail(?:ing|ed)? to|struggl(?:e|ing) to|hard to|difficult to|zero)${upTo(3)} (?:get|getting|got|see|seeing|seen|saw|deliver|delivering|delivered|provide|providing|find|show|bring|add|adding)(?: [\p{L}']+){0,4} (?:value|roi|return|benefit|results|money's worth|payoff)(?: (?:from|out of|for|on|we|here|yet))?`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'value',
      match: phrase`(?:not|hardly|no longer|barely)${upTo(3)} worth (?:it|the|what|paying|keeping|our|continuing|renewing)`,
      confidence: 0.75,
      allow: ['negation']
    },
    {
      kind: 'threat',
      match: phrase`(?:want|demand(?:ing)?|ask(?:ing)? for|request(?:ing)?|expect|need|get) (?:a |our |the |my )?(?:full |partial |immediate )?(?:refund|money back|termination|early termination|cancellation)`,
      confidence: 0.75
    },
    {
      kind: 'threat',
      match: phrase`(?:(?:at|high|real) risk of (?:churn|leaving|losing (?:us|this account))|likely to (?:churn|leave|cancel)|about to (?:churn|leave us|cancel)|last straw|last chance|final straw|notice of (?:termination|cancellation|non-renewal)|cancellation (?:notice|request|form|terms|period|process)|termination (?:notice|clause)|notice period (?:for|to|on)|exit clause|opt-?out clause|export (?:all )?(?:of )?our data (?:and|before we) (?:leave|cancel|close))`,
      confidence: 0.8,
      allow: [...always, 'question']
    },
    {
      kind: 'no renewal',
      match: phrase`(?:do not|please do not|disable|turn off|switch off|stop|cancel|deactivate|opt out of) (?:the |our |my |any )?auto-?renew(?:al|ing|s)?`,
      confidence: 0.85,
      allow: ['negation', 'question']
    },
    {
      kind: 'value',
      match: phrase`(?:question(?:ing|s|ed)?|wonder(?:ing|s)?|asking|doubt(?:ing|s)?|not sure|reconsider(?:ing)?|re-?evaluat(?:e|ing)|reassess(?:ing)?) (?:whether|if|the value|the need|why)(?: (?:we|it|this|of|for|they))*${upTo(3)} (?:need|pay|paying|keep|keeping|renew|continue|stay|worth|justified|using|make sense|makes sense|your [\p{L}]+|this (?:tool|platform|contract|subscription))`,
      confidence: 0.75,
      allow: ['question', 'negation', 'condition']
    },
    {
      kind: 'leaves',
      match: phrase`(?:go|going|gone|move|moving|head|heading|went) in (?:a|another|an entirely|a completely) ?(?:different|new|other)? ?direction`,
      confidence: 0.85,
      allow: ['modal', 'condition']
    },
    {
      kind: 'threat',
      match: phrase`(?:we|i) (?:are|am|will be) (?:out|gone|done)(?= ?(?:[.!,;]|$| (?:with (?:you|this|your)|of here)))`,
      confidence: 0.75,
      allow: ['condition']
    },
    {
      kind: 'disuse',
      match: phrase`only (?:\d{1,2}|one|two|three|four|five|a few|a handful|a couple|half|some)(?: of)?(?: (?:us|our|the|my))?(?: [\p{L}]+){0,2}(?: (?:still|actually|really|ever|regularly))? (?:log(?:s|ged)? in|use|uses|using|are using|is using|have logged)`,
      confidence: 0.8
    },
    {
      kind: 'disuse',
      match: phrase`(?:gone|going|went|go|switched|reverted|reverting|moved|falling|fell) back to (?:using |our |the |doing |working with |working in )*(?:spreadsheets?|excel|old|manual|manually|pen and paper|paper|previous|email|google sheets|what we had|legacy)`,
      confidence: 0.85
    },
    {
      kind: 'value',
      match: phrase`(?:pay|paying|paid) for${upTo(4)} (?:(?:we|they|i|people|the team) (?:do|does|are|can|have|will) not|nobody|no one|never|hardly|barely|(?:we|they|i) (?:never|hardly|barely|rarely))${upTo(2)} (?:use|uses|using|need|needs|used|touch|want)`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'leaves',
      match: phrase`(?:exit|offboarding|transition|move|migration) (?:away )?from (?:you|your [\p{L}]+|the (?:platform|tool|product)|this (?:platform|tool|product))`,
      confidence: 0.8,
      allow: always
    }
  ],
  exclusions: [
    phrase`${end} their(?: [\p{L}]+){0,2} ${deal} with (?:us|our)`,
    phrase`(?:you|one) (?:would|can|could|may|might)(?: just| simply| also| then)? (?:cancel|downgrade|reduce|end|close|delete) (?:the|a|your)`,
    phrase`(?:churn(?:ing)? (?:butter|out|through)|stomach|butter|churn rate (?:of|is|was|went|dropped|fell)|our (?:own )?churn|reduce churn|churn (?:report|dashboard|model|prediction|score))`,
    phrase`(?:cancel(?:s|l?ing|l?ed)?|reschedul\p{L}*|end|close|stop|drop) (?:the|our|this|my|that|tomorrow's|today's|a) (?:\p{L}+ )?(?:meeting|call|demo|event|session|invite|webinar|appointment|booking|flight|ticket|download|upload|job|tab|window|dialog|modal|import|export|popup|request|deal|round|gap)`,
    phrase`(?:button|dialog|modal|menu|dropdown|click(?:ing|ed)?|checkbox|documentation says|gym|netflix|spotify|magazine|newspaper|phone contract|landlord|lease|insurance|bank account|mobile contract|internet provider)`,
    phrase`(?:not|no) (?:\p{L}+ ){0,4}(?:cancel|leave|leaving|churn|switch(?:ing)?|cancel+ing|cancel+ation|downgrad(?:e|ing)|look(?:ing)? (?:elsewhere|around|for alternatives|at alternatives))`,
    phrase`(?:nobody|no one|none of us) (?:\p{L}+ ){0,4}(?:cancel|leav|switch|churn|downgrad)\p{L}*`,
    phrase`leaving (?:early|earlier|the office|now|soon|today|for|at \d+|work|on)`,
    phrase`(?:glad|happy|relieved) (?:we|i|that we) (?:did|do|have) not`,
    phrase`(?:cancel+ed|left|ended|terminated|dropped) (?:our|the) (?:\p{L}+ )?(?:contract|subscription|agreement|account) with (?!you)`
  ],
  positive: [
    'We would like to cancel our subscription at the end of the term.',
    "We won't be renewing this year.",
    "We're considering switching to another provider.",
    'If this happens again, we will cancel.',
    'Hardly anyone on the team uses the product any more.',
    "My boss doesn't see the value and I can't justify the cost.",
    'We need to reduce the number of licences from 50 to 20.',
    'Adoption has been really low since the launch.',
    'What is the notice period for cancelling our contract?',
    "Honestly, we've started looking at alternatives to your product.",
    'The renewal is very much up in the air at this point.',
    'The board wants us to leave at the end of January.',
    "We're not getting enough value out of it."
  ],
  negative: [
    'My manager wants us to leave feedback after the call.',
    'The board wants us to cancel the meeting and to leave at 5.',
    'Two of the big ones want to cancel their subscription with us.',
    'On this page you would cancel the plan or reduce the seats.',
    'I churn butter at home every Sunday.',
    "We're not going to cancel, we just want a better price.",
    'Please cancel the meeting on Tuesday.',
    'The cancel button in the dialog is greyed out.',
    'Our churn rate went down by two points this quarter.',
    "I'm thinking about leaving earlier today.",
    'He cancelled his gym membership.',
    'Are you planning to renew?',
    "There's no reason for us to look elsewhere.",
    'Stop the import and close the window.'
  ]
}
