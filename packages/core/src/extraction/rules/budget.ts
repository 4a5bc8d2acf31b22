import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, us } from '../vocabulary/grammar.js'
import { money } from '../vocabulary/money.js'

const amount = `(?<subject>${money})`
const change =
  '(?:cut|slashed|frozen|reduced|tight|tighter|exhausted|used up|increased|doubled|halved|gone|locked|on hold|under review|limited|confirmed|finali[sz]ed|signed off|approved|spent|allocated|set|fixed|maxed out|blown|secured|capped|constrained|small|smaller|bigger|not approved|not confirmed)'

export const budget: FactRule = {
  factType: 'BUDGET',
  patterns: [
    { kind: 'amount', match: phrase`(?:budget(?:ed|s|-wise| wise)?|allowance)${upTo(7)} ${amount}`, confidence: 0.9 },
    {
      kind: 'amount',
      match: phrase`${amount}${upTo(6)} (?:(?:in|from|of|as|out of) (?:the|our|my|a|this year's|next year's|next)${upTo(2)} )?budget(?:ed)?`,
      confidence: 0.9
    },
    {
      kind: 'amount',
      match: phrase`(?:set aside|earmarked|allocated|allotted|ring-?fenced|freed up|reserved|put aside|signed off on|approved|got approval for|have approval for|got sign-off for|secured|been given)${upTo(5)} ${amount}(?! (?:in|of) (?:series|seed|venture|equity|arr|revenue))`,
      confidence: 0.85
    },
    {
      kind: 'amount',
      match: phrase`${amount}${upTo(3)} (?:(?:has been|have been|is|was|were|are) )?(?:set aside|earmarked|allocated|allotted|ring-?fenced|available|approved|to spend)`,
      confidence: 0.85
    },
    {
      kind: 'limit',
      match: phrase`(?:spend|spending|go|pay|cost|costs|stay|staying|keep|keep it|remain|come in|exceed|afford|price|ceiling|cap|capped|limit|limited|maximum|max|max out|top out)${upTo(3)} (?:at|to|over|above|beyond|higher than|more than|up to|of|is|under|below|within|exceed|north of|than) (?:about |around |roughly |maybe |only |just )?${amount}`,
      confidence: 0.85,
      allow: ['negation', 'modal']
    },
    {
      kind: 'limit',
      match: phrase`(?:anything|everything|whatever|purchases?|spend|expenses?|contracts?|deals?) (?:that is |that costs )?(?:over|above|north of|more than|beyond|exceeding)${upTo(2)} ${amount}${upTo(3)} (?:is|are|would be|will be|becomes?|gets?)${upTo(3)} (?:too|not|non-?starter|out of|hard|difficult|tough|a stretch|impossible|a no|off the table|unrealistic|no-go)`,
      confidence: 0.85,
      allow: ['negation', 'modal']
    },
    {
      kind: 'limit',
      match: phrase`${amount}(?: (?:a|per|each) (?:year|month|seat|user|quarter))? is${upTo(4)} (?:limit|max|maximum|ceiling|cap|most (?:we|i|they)|all (?:we|i) (?:have|can)|our budget|upper end|what we (?:can|have))`,
      confidence: 0.85
    },
    {
      kind: 'spend',
      match: phrase`${us}${adverbs} (?:(?:are|is|have|has|can|could|want to|plan to|would like to|are looking to|are willing to|are prepared to|only)${adverbs} )?(?:pay|pays|paying|paid|spend|spends|spending|spent|have|has|got)${adverbs} (?:about |around |roughly |close to |almost |nearly |over |up to |somewhere around |in the region of |under |less than )?${amount}(?! (?:in|of) (?:arr|revenue|sales|funding|investment))`,
      confidence: 0.85
    },
    {
      kind: 'state',
      match: phrase`budgets?${upTo(4)} (?:is|are|was|were|has been|have been|got|gets|being|will be|remains|looks|is now)${adverbs} ${change}`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'shortage',
      match: phrase`(?:no|not${upTo(3)}|without|out of|zero|little|run out of|ran out of|lost|lose|tight|limited|small|shrinking|reduced|smaller|lack of|lack the|not enough|any more) (?:any |the |a |our |more |extra |additional |much |left in the |of a |enough |spare ){0,3}(?:\p{L}+ )?(?:budget|budgets|money left|money for|funds|money in the)(?: (?:left|for|available|this|until|before|in|to|right now|at the moment|from|and|because|due))?`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'secured',
      match: phrase`(?:have|got|has|have got|received|secured|been given|given|obtained|finally got|freed)${upTo(2)} (?:the |a |some |new |extra |additional |enough ){0,2}budget(?: approval)?(?: (?:for|to|from|approved|this|next|now|available|set aside|signed off))?`,
      confidence: 0.85
    },
    {
      kind: 'approval',
      match: phrase`(?:budget (?:approval|request|review|cycle|planning|cuts?|freeze|constraints?|discussion|round|allocation|season|owner approved)|spending freeze|cost-?cutting|freeze on (?:all |new )?(?:spend|spending|purchases))`,
      confidence: 0.8
    },
    {
      kind: 'fit',
      match: phrase`(?:over|above|beyond|outside|exceeds?|within|fits?|under|blows?|out of)(?: of)?(?: well| way| far)? (?:our|the|my|this year's|what we) (?:\p{L}+ )?(?:budget|price range|budgeted)`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'fit',
      match: phrase`(?:can not|could not|can hardly|can barely|not able to|unable to) (?:really |currently |just |simply )?(?:afford|justify spending|spend (?:that|this) much|pay (?:that|this) much)`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'freeze',
      match: phrase`(?:froze|frozen|freez(?:e|es|ing)|cut|cuts|cutting|slash(?:ed|ing)?|reduc(?:e|ed|ing)|trimm(?:ed|ing)|paus(?:ed|ing)|limit(?:ed|ing)?)(?: (?:all|our|the|its|most|down|on|any|back))* (?:discretionary |software |external |tooling |it |overall |new |unnecessary |non-essential |marketing |training )*(?:spend|spending|budgets?|expenses|expenditures?|purchases|purchasing)`,
      confidence: 0.85
    },
    {
      kind: 'state',
      match: phrase`budgets?(?: (?:for|cycle|year)(?: [\p{L}]+)?)? (?:resets?|renews?|refresh(?:es)?|runs? out|opens?|is released|becomes? available|gets? (?:cut|approved|reset|decided)|starts?|closes?|rolls? over|expires?)`,
      confidence: 0.8
    },
    {
      kind: 'shortage',
      match: phrase`(?:money|funds|cash|finances)(?:'s| is| are)(?: \p{L}+)? (?:tight|limited|short|scarce|an issue|a problem)`,
      confidence: 0.75
    },
    {
      kind: 'fit',
      match: phrase`(?:(?:too|very|pretty|quite|really|rather|bit|little|more) (?:expensive|pricey|costly|steep|dear)|out of (?:our|my) (?:reach|league)|more than (?:we|i) (?:want|wanted|can|planned|had planned|expected|budgeted|are willing|was planning|were planning|are able)(?: to (?:spend|pay))?) ?(?:for (?:us|our [\p{L}]+|what)|at the moment|right now|than we)?`,
      confidence: 0.75
    },
    {
      kind: 'limit',
      match: phrase`(?:most|maximum|max|highest|upper limit)(?: (?:that )?(?:we|i) (?:could|can|would|are able to|am able to)(?: \p{L}+){1,2})? is${upTo(2)} ${amount}`,
      confidence: 0.85,
      allow: ['modal']
    }
  ],
  exclusions: [
    phrase`(?:growth fund|venture fund|investors?|vcs?|turnover|series|fund)`,
    phrase`budget (?:airline|airlines|hotel|hotels|carrier|flight|flights|phone|car|friendly|option for travel|module|page|field|tab|app|report|template|view|feature|spreadsheet|column|widget|filter)`,
    phrase`on a (?:tight |shoestring )?budget`,
    phrase`(?:no|not${upTo(3)}|without)(?: an?| any)? budget (?:problems?|issues?|concerns?|constraints?|limits?|restrictions?)`,
    phrase`(?:federal|government|government's|state|household|family|wedding|holiday|national|error|memory|latency|performance|crawl|carbon|time|eu) budget`,
    phrase`(?:lunch|coffee|dinner|house|rent|mortgage|car|tickets?|train|parking|gift|taxi)`,
    phrase`(?:raised|series [a-f]|seed round|annual recurring revenue|in revenue|valuation)`
  ],
  positive: [
    'We have about $50,000 set aside for this project.',
    'Our budget for the year is £120k.',
    "We can't go above 30 thousand euros without going back to the board.",
    "There's no budget left for new tools this year.",
    'The budget has been approved by finance.',
    'Right now we pay around $2,000 a month for our current provider.',
    "Honestly it's a bit over our budget.",
    'All departments are under a spending freeze until July.',
    'Anything above 10k would be difficult for us.',
    'Twenty thousand dollars is the most we can do this year.',
    'Our training budget was cut in half in March.',
    'I finally got the budget for the second phase.'
  ],
  negative: [
    "We don't have a budget problem.",
    'What budget do you have in mind?',
    'We flew with a budget airline to the conference.',
    "I'm travelling on a tight budget this summer.",
    "If we had a budget of $100k, we'd buy the whole thing.",
    'The budget report page does not load in Firefox.',
    'The government budget was in the news again.',
    'The error budget for the API is at 99.9 percent.',
    'I paid $20 for the parking.',
    'Our invoice shows $400 instead of $300.'
  ]
}
