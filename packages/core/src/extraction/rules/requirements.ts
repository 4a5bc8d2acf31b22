import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, us } from '../vocabulary/grammar.js'
import { body } from '../vocabulary/people.js'

const thing = '(?:it|this|that|you|the|your|any|every|whatever|each|our|all|everything|something|anything|whichever)'
const system =
  '(?:tool|tools|solution|solutions|vendor|vendors|platform|system|software|product|provider|supplier|app|application|api|integration|replacement|setup|data|service|customer data|personal data|records|backups?)'
const capability =
  '(?:sso|single sign-?on|saml|scim|oidc|ldap|audit (?:logs?|trails?)|api(?: access)?|rest api|webhooks?|integrations?|connectors?|encryption|encrypted|gdpr|hipaa|soc ?2|iso ?27001|pci|fedramp|dpa|data processing agreement|on-?prem(?:ises?)?|self-hosted|private cloud|data residency|eu hosting|hosted in (?:the )?\\^?[\\p{L}]+|role-based|roles|permissions?|rbac|access controls?|user management|exports?|csv|pdf|excel|multi-?language|localization|translations?|uptime|sla|slas|sandbox|staging|white-?label(?:l?ing)?|offline|mobile app|two-factor|2fa|mfa|custom fields?|custom reports?|reporting|reports|dashboards?|bulk|imports?|real-?time|full-text|search|backups?|24/7|round-the-clock|dedicated (?:support|csm|account manager)|compliance|compliant|accessibility|wcag|automations?|workflows?|notifications?|alerts?|templates?|filters?|versioning|approval (?:flow|workflow|step)|multi-?currency|multi-?tenant|native|bidirectional|two-way|sync|migration support|documentation|training|feature|functionality|capability|feature parity|visibility|granular|support for|(?:better|more|a|some) (?:control|insight|reporting|way)|something (?:that|which|to)|a (?:tool|system|solution|platform|product|way|place|vendor|partner|portal) (?:that|which|to|for|with|where)|(?:the|an) (?:ability|option|possibility) (?:to|of|for)|to be able to|be able to)'
const necessity =
  '(?:required|mandatory|essential|crucial|critical|non-?negotiable|imperative|indispensable|vital|a must(?:-have)?|must-haves?|a (?:hard |strict |key |core |firm |legal |basic |minimum )?(?:requirement|prerequisite|precondition|necessity|dealbreaker|deal-?breaker|deal breaker|condition)|table stakes|(?:our )?(?:top|main|key|hard|biggest) requirements?)'

export const requirements: FactRule = {
  factType: 'REQUIREMENTS',
  patterns: [
    {
      kind: 'must',
      allow: ['modal'],
      match: phrase`(?:is|are|would be|will be|remains)${adverbs} (?:absolutely |pretty )?${necessity}(?: (?:for|to|from) (?:us|our|me|this|any|the|my|legal|security))?`,
      confidence: 0.8
    },
    {
      kind: 'must',
      match: phrase`(?:hard|must-have|mandatory|key|strict|critical|non-negotiable|absolute|firm|main|top|biggest|core|minimum|only|legal|security|compliance|technical|first) (?:requirements?|conditions?|criteri(?:on|a)|prerequisites?|must-haves?)${upTo(5)} (?:is|are|include|includes|would be|would include|:)`,
      confidence: 0.85
    },
    {
      kind: 'needs',
      match: phrase`${us}${adverbs} (?:need|needs|require|requires|would need|would require|will need|will require|must have|have to have|insist on|insists on|expect|demand|demands|are looking for|is looking for|are after|are missing|are lacking|lack|would love|would like to have|would like to see|want)${adverbs}${upTo(6)} ${capability}`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'needs',
      match: phrase`${us}${adverbs} (?:need|needs|require|requires|would need|will need|want|wants|expect|would expect)${adverbs} ${thing}(?: [\p{L}-]+){0,2} (?:to|that can|which can) (?!(?:meet|talk|know|call|answer|look|reply|respond|help|join|send|be fair|be honest|tell)(?!\p{L}))\p{L}+`,
      confidence: 0.75
    },
    {
      kind: 'needs',
      match: phrase`(?:security|legal|compliance|it|procurement|infosec|auditors?|regulators?|${body}|dpo|policy|policies|works council)(?: (?:team|department|officer|policy|people|guys))?${adverbs} (?:(?:insists?|requires?|demands?|mandates?|dictates?|will not (?:accept|approve|sign|allow)|does not (?:accept|allow)|will ask for|asked for)(?: (?:on|that|to see|us to|from|anything|you to|any|all|a|an|the|every|at least))?|(?:will )?(?:needs?|wants?|expects?)${upTo(4)} ${capability})`,
      confidence: 0.8,
      allow: ['negation', 'modal']
    },
    {
      kind: 'blocks',
      match: phrase`(?:can not|could not|will not|would not|unable to|not able to|not going to|not possible to|impossible to|no way to|nothing (?:gets|can be)|never)${upTo(3)} (?:move forward|go forward|proceed|go ahead|sign|buy|use|adopt|commit|go live|roll|launch|approve|consider|work|accept|continue|start|switch|purchase|deploy|happen|implement|onboard|approved|migrate)${upTo(5)} (?:without|unless|until)`,
      confidence: 0.85,
      allow: ['negation', 'condition']
    },
    {
      kind: 'must',
      match: phrase`(?:any|the|whatever|every|whichever|each|our next|a|your|our new|the new|all|its?)(?: [\p{L}-]+)? ${system}${upTo(5)} (?:must|has to|have to|needs to|need to|ought to)(?: not)? (?!(?:meet|talk|be fixed|be restarted|be cleared))\p{L}+`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'must',
      match: phrase`(?:it|this|that|you|everything|they)${adverbs} (?:must|has to|have to|needs to|need to|absolutely has to|would have to|would need to)(?: also)? (?:support|integrate|comply|be (?:compliant|encrypted|hosted|stored|available|able to|gdpr|hipaa|accessible|certified|multi|easy|fast|secure)|work (?:with|on|in|offline|across)|run (?:on|in)|connect|handle|scale|sync|offer|provide|include|allow|let us|plug into|fit into|come with|meet (?:our|the)|have (?:an? )?${capability}|talk to our|speak)`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'data',
      match: phrase`(?:data|records|information|files|backups?|logs?|everything)${upTo(3)} (?:must|has to|have to|needs? to|can not|may not|should|never|is not allowed to|are not allowed to)(?: (?:ever|only|always|not|never))? (?:stay|remain|be (?:stored|kept|hosted|encrypted|deleted|processed|retained|anonymi[sz]ed)|reside|leave|leaves|live|sit|cross)`,
      confidence: 0.85,
      allow: ['negation']
    },
    {
      kind: 'must',
      match: phrase`(?:it is|is|it would be|it was|would be)(?: (?:really|very|absolutely|so|extremely|super|quite))? (?:essential|crucial|critical|imperative|important|vital|mandatory|a must|key|necessary)(?: (?:for|to) (?:us|me|our [\p{L}]+|our|the team))? (?:that|to have|to be able|we (?:have|get|can)|for (?:us|our [\p{L}]+) to)`,
      confidence: 0.8
    },
    {
      kind: 'missing',
      match: phrase`(?:what (?:we|i) (?:are |am )?(?:really |still )?(?:miss|missing|need|lack|want)|what is (?:still |really )?missing|the (?:one|main|biggest|only) (?:thing|feature|gap) (?:we (?:are )?(?:miss|missing|need|lack)|missing|that is missing))${upTo(6)} (?:is|are|would be)`,
      confidence: 0.8
    },
    {
      kind: 'missing',
      match: phrase`(?:feature request|deal-?breaker|dealbreaker|deal breaker|show-?stopper|blocker|hard no|no-go|non-starter)(?: for (?:us|our [\p{L}]+))?(?: (?:is|if|would be|:))?`,
      confidence: 0.7,
      allow: ['condition', 'modal']
    },
    {
      kind: 'needs',
      match: phrase`(?:looking for|in search of|in the market for) (?:an? |something |some )(?:[\p{L}-]+ ){0,4}(?:that|which|with|to|where|for) \p{L}+`,
      confidence: 0.75
    },
    {
      kind: 'must',
      match: phrase`(?:our|my|the|your) (?:[\p{L}-]+ ){0,2}?(?:requirements|must-haves|criteria) (?:are|include|is|would be)(?! (?:met|unclear|not|high|in|attached|changing|below))`,
      confidence: 0.8
    },
    {
      kind: 'blocks',
      match: phrase`without (?:an? |the |any |proper |that |this |some )?(?:[\p{L}\p{N}-]+ ){1,5}?(?:it|this|that|we|i|there) (?:will|would|can|could|is|simply|just)(?: \p{L}+)? (?:not|no way|be a no|useless|a deal-?breaker)`,
      confidence: 0.8,
      allow: ['negation', 'modal']
    },
    {
      kind: 'must',
      match: phrase`(?:whatever|whichever|any (?:tool|vendor|solution|product|platform|system)|anything|the one) (?:we|that|which|you|tool|vendor|solution|product|platform|system)${upTo(4)} (?:must|has to|needs to|should) (?:be|support|integrate|have|work|run|comply|offer|handle|come|fit|allow|provide|meet)`,
      confidence: 0.85
    },
    {
      kind: 'needs',
      match: phrase`${us}${adverbs} (?:must|have to|has to|need to|needs to|should|would have to|will have to) be able to`,
      confidence: 0.8
    },
    {
      kind: 'must',
      match: phrase`(?:the|any|your|our new|a) (?:\p{L}+ )?${system} (?:should|ought to|would have to|would need to)(?: also)? (?:let|allow|support|be able|integrate|have|offer|provide|handle|work|run|enable|cover|include|comply)`,
      confidence: 0.75,
      allow: ['modal']
    },
    {
      kind: 'must',
      match: phrase`(?:can|will|could|would|are allowed to|may) not (?:\p{L}+ )?(?:buy|use|sign|adopt|accept|approve|consider|work with|choose|select|deploy) (?:any \p{L}+|anything|tools?|a \p{L}+|vendors?) (?:that|which|who) (?:is|are|does|do|can|has|have) not`,
      confidence: 0.85,
      allow: ['negation']
    }
  ],
  exclusions: [
    phrase`(?:raise|increase|lift)(?: \p{L}+)* limit`,
    phrase`(?:field|input|password|login|authentication|form|parameter|argument|email address|captcha|header|value|reboot|restart|property) (?:is|are) (?:required|mandatory|missing)`,
    phrase`(?:need|needs) (?:to (?:talk|go|leave|run|jump|hop|check|think|look|ask|know|reschedule|cancel|move|head|grab|drop|discuss|understand|see|get back|find out)|your help|help|a (?:coffee|break|minute|second|moment|vacation|holiday|favou?r|hand|quick call)|more time|some time|time to|sleep)`,
    phrase`(?:seats?|licen[cs]es?|approval|sign-?off|quote|refund|invoice|meeting|job|hiring|flat|apartment|house|intern|designer|developer|candidates?)`,
    phrase`(?:error message|exception|stack trace|throws|returns (?:a )?\d{3})`
  ],
  positive: [
    'We need SSO before anyone can log in.',
    'SOC 2 compliance is a hard requirement on our side.',
    'The tool has to integrate with our ERP.',
    "We can't roll this out without proper role-based access.",
    'Our legal team requires a signed DPA.',
    'All customer data must stay in Germany.',
    "What we're missing is a bulk import.",
    "We're looking for a platform that can handle multiple brands.",
    'It needs to work offline for our field staff.',
    'For us it is crucial that we can export everything to CSV.',
    'Our minimum requirements are GDPR compliance and an audit trail.',
    'We need to be able to filter accounts by region.'
  ],
  negative: [
    'Do you need anything else from me?',
    'The password field is required.',
    'I need to run, sorry.',
    "SSO isn't a requirement for us.",
    "We don't need an on-prem version.",
    'We need a coffee break.',
    'What are your main requirements?',
    'If we needed SAML, would that cost extra?',
    'You must be tired after that flight.',
    'Authentication is required to view this page.'
  ]
}
