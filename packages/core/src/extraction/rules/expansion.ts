import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, us } from '../vocabulary/grammar.js'
import { count } from '../vocabulary/money.js'
import { department } from '../vocabulary/people.js'

const more = `(?:${count}(?: or (?:so|${count}))?|(?:some |a few |a lot |many |${count} )?(?:more|additional|extra|further)|another(?: ${count})?|an extra|an additional|a few|several|at least ${count}|about ${count}|up to ${count}|the remaining|new)`
const seat =
  '(?:seats?|licen[cs]es?|user (?:seats?|accounts?|licen[cs]es?)|(?:user |admin |team )?accounts|logins|agents|workspaces?|locations|stores|sites|modules?|credits|instances?|editors?|named users|power users|slots|add-?ons?|full users|viewers)'
const people =
  '(?:users|people|colleagues|team members|employees|reps|folks|staff|managers|teams|departments|customers|engineers|developers|coaches|teachers|technicians)'
const getMore =
  '(?:add|adding|need|needs|want|wants|buy|buying|purchase|purchasing|get|getting|order|ordering|take|bring|bringing|onboard|onboarding|include|invite|provision|require|grow by|grow to|increase (?:to|by)|expand (?:to|by)|go to|go up to|move up to|looking at|interested in|quote for|price for|pricing for|cost of|cost for|have budget for|go from|up to)'
const plan =
  '(?:plan|tier|subscription|package|edition|enterprise(?: plan| tier| version)?|business (?:plan|tier)|pro(?: plan| tier| version)?|premium(?: plan| tier)?|professional|contract|licen[cs]e|annual|account|growth plan|scale plan|team plan|unlimited|version with)'
const unit = `(?:teams?|departments?|offices?|branch(?:es)?|divisions?|subsidiar(?:y|ies)|regions?|business units?|entit(?:y|ies)|countr(?:y|ies)|locations?|sites?|brands?|colleagues|group|organi[sz]ation|org|company|sister company|parent company|affiliates?|stores|schools|plants?|units)`
const wider = `(?:${unit}|everyone|everybody|globally|global|worldwide|company-?wide|org-?wide|europe|emea|apac|asia|north america|the us|the uk|latin america|all of|all our|all the|the whole|the entire|the rest of|every|all [\\p{L}]+ (?:teams|offices|stores|employees)|more of the|other|additional|${department}|across)`

export const expansion: FactRule = {
  factType: 'EXPANSION',
  patterns: [
    { kind: 'seats', match: phrase`${getMore}${upTo(2)} ${more} (?:\p{L}+ )?${seat}`, confidence: 0.9, allow: ['question', 'modal'] },
    {
      kind: 'seats',
      match: phrase`${getMore}${upTo(2)} ${more} (?:\p{L}+ )?${people}(?: [\p{L}]+){0,3} (?:to|on|onto|into|in|with access to|for) (?:the|our|your|this|it)(?: (?:platform|tool|account|plan|product|system|workspace|app|subscription|contract))?`,
      confidence: 0.85,
      allow: ['question', 'modal']
    },
    {
      kind: 'seats',
      match: phrase`(?:double|doubling|triple|tripling|increase|increasing|extend|extending|raise|grow|growing|expand|expanding|upsize|scale up|bump up|up)(?: up)? (?:our|the|my) (?:\p{L}+ ){0,3}?(?:seats?|seat count|licen[cs]es?|number of (?:seats|users|licen[cs]es)|plan|subscription|usage|contract|commitment|user count|footprint|deployment|account|user base|package|investment in (?:your|the))`,
      confidence: 0.85,
      allow: ['question', 'modal']
    },
    {
      kind: 'upgrade',
      match: phrase`(?:upgrad(?:e|ing)|mov(?:e|ing) up|step(?:ping)? up|switch(?:ing)? (?:up )?|go(?:ing)?|mov(?:e|ing)|graduat(?:e|ing)|convert(?:ing)?|jump(?:ing)?)(?: (?:our|us|my|the|from|this))?${upTo(5)} (?:to|onto|for) (?:the |a |an |your |our )?(?:next |higher |bigger |larger |full |paid |annual )?(?:\p{L}+ )?${plan}`,
      confidence: 0.85,
      allow: ['question', 'modal']
    },
    {
      kind: 'upgrade',
      match: phrase`upgrad(?:e|ing) (?:our|my|the|to a|to the|this|to)(?: [\p{L}]+)? ?${plan}`,
      confidence: 0.85,
      allow: ['question', 'modal']
    },
    {
      kind: 'rollout',
      match: phrase`(?:roll(?:ing|ed)?|expand(?:ing|ed)?|extend(?:ing|ed)?|deploy(?:ing|ed)?|introduc(?:e|ing)|open(?:ing)?(?: up)?|spread(?:ing)?|scal(?:e|ing)|launch(?:ing)?|adopt(?:ing)?|standardi[sz](?:e|ing))(?: (?:it|this|that|the|your|our|you|usage|use|access|out|rapport|them|things|everything))?${upTo(4)} (?:out )?(?:to|across|into|throughout|company-?wide|globally|worldwide|org-?wide|for|in|on)(?: (?:it|this))? (?:the |our |all |other |more |several |additional |${count} ){0,3}(?:other |more |remaining )?(?:[\p{L}^-]+ )?${wider}`,
      confidence: 0.8,
      allow: ['modal']
    },
    {
      kind: 'interest',
      match: phrase`(?:other|another|more|additional|further|new|sister|neighbou?ring|${count}(?: (?:more|other|additional|of (?:our|the) other))?|the [\p{L}^]+|our [\p{L}^]+|several|two more) ${unit}(?: [\p{L}^]+){0,4} (?:want|wants|would like|would love|is interested|are interested|asked|ask|asks|asking|expressed interest|have shown interest|has shown interest|showed interest|will come|are coming|will join|is joining|are joining|to join|starting to use|start using|wants in|keen|curious|onboard|come on board|coming on board|will be added|going to use|wants access|get access|gets access|like to use|also needs?|could use this|could benefit)(?! (?:to know|about the (?:bug|outage|error|issue)|when|why))`,
      confidence: 0.8,
      allow: ['question']
    },
    {
      kind: 'interest',
      match: phrase`(?:(?:our|the) )?(?:${department}|\^?[\p{L}]+ team|[\p{L}^]+ office)(?: [\p{L}^']+){0,5} (?:wants? in|wants? (?:access|to (?:use|try|join|get on|start using|adopt|have)|it|licen[cs]es|seats|the same|their own)|would like (?:access|to use|to join|licen[cs]es|it)|asked (?:for|if|whether|to)(?: [\p{L}]+){0,4} (?:access|licen[cs]es?|seats?|use it|join|on board|accounts?)|(?:is|are) (?:also )?(?:interested|keen)(?: (?:in|on))?)(?: (?:too|as well|also|now))?`,
      confidence: 0.8
    },
    {
      kind: 'interest',
      match: phrase`(?:interested in|want to (?:add|buy|get|try)|would like to (?:add|buy|get|try)|thinking about (?:adding|buying|getting)|tell (?:me|us) more about|like (?:more|some) (?:info|information) (?:on|about)|looking (?:at|into) (?:adding|buying|getting)|considering (?:adding|buying)|quote for|proposal for|pricing (?:for|on)|price for)${upTo(4)} (?:add-?ons?|module|modules|premium|enterprise(?: plan| tier| edition| licen[cs]e)?|(?:other|additional) (?:products?|features?|modules?|services)|analytics package|professional services|multi-?year|annual plan|unlimited|higher tier|bigger (?:plan|package)|larger (?:plan|package)|pro plan)`,
      confidence: 0.8,
      allow: ['question', 'modal']
    },
    {
      kind: 'limits',
      match: phrase`(?:outgrown|outgrowing|outgrew|outgrow|maxed out|(?:hit|hitting|reached|reaching|exceeded|exceeding|over|at|close to|nearing|bumping (?:up )?against|running into) (?:our|the|your)(?: [\p{L}]+){0,2} (?:limit|limits|cap|quota|ceiling|allowance)|run(?:ning)? out of (?:seats|licen[cs]es|credits)|used (?:up )?all (?:of )?(?:our|the) (?:seats|licen[cs]es|credits)|out of (?:seats|licen[cs]es))`,
      confidence: 0.75
    },
    {
      kind: 'growth',
      match: phrase`${us}${adverbs} (?:want|wants|would like|plan|plans|are planning|is planning|intend|are looking|is looking|hope|are hoping|are ready|aim)(?: to)? (?:expand|extend|broaden|increase|deepen|grow|double down on|do more with|use (?:it|this|you) for|scale)${upTo(3)} (?:our |the |your )?(?:use|usage|collaboration|partnership|contract|account|scope|rollout|engagement|with you|more use cases|other use cases)`,
      confidence: 0.8
    },
    {
      kind: 'rollout',
      match: phrase`(?:roll(?:ing)?|expand(?:ing)?|extend(?:ing)?|deploy(?:ing)?|bring(?:ing)?|tak(?:e|ing)|scal(?:e|ing)|us(?:e|ing)) (?:it |this |that |them |your [\p{L}]+ |the [\p{L}]+ )?(?:out )?(?:everywhere |more )?(?:company-?wide|globally|worldwide|org-?wide|organi[sz]ation-?wide|across the board|more broadly|more widely|everywhere)`,
      confidence: 0.85
    },
    {
      kind: 'seats',
      match: phrase`(?:they|all of them|new hires|the new (?:people|hires|colleagues|[\p{L}]+)|everyone|everybody|the whole team|more people|additional people|(?:more|other) colleagues)(?: (?:will|would|all|also|both|then|soon|going to|to|are|is))* (?:need|want|require|get)(?: (?:their own|an?|some|more))? (?:access|accounts?|licen[cs]es?|seats?|logins?|user accounts?)`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'limits',
      match: phrase`(?:rais(?:e|ing)|increas(?:e|ing)|lift(?:ing)?|bump(?:ing)?(?: up)?|extend(?:ing)?|higher|bigger|larger)(?: (?:our|the|a|on|my))*(?: [\p{L}-]+)? (?:limits?|quota|cap|allowance|capacity|volume|storage)`,
      confidence: 0.8,
      allow: ['question', 'modal']
    },
    {
      kind: 'growth',
      match: phrase`(?:our|the customer's) (?:own )?(?:usage|volume|user base|seat count|number of users|user count|team|adoption|needs)(?: (?:will|is going to|should|is expected to|is set to|has|is|is about to|probably|likely|already|almost|more than|easily))* (?:double|triple|grow|increase|quadruple|doubled|tripled|growing|increasing|doubling|tripling|exploding)`,
      confidence: 0.75,
      allow: ['modal']
    },
    {
      kind: 'interest',
      match: phrase`(?:would love|would like|want|wants|keen|interested|curious|hoping|planning|ready|looking|decided) (?:to |in )?(?:try|trying|add|adding|buy|buying|get|getting|test|purchase|purchasing|activate|take)(?: out)?(?: (?:the|your|an?|also|another))*(?: [\p{L}-]+){0,2} (?:modules?|add-?ons?|packages?|premium features?|integration package)`,
      confidence: 0.85,
      allow: ['question']
    },
    {
      kind: 'seats',
      match: phrase`(?:${getMore}|require) ${seat} for (?:${more}|all|the (?:whole|entire|new|other))(?: \p{L}+)? (?:${people}|${unit})`,
      confidence: 0.85,
      allow: ['question', 'modal']
    }
  ],
  exclusions: [
    phrase`(?:expand|enter|break|push|grow)(?:ing|s|ed)? into`,
    phrase`(?:upgrad(?:e|ed|ing)) (?:to )?(?:your |the |our |my |a )?(?:new )?(?:version|browser|node|server|servers|os|postgres|mysql|database|laptops?|hardware|library|dependency|dependencies|package version|\d|python|java|react|phone|firmware|plugin|flight|seat|room|sdk)`,
    phrase`(?:button|banner|popup|pop-up|click(?:ing|ed)?|error|greyed out|doesn't load|airline|flight|concert|train|conference seats|car|stadium|theat(?:er|re)|restaurant)`,
    phrase`(?:remove|reduce|fewer|cut|less|downgrade|release(?:d)?|fix) (?:the |our |of |\p{L}+ ){0,2}(?:seats|licen[cs]es|users|plan|to)`,
    phrase`(?:hire|hiring|recruit(?:ing)?|job|headcount)`,
    phrase`(?:new |second |third |another )?(?:office|offices|store|stores|branch|branches|locations?) (?:in|at) [\p{L}^]+ (?:next|this|soon|opens|opened)`,
    phrase`(?:open(?:ing|ed)?|clos(?:e|ing|ed)) (?:a |an |our |the |two |three |another |new |second |third |first |\p{L}+ ){0,3}(?:offices?|stores?|branch(?:es)?|locations?|sites?|plants?|warehouses?)`,
    phrase`file size limit|time limit|character limit|limit of \d+ (?:mb|kb|characters)`
  ],
  positive: [
    "We'd like to add 20 more seats.",
    'Can we upgrade to the Enterprise plan?',
    "We're planning to roll it out to all our regional offices.",
    'The finance team wants access too.',
    'Could you send pricing for an additional 50 licences?',
    'Two other departments have asked to join.',
    "We've outgrown our current plan.",
    'We want to double our seat count next year.',
    "I'd be interested in the analytics add-on.",
    'Our sister company is interested in using it as well.',
    "We're hitting the user limit on our plan.",
    'They want to bring another 100 users onto the platform.'
  ],
  negative: [
    'Please upgrade your browser to the latest version.',
    'There were only a few seats left on the plane.',
    "We won't be adding any seats this year.",
    'Two users see the same error.',
    'The Upgrade button does nothing when I click it.',
    'Have you thought about adding more seats?',
    'We are opening a new office in Madrid.',
    'We need to hire two more developers.',
    'If we ever had more people, we could talk about more licences.',
    'I added a comment to the ticket.'
  ]
}
