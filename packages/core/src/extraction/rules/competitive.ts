import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, us } from '../vocabulary/grammar.js'
import { name } from '../vocabulary/people.js'
import { technology } from '../vocabulary/technologies.js'
import { vendor } from '../vocabulary/vendors.js'

const known = `(?<subject>${vendor})(?! (?:integration|connector|plugin|sync|account|ticket|export|import|api|webhook|contacts?|data|fields?|records?|article|blog|conference|event))`
const unknown = `(?<subject>(?!${technology})${name})`
const offer =
  '(?:vendors?|providers?|suppliers?|tools?|solutions?|platforms?|options?|products?|quotes?|proposals?|bids?|offers?|systems?|alternatives?|companies|contenders?|competitors?|candidates?|crms?|applications?)'
const others =
  '(?:another|other|different|competing|rival|alternative|several|two|three|four|five|multiple|few|couple of|your|some|various|cheaper|both|a number of)'
const weigh =
  '(?:evaluat(?:e|ing|ed)|consider(?:ing|ed)?|trial(?:l?ing|l?ed)?|trying(?: out)?|tried(?: out)?|pilot(?:ing|ed)?|test(?:ing|ed)|assess(?:ing|ed)?|explor(?:e|ing|ed)|compar(?:e|ing|ed)|review(?:ing|ed)|shortlist(?:ing|ed)?|demoing|demoed|benchmark(?:ing|ed)?|leaning towards?)'
const meet =
  '(?:look(?:ing|ed)? (?:at|into)|talk(?:ing|ed)? (?:to|with)|sp(?:oke|eaking|oken) (?:to|with)|me(?:t|eting)(?: with)?|demos? (?:from|with|of|by)|in talks with|chat(?:ting|ted) with|pitch(?:es)? from|proposals? from|quotes? from|offers? from|bids? from|hear(?:d|ing) from|approached by|contacted by|conversations? with|running a (?:trial|pilot|poc) (?:of|with)|seen|saw|checking out|checked out|in the running|kicking the tires on)'

export const competitive: FactRule = {
  factType: 'COMPETITIVE',
  patterns: [
    { kind: 'evaluates', match: phrase`(?:${weigh}|${meet})${upTo(4)} ${known}`, confidence: 0.9, allow: ['modal'] },
    {
      kind: 'evaluates',
      match: phrase`${us}${adverbs} (?:(?:are|is|am|have been|has been|were|have|has)${adverbs} )?${weigh} ${unknown}(?! \p{L}*(?:feature|report|page|ticket))(?: (?:and|or|as|too|alongside|in parallel|against|instead|at the moment|for|right now|this|next|because|which)|[,.;!]|$)`,
      confidence: 0.75
    },
    {
      kind: 'evaluates',
      match: phrase`(?:${meet}|leaning towards?) ${unknown}${upTo(3)} (?:as (?:an alternative|well as an alternative|a replacement|another option|a competitor)|instead)`,
      confidence: 0.8
    },
    {
      kind: 'switch',
      match: phrase`(?:switch|mov|migrat|chang|transition|com|came|went|go)(?:ed|e|es|ing|hing|hed|ching|ched)?${upTo(3)} (?:over |away |across )?(?:from|to|off|back to) ${known}`,
      confidence: 0.85,
      allow: ['modal', 'condition']
    },
    {
      kind: 'switch',
      match: phrase`switch(?:ed|ing|es)?(?: (?:over|away|back))? (?:from|to) ${unknown}`,
      confidence: 0.75,
      allow: ['modal', 'condition']
    },
    {
      kind: 'switch',
      match: phrase`(?:replac(?:e|ed|ing)|ditch(?:ed|ing)?|dropp?(?:ed|ing)|left|leaving|moved off|mov(?:e|ing) off|cancel+(?:ed|ing))(?: (?:our|the|your))?(?: (?:old|current|existing|tool|product|platform|service))? (?:with )?${known}`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'compares',
      match: phrase`(?:compar(?:ed|es?|ing|ison)${upTo(4)} (?:to|with|against|between|and)|versus|vs\.?|(?:up )?against|stacks? up|side by side with|cheaper than|better than|more expensive than|instead of|rather than|alternative to|over|than|behind|ahead of|choose between|between you and|between)(?: the one from| that of| what)? ${known}`,
      confidence: 0.8,
      allow: ['negation', 'modal']
    },
    {
      kind: 'compares',
      match: phrase`${known}${upTo(6)} (?:cheaper|offered|quoted|quote|pitched|came in|c[ao]me back (?:to us )?with|sent (?:us )?(?:an?|their) (?:offer|quote|proposal)|is offering|are offering|undercut|has a better|have a better|gave us|give us|told us|reached out|approached us|is less|on (?:our|the) (?:short ?list|list|table)|in the running|shortlist|short list|contender|alternative|half the price|discount|is also|already (?:has|have|does|do|offers?))`,
      confidence: 0.85
    },
    {
      kind: 'prefers',
      match: phrase`(?:go with|going with|gone with|went with|choose|chose|chosen|choosing|picked|pick|prefers?|preferred|lost (?:out )?to|lean(?:ing)? towards?|decid(?:ed|ing) (?:on|for)|opt(?:ed)? for|signed with|signing with|using) ${known}(?: (?:instead|over|because|since|already|for|as))?`,
      confidence: 0.85,
      allow: ['modal', 'negation', 'condition']
    },
    {
      kind: 'prefers',
      match: phrase`(?:go with|going with|gone with|went with|chose|chosen|choosing|picked|opted for|decided on|signed with) ${unknown} (?:instead|over you|over your|over rapport)`,
      confidence: 0.85
    },
    {
      kind: 'evaluates',
      match: phrase`(?:short ?list|rfp|final two|final three|finalists?|bake-?off)${upTo(6)} (?:${known}|${others} (?:\p{L}+ )?${offer})`,
      confidence: 0.8
    },
    {
      kind: 'evaluates',
      match: phrase`(?:${weigh}|${meet}|got|received|have|requested|getting|request|shop(?:ping)? around|asked for|in talks with|comparing)${upTo(4)} ${others} (?:other |more |different |competing |\p{L}+ )?${offer}(?! (?:for this bug|to this))`,
      confidence: 0.8
    },
    {
      kind: 'offer',
      match: phrase`(?:another|a different|a competing|a rival|a cheaper|one other|a second|one of your|a|your) (?:other )?(?:vendor|provider|supplier|competitor|competitors|rival|platform|tool|solution|agency)${upTo(2)} (?:offers?|offered|quoted|pitched|came in|approached|reached out|gave us|is cheaper|was cheaper|can do|could do|told us|is offering|promised|has this|has that|already|does this|undercut|contacted)`,
      confidence: 0.8,
      allow: ['modal']
    },
    {
      kind: 'evaluates',
      match: phrase`(?:shop(?:ping)? around|out to tender|running an rfp|issued an rfp|sent out an rfp|doing a bake-?off|market scan|vendor (?:evaluation|comparison|selection)|competitive (?:evaluation|process|bid|bids|quote|quotes)|one of your (?:main |biggest |direct )?competitors(?!'))`,
      confidence: 0.75
    },
    {
      kind: 'incumbent',
      match: phrase`${us}${adverbs} (?:(?:are|is|have|has|have been|has been)${adverbs} )?(?:use|uses|using|on|work with|with|locked into|a contract with|have|run|under contract with|customers of|stuck with|signed up with)${upTo(2)} (?<subject>(?:gainsight|totango|churnzero|planhat|vitally|custify|clientsuccess|catalyst|a competitor|one of your competitors|a competing (?:tool|product|platform)|another (?:vendor|provider|supplier)))`,
      confidence: 0.8
    },
    {
      kind: 'used before',
      match: phrase`${us}${adverbs} (?:had |have |has )?(?:used|tried|used to (?:use|have|be on|work with)|worked with|had|were on|were using|were with|started with|came from)${upTo(2)} ${known}`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'prefers',
      match: phrase`(?:fans? of|likes?|loves?|favou?rs?|prefers?|pushing for|pushes for|in favou?r of|keen on|sold on|wants?|insists on|pro)${upTo(1)} ${known}`,
      confidence: 0.8
    },
    {
      kind: 'evaluates',
      match: phrase`(?:other|second|third|competing|remaining) ${offer} (?:(?:that|which) )?(?:we|i) (?:are|am|have|have been) (?:also |currently |still )?(?:${weigh}|${meet}|working with|in touch with)`,
      confidence: 0.8
    },
    {
      kind: 'evaluates',
      match: phrase`(?:two|three|four|five|\d|several|a few|multiple|other|some) (?:other |different )?${offer}(?: (?:still|that are|who are|are))* (?:left|remaining|on (?:the|our) (?:short ?list|list|table)|in the running|in (?:our|the) (?:evaluation|race|process|mix|final)|under consideration|in play|competing)`,
      confidence: 0.8
    },
    {
      kind: 'offer',
      match: phrase`${known} (?:has|have|keeps?|is|are) (?:been )?(?:calling|chasing|emailing|courting|pitching|contacting|approaching|after|trying to win)(?: \p{L}+)? us`,
      confidence: 0.85
    },
    {
      kind: 'compares',
      match: phrase`(?:your|a|another|one) (?:\p{L}+ )?competitors?(?:' \p{L}+)? (?:has|have|offers?|is|are|does|do) (?:an? )?(?:much |far |way )?(?:better|nicer|cheaper|more|faster|similar|the same|stronger|ahead)`,
      confidence: 0.8
    }
  ],
  exclusions: [
    phrase`alternatives? to (?:you|your|this|it)`,
    phrase`(?:switch|mov|chang|go|leav)(?:e|ing|es)? (?:over )?to (?:another|a different|some other|somebody|someone)`,
    phrase`(?:our|my|their) (?:main |biggest |own )?competitors?`,
    phrase`(?:switch(?:ed|ing)?|change[ds]?|move[ds]?) (?:from|to) (?:\^?english|\^?german|\^?french|\^?spanish|dark mode|light mode|another tab|the other|a different (?:room|tab|browser|call|number))`,
    phrase`(?:integrat(?:e|es|ion|ing)|connect(?:or|ed|ing)?|sync(?:s|ed|ing)?) (?:with|to|into)`
  ],
  positive: [
    'Planhat came back with an offer 30% below yours.',
    "We're also evaluating Gainsight and Totango.",
    'We switched from Intercom to you last year.',
    "We're talking to two other vendors at the moment.",
    'HubSpot quoted us almost half of your price.',
    "How you compare with ChurnZero isn't clear to us, but we're comparing you with ChurnZero right now.",
    'In the end the team went with Planhat instead.',
    'One of your competitors offered us a big discount.',
    "We're considering Brightloop because of their reporting.",
    "We've sent out an RFP and you're one of four.",
    'My manager would prefer Salesforce over this.',
    "We're currently under contract with Vitally.",
    'We had a demo of Zendesk yesterday.'
  ],
  negative: [
    'Are you looking at other vendors?',
    "We aren't evaluating anyone else.",
    'Does it integrate with HubSpot?',
    'The HubSpot integration failed again last night.',
    'Intercom published a great post about onboarding.',
    'Could we switch to English, please?',
    'Our competitors are hiring like mad.',
    "I'm looking at Monday for the next call.",
    'We compared the two reports and they differ.',
    'Let me switch to another tab.'
  ]
}
