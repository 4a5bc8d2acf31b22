import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, us } from '../vocabulary/grammar.js'
import { money, percent } from '../vocabulary/money.js'
import { name } from '../vocabulary/people.js'

const subject = `(?:${us}|the customer)`
const round =
  '(?:series \\^?[a-h]|seed|pre-?seed|angel|bridge|growth|funding|financing|investment|equity|venture|debt|convertible|extension|new|another|next|first|second|third|crowdfunding)'
const kind =
  '(?:series \\^?[a-h](?: (?:round|funding|extension))?|(?:pre-?)?seed(?: round| funding)?|(?:\\p{L}+ )?(?:funding|financing|investment|fundrais(?:e|ing|er)|bridge|growth|equity|debt|venture|angel|convertible|crowdfunding)(?: round)?|rounds?|venture (?:capital|debt)|capital|loan|grant)'
const figure =
  '(?:arr|annual recurring revenue|mrr|monthly recurring revenue|recurring revenue|revenues?|turnover|sales|bookings|profits?|ebitda|gmv|gross margin|margins?|top line|net income|earnings|run rate|cash flow|valuation|growth|annual sales|annual revenue)'
const trend =
  '(?:grew|grown|growing|up|down|increased?|decreased?|dropped|dropping|declined?|declining|doubled|tripled|quadrupled|halved|hit|reached|crossed|passed|fell|fallen|shrank|shrunk|exceeded|topped|flat|rose|risen|rising|surged|jumped|climbed|slipped|slumped|collapsed|tanked|slowed|record)'

export const fundingRevenue: FactRule = {
  factType: 'FUNDING_REVENUE',
  patterns: [
    {
      kind: 'round',
      match: phrase`${subject}${adverbs}(?: (?:have|has|are|is|were|will be|had|just|in the (?:middle|process) of|about to|planning to|plan to|going to|looking to|preparing to|preparing|want to|hope to|trying to|busy|out|currently|will|be)){0,4}${adverbs} (?:rais(?:e|es|ed|ing)|clos(?:e|es|ed|ing)|secur(?:e|es|ed|ing)|complet(?:e|es|ed|ing)|announc(?:e|es|ed|ing)|land(?:ed|ing)?|finali[sz](?:e|ed|ing)|receiv(?:ed|ing)|got|getting|attract(?:ed|ing)|wrapp(?:ed|ing) up|finish(?:ed|ing)?|prepar(?:e|ing)(?: for)?|work(?:ing)? on)(?: (?:on|up))?${upTo(5)} (?:${kind}|${money} (?:in|from|led|round|series|of)|${money}(?= ?[.,;!]|$))`,
      confidence: 0.9,
      allow: ['modal']
    },
    {
      kind: 'round',
      match: phrase`${subject}${adverbs} (?:have |has |just |had )*(?:raised|raising)${upTo(2)} (?<subject>${money})`,
      confidence: 0.9
    },
    {
      kind: 'round',
      match: phrase`(?:our|the customer's|my company's) (?:[$€£]?[\p{L}\d.]+ ){0,2}?(?:${round} )?(?:series \^?[a-h]|seed round|funding round|round|fundraise|fundraising|funding|financing|ipo raise)(?: round)?${upTo(4)} (?:closed|closes|is closed|was led|led|is led|gives|gave|was|is|brought|allows|means|came|went|of|fell|failed|has been|will)`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'figures',
      match: phrase`(?:our|the customer's|the company's|we|group|company)${upTo(4)} ${figure}${upTo(4)} ${trend}(?: (?:by|to|from|of|about|around|nearly|almost|over|roughly))*(?:${upTo(2)} (?<subject>${money}|${percent}))?`,
      confidence: 0.85
    },
    {
      kind: 'figures',
      match: phrase`(?:${figure})${upTo(3)} (?:is|are|was|were|has|have|will be|went)${adverbs} (?:been )?${trend}${upTo(4)} (?<subject>${money}|${percent}|year over year|year on year|yoy|this year|last year|(?:this|last) quarter)`,
      confidence: 0.8
    },
    {
      kind: 'figures',
      match: phrase`${subject}${adverbs}(?: (?:have|has|are|is|will|just|had|only)){0,2}${adverbs} (?:hit|cross(?:ed|ing)?|reach(?:ed|ing)?|pass(?:ed|ing)?|surpass(?:ed|ing)?|at|did|made|make|generat(?:e|es|ed|ing)|do|does|doing|exceed(?:ed|ing)?|end(?:ed)? (?:the|last) year (?:at|with)|clos(?:ed|ing) (?:the|last) year (?:at|with)|book(?:ed|ing)?|turn(?:ed)? over|on track (?:for|to)|approaching|close to|sitting at|bring(?:ing)? in|brought in)${upTo(4)} (?<subject>${money})${upTo(4)} (?:${figure}|a year in|annually|last year|in annual)`,
      confidence: 0.9
    },
    {
      kind: 'figures',
      match: phrase`${subject}${adverbs}(?: (?:have|has|are|is|just|had))?${adverbs} (?:grew|grown|growing|doubled|tripled|doubling|tripling|increased|shrank|shrunk)(?: (?:our|the|its))?(?: ${figure})?(?: (?:by|at|about|around|more than|over|nearly|almost|roughly))* (?:(?<subject>${percent})|${figure})(?: (?:${figure}|year over year|year on year|yoy|last year|this year|annually|a year|per year|in))?`,
      confidence: 0.8
    },
    {
      kind: 'round',
      match: phrase`${subject}${adverbs} ${'(?:(?:are|is|am|will|have|has|about to|going to|planning to|plan to|busy|currently|start|starting|started|begin|beginning|to) )*'}(?:fundraising|fund-?raise|raising (?:money|capital|funds|cash))`,
      confidence: 0.85
    },
    {
      kind: 'figures',
      match: phrase`(?:expect|expecting|forecast(?:ing)?|project(?:ing)?|anticipat(?:e|ing)|hope for|predict(?:ing)?)${upTo(2)} ${figure} (?:to|will|growth|of)(?: (?:double|triple|grow|increase|reach|hit|exceed|fall|drop|decline|shrink|stay|be|of|by))`,
      confidence: 0.8
    },
    {
      kind: 'profit',
      match: phrase`(?:${subject}|the business|it)${adverbs} (?:(?:are|is|became|have become|has become|turned|will be|have been|was|were|have|has|expect to be|finally|broke|break|breaking|not|reached)${adverbs} )+(?:profitable|cash[- ]flow positive|break(?:ing)?[- ]?even|even(?= (?:last|this|in|for))|in the red|in the black|loss[- ]making|unprofitable|profitability)`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'runway',
      match: phrase`(?:(?:months?|years?|weeks?) of (?:runway|cash)|runway (?:of|is|until|for|left)|run(?:ning)? out of (?:money|cash|runway)|ran out of (?:money|cash|runway)|burn rate|cash (?:is|position is|reserves are) (?:tight|low|running)|low on cash|(?:we|our|us)${upTo(4)} record (?:year|quarter|revenue|sales|profits?)|record (?:year|quarter) for (?:us|the company|our)|missed (?:our|its|the) (?:revenue|sales|quarterly|annual)(?: [\p{L}]+)? (?:targets?|goals?|numbers|plan|forecast))`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'investors',
      match: phrase`(?:our|new|lead|existing|the) (?:\p{L}+ )?(?:investors?|vcs?|backers|shareholders)${upTo(3)} (?:put (?:in|another)|invested|committed|wrote|injected|extended|added|led|came in with|agreed to invest|contributed)`,
      confidence: 0.8
    },
    {
      kind: 'valuation',
      match: phrase`(?:valu(?:ed|es|ing) (?:us |the company )?at|valuation of|valuing us at|at a valuation of|post-money|pre-money)${upTo(2)} (?<subject>${money})?`,
      confidence: 0.8
    },
    {
      kind: 'figures',
      match: phrase`(?:our|the customer's|the company's|the group's)(?: \p{L}+){0,2}? ${figure}(?: (?:for|in) (?:20\d\d|last year|this year|the year))? (?:is|was|were|are|of|at|stands? at|sits? at|came in at|came to|amounts? to|amounted to|will be|totall?ed)${upTo(3)} (?<subject>${money}|${percent})`,
      confidence: 0.85
    },
    {
      kind: 'runway',
      match: phrase`burn(?:ing|t|ed)?(?: through)?(?: (?:a lot of|too much|so much|a ton of|lots of|our|more))? (?:cash|money|capital)`,
      confidence: 0.8
    }
  ],
  exclusions: [
    phrase`(?:sign-?off|approval|budget|approved)`,
    phrase`${name}(?:'s)? (?:reported|announced|posted|raised|revenue|profits?|sales)`,
    phrase`(?:rais(?:e|ed|ing)|clos(?:e|ed|ing)|got|complet\p{L}+|work\p{L}* on) (?:a |an |the |this |that |another |our |your |my |two |several |some |new ){0,2}(?:ticket|tickets|issues?|concerns?|points?|questions?|bugs?|hands?|alarms?|prices?|flags?|request|exception|error|eyebrows?|awareness|children|deal|deals|account|books|loop|window|tab|dialog|pr|limit|limits)`,
    phrase`(?:revenue|sales|arr|mrr) (?:dashboard|report|reports|chart|widget|field|column|team|page|data|tab|metric|view|graph|rep|reps|people|call|deck|recognition|process|department|forecast view|module|number on)`,
    phrase`(?:round of (?:golf|drinks|applause|interviews|feedback|testing|talks)|next round of)`
  ],
  positive: [
    'We just raised a $25 million Series B.',
    'Our ARR grew to 12 million last year.',
    'We closed our seed round in March.',
    'The company turned profitable last quarter.',
    "We're about to start fundraising for our Series C.",
    'Our revenue dropped by 20% compared with last year.',
    'We passed $5M in annual revenue in June.',
    'To be open, we have about nine months of runway.',
    'Our investors put in another two million.',
    'Sales were up 30 percent year over year.',
    'We doubled our revenue in 2025.',
    'Last year was a record year for us.'
  ],
  negative: [
    'I raised a ticket about this yesterday.',
    'How much revenue do you make?',
    'The revenue report shows the wrong currency.',
    'Stripe raised another billion, according to the press.',
    "We haven't raised any money.",
    'If we raised a round, we could afford it.',
    'My friend raised $1M for her startup.',
    'We played a round of golf.',
    'We raised that concern in the last call.',
    'One of our competitors raised a $50M round.'
  ]
}
