import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, us } from '../vocabulary/grammar.js'

const aim =
  '(?:priority|priorities|goals?|objectives?|focus|focus areas?|initiatives?|okrs?|north star|mission|strategy|ambitions?|targets?|aims?|vision|agenda|theme|bet|bets|challenge for the year|mandate|(?:growth|expansion|long-?term|strategic|business|(?:three|five|ten|two|\\d+)[- ]year) plan)'
const region =
  '(?:\\^?(?:europe|emea|apac|asia|latam|latin america|north america|south america|africa|dach|benelux|nordics|scandinavia|middle east|germany|france|spain|italy|the uk|uk|the us|the united states|usa|canada|mexico|brazil|india|china|japan|australia|poland|the netherlands|southeast asia|eastern europe|central europe)|\\^[\\p{L}]+)'
const segment =
  '(?:markets?|verticals?|segments?|regions?|countries|territor(?:y|ies)|industr(?:y|ies)|enterprise|mid-?market|smb|smbs|upmarket|up-?market|down-?market|healthcare|fintech|public sector|retail|b2b|b2c|geographies|customer segments?|product lines?|categor(?:y|ies)|e-?commerce|manufacturing|education)'
const direction =
  '(?:growth|profitability|efficiency|retention|expansion|acquisition|enterprise|self-?service|product-led|plg|automation|ai|artificial intelligence|digital|digitali[sz]ation|subscriptions?|usage-based|platform|consolidation|consolidating|cutting costs|cost reduction|sustainability|customer (?:experience|success|retention|satisfaction|centricity)|net revenue retention|international|internationali[sz]ation|services|partners|partnerships|channel|direct-to-consumer|d2c|quality|scaling|data-driven|innovation|core (?:business|product|markets?)|upsell|cross-?sell|mobile|cloud|recurring revenue|operational excellence|churn|new logos|(?:reducing|growing|improving|increasing|cutting|building|scaling|expanding|retaining|winning|automating|simplifying|moderni[sz]ing) [\\p{L}]+)'

export const strategy: FactRule = {
  factType: 'STRATEGY',
  patterns: [
    {
      kind: 'goal',
      match: phrase`(?:(?:our|my|the company's|the customer's|the (?:board|ceo|team|company|organi[sz]ation|leadership)'s|this year's|next year's|management's)(?: [\p{L}\^'-]+){0,4}?|(?:the|a|one|an)(?: (?:number one|no\.? ?1|top|main|primary|biggest|key|strategic|big|overarching|overall|central|company-?wide|major|first)){1,2}) ${aim}(?: (?:for|in|this|next|over|right now|at the moment|here|as a company|of the|across|on|of our|within|currently|going forward|now))*${upTo(6)} (?:is|are|will be|remains?|has been|would be|include|includes|was|shifted|has shifted|shifts|revolves? around|has changed)(?! (?:to (?:fix|close|resolve|reproduce) (?:this|the) (?:ticket|bug|issue)|not|high|low|medium|set to|p\d))`,
      confidence: 0.85
    },
    {
      kind: 'goal',
      match: phrase`(?:is|are|remains?|becomes?|has become|will be|was)${adverbs} (?:(?:a|an|the|our|my|one of (?:our|the)) )?(?:number one |no\.? ?1 |top |main |primary |biggest |key |strategic |big |overarching |company-?wide |huge |major |clear |absolute |highest |core )+(?:strategic )?(?:priority|priorities|goals?|objectives?|focus|initiatives?|okrs?|bets?|theme|pillars?|topic)(?: (?:for|of|in|this|next|across|on|right now|at) [\p{L}\^]+(?: [\p{L}\p{N}\^]+){0,4})?`,
      confidence: 0.8
    },
    {
      kind: 'focus',
      match: phrase`(?:${us}|the customer|the company|the whole company)${adverbs} (?:(?:are|is|will be|have been|have|has|has been|want to|wants to|need to|plan to|decided to|going to|will|am|were|has decided to|have decided to|are going to)${adverbs} )*(?:focus(?:ing|ed|es)?|doubl(?:e|es|ed|ing) down|bet(?:ting)?(?: big| heavily| the company)?|priorit(?:i[sz](?:e|es|ed|ing))|invest(?:s|ed|ing)?(?: heavily| a lot| more| big)?|concentrat(?:e|es|ed|ing)|pivot(?:s|ed|ing)?|commit(?:ted|ting)|lean(?:ing)?(?: hard| heavily| more)? in|go(?:ing)? all[- ]in|push(?:ing)? hard|reposition(?:ing|ed)?(?: ourselves)?)(?: (?:on|to|toward|towards|into|in|from|as|away))*${upTo(4)} (?:${direction}|${segment}|${region})`,
      confidence: 0.8
    },
    {
      kind: 'shift',
      match: phrase`(?:${us}|the customer|management|leadership|the board|the strategy|the company|our focus|our strategy)${adverbs} (?:(?:are|is|will be|have been|have|has|has been|want to|wants us to|wants to|need to|plan to|decided to|going to|will|am|were|has decided to|have decided to|wants|asked us to|told us to)${adverbs} )*(?:shift(?:s|ed|ing)?|mov(?:e|es|ed|ing)|transition(?:s|ed|ing)?|chang(?:e|ed|ing)|switch(?:ing|ed)?|transform(?:ing|ed)?|evolv(?:e|ing))(?: (?:our|the|its|focus|strategy|attention|business model|model|gears|more))*(?: (?:from|away from) [\p{L} -]{3,40}?)? (?:to|toward|towards|into) (?:a |an |more |the |being a |becoming a |becoming |being |higher |bigger )*(?:[\p{L}-]+ )?(?:${direction}|${segment})`,
      confidence: 0.8
    },
    {
      kind: 'market',
      match: phrase`(?:${us}|the customer|our (?:plan|goal|strategy|ambition|aim) is to|plans? to|strategy is to|want to|going to|the board)${upTo(4)} (?:expand(?:s|ing|ed)?|enter(?:s|ing|ed)?|break(?:s|ing)?|grow(?:s|ing)?|push(?:es|ing)?|launch(?:es|ing)?|extend(?:ing)?|(?:go|going|move|moves|moving)(?= (?:internationally|abroad|global|overseas|(?:more )?up-?market|down-?market|into|after))) (?:our (?:business|presence|reach|operations|footprint) )?(?:internationally|abroad|global(?:ly)?|overseas|(?:more )?up-?market|down-?market|(?:(?:further |deeper )?(?:into|in|to|after|for) )?(?:the |a |an |new |several |other |more |two |three )*(?:[\p{L}\^-]+ )?(?:${segment}|${region}))(?! (?:office|team|account|plan|version|tier|meeting|call|page|tab|settings))`,
      confidence: 0.8
    },
    {
      kind: 'market',
      match: phrase`(?:expand(?:ing)?|expansion|entry|entering|break(?:ing)?|push) (?:in)?(?:to|across) (?:the |a |new |other )*(?:[\p{L}\^-]+ )?(?:${segment}|${region})(?: (?:market|segment))?${upTo(2)} (?:is|are|remains|will be)`,
      confidence: 0.8
    },
    {
      kind: 'directive',
      match: phrase`(?:the board|management|leadership|our (?:ceo|board|coo|cfo|cto|founders?|owners?|investors|executives|leadership team|executive team|shareholders)|upper management|the (?:ceo|executive team|leadership team|executives|investors))${adverbs} (?:wants?|has decided|have decided|decided|is pushing|are pushing|pushes|has asked|asked|expects?|set|has set|have set|mandated|is driving|gave us|has given us|is betting|announced|tasked us|challenged us|aims?|intends?|plans)(?: (?:us|everyone|the company|the organi[sz]ation|all teams|me))? (?:to (?!(?:see|talk|meet|know|approve|sign|review|cancel|renew|have|get|understand|buy|look|join|speak|hear|evaluate|compare|stay|keep|use|try|add|upgrade)(?!\p{L}))\p{L}+|on \p{L}+|for (?:us |more )?\p{L}+|hard|(?:a|the) (?:goal|target|strategy|direction))`,
      confidence: 0.75
    },
    {
      kind: 'goal',
      match: phrase`(?:made|making|makes|declared|named) [\p{L}\p{N}^-]+(?: [\p{L}^-]+){0,3} (?:a|our|the|its|one of (?:our|the)) (?:(?:number one|top|main|primary|strategic|key|company-?wide|big|absolute|core) )+(?:priority|priorities|goals?|objectives?|focus|bets?|theme|pillars?)`,
      confidence: 0.8
    },
    { kind: 'focus', match: phrase`(?:${us}|it)${adverbs} (?:is|are) all about (?:${direction}|\p{L}+ing)`, confidence: 0.75 },
    {
      kind: 'plan',
      match: phrase`${us}${adverbs} (?:are|is|have started|started|have begun|began) (?:consolidating|rationali[sz]ing|streamlining|moderni[sz]ing|digiti[sz]ing|centrali[sz]ing|diversifying|restructuring)(?: (?:our|the|all))* (?:tools?|tool ?stack|tech ?stack|stack|vendors?|systems?|suppliers?|software|operations|processes|business|product line|portfolio)`,
      confidence: 0.8
    },
    {
      kind: 'strategic',
      match: phrase`(?:our|the|a|an|of our|company) (?:\p{L}+ )?(?:strategic (?:shift|initiatives?|goals?|priority|priorities|direction|bet|pillars?|plan|review|focus|objectives?)|(?:three|five|ten|two|\d+)[- ]year (?:plan|strategy|vision|roadmap)|growth strategy|go-?to-?market(?: strategy)?|digital transformation|transformation program(?:me)?|digital strategy|data strategy|ai strategy|long-?term (?:plan|vision|strategy|goal)|international expansion|global expansion|cloud strategy|business model)${upTo(5)} (?:is|are|to|for|that|which|includes?|focus(?:es)?|calls?|depends|requires|means|over|around|will|foresees|we|has)`,
      confidence: 0.75
    },
    {
      kind: 'plan',
      match: phrase`(?:by|over|in|for) (?:the next (?:\p{L}+ ){0,2}(?:years?|months)|20\d\d|the coming years?|next year|this year|the end of (?:the decade|20\d\d)),? (?:${us}|our company|the company)${adverbs} (?:want|wants|plan|plans|aim|aims|intend|hope|are planning|are aiming|would like|are focused|will focus|are going) (?:to |on )(?:become|be the|double|triple|grow|expand|reach|enter|reduce|cut|shift|move|transform|digiti[sz]e|launch|consolidate|improve|focus|build)`,
      confidence: 0.8
    },
    {
      kind: 'plan',
      match: phrase`(?:${us})${adverbs} (?:want|wants|plan|plans|aim|aims|intend|hope|are planning|are aiming|would like|are looking|are trying|have committed|are working)(?: to| towards) (?:become|becoming|be the (?:leading|number one|market|go-to)|double|triple|diversify|disrupt|dominate|reduce (?:our )?(?:churn|costs|dependency|emissions)|cut (?:our )?(?:churn|onboarding time|costs) |grow (?:the business|internationally|our)|consolidate (?:our )?(?:tools|vendors|tech stack|systems)|digiti[sz]e|go (?:global|international|upmarket|carbon))`,
      confidence: 0.8
    },
    {
      kind: 'goal',
      match: phrase`(?:is|are) (?:the name of the game|what (?:matters|counts) most|at the top of (?:our|the) (?:list|agenda)|top of (?:our|the) (?:list|agenda|mind)|high on (?:our|the) agenda|front and center|what (?:we are|the company is) all about)(?: (?:this|next|for|right|in|now))?`,
      confidence: 0.8
    },
    {
      kind: 'strategic',
      match: phrase`(?:made|taken|took|make|was|is) (?:a|the|our) (?:\p{L}+ )?strategic (?:decision|choice|move|shift|bet) to`,
      confidence: 0.85
    },
    {
      kind: 'plan',
      match: phrase`(?:plan|idea|strategy|ambition|intention|vision|aim|goal) (?:here |now |for us |for next year |for this year )?is to (?:go after|become|expand|enter|grow|win|target|diversify|double|triple|move (?:up|into)|focus on|shift|own|dominate|build|consolidate|professionali[sz]e|digiti[sz]e|automate|scale|internationali[sz]e|reduce churn|cut costs)`,
      confidence: 0.8
    },
    {
      kind: 'focus',
      match: phrase`${us}${adverbs} (?:(?:are|is|will|want to|going to|have to)${adverbs} )*put(?:ting)? (?:our |the )?[\p{L}]+(?: [\p{L}]+){0,2} (?:first|at the (?:center|centre|heart|top)|front and center)`,
      confidence: 0.75
    }
  ],
  exclusions: [
    phrase`(?:first team live|go-?live|up and running|the pilot|roll ?out|launch (?:in|by)|integration done)`,
    phrase`(?:ticket|issue|bug|case|support|high|low|medium|urgent|p[0-4]|task|queue|notification|email) (?:priority|priorities)`,
    phrase`priority (?:of|is|was|set|field|level|support|queue|seating|boarding|ticket|lane|list view)(?: (?:the|this|high|low|medium|to))?(?: (?:ticket|bug|issue|high|low|medium|urgent))`,
    phrase`(?:goal|objective|aim|purpose|focus|plan|agenda|target)(?: (?:of|for|is))? (?:this |the |today's |our )?(?:call|meeting|session|today|conversation|chat|email|demo|workshop|weekend|lunch|next call|button|page|test|tomorrow|evening)`,
    phrase`(?:camera|lens|out of focus|focus (?:mode|group|ring|state|time|field)|keyboard focus|goalkeeper|football|scored|save plan|data plan|phone plan|pension plan|pricing plan|payment plan|floor plan|starter plan|your plan)`,
    phrase`(?:budget|seats?|licen[cs]es|cursor|input|dropdown|bug|ticket|incident|outage|strategy game)`
  ],
  positive: [
    'Our top priority this year is reducing churn.',
    "We're focusing on the enterprise segment from now on.",
    'The company is shifting from growth to profitability.',
    'We want to expand into the German market next year.',
    'Customer retention is a key strategic objective for us.',
    'Our five-year plan is to become the market leader in logistics software.',
    'The board has asked us to double down on AI.',
    "We're moving towards a usage-based model.",
    'Leadership is pushing for more automation across the company.',
    'Our main goal for 2027 is to go public with a self-service product.',
    'By 2028 we want to triple our customer base.',
    "We're investing heavily in automation."
  ],
  negative: [
    "What's your top priority this year?",
    'The priority of this ticket is high.',
    'The goal of this call is to get to know each other.',
    'The cursor loses focus when I press Tab.',
    "That isn't a priority for us at the moment.",
    'Our plan is to have lunch first.',
    'If our focus were enterprise, we would look at it.',
    'The goalkeeper was brilliant.',
    "We're focused on getting this bug fixed today.",
    'Their strategy game is fun.'
  ]
}
