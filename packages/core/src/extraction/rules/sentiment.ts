import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, product, us } from '../vocabulary/grammar.js'
import { vendor } from '../vocabulary/vendors.js'

const degree =
  '(?:very|really|so|extremely|super|quite|pretty|absolutely|incredibly|totally|beyond|more than|truly|genuinely|increasingly|a bit|a little|rather|fairly|deeply|just|completely|really quite|somewhat|all|quite honestly|more and more|less and less|mostly|overall)'
const glad =
  '(?:happy|pleased|impressed|delighted|thrilled|satisfied|amazed|blown away|ecstatic|over the moon|big fans?|fans?|huge fans?|in love|grateful|thankful|excited|glad|enthusiastic|content|stoked|positively surprised|pleasantly surprised)'
const sad =
  '(?:frustrated|disappointed|unhappy|annoyed|dissatisfied|fed up|angry|upset|let down|tired|sick|unimpressed|irritated|furious|discouraged|underwhelmed|disillusioned|exasperated|at (?:our|my) wits? end|losing patience|concerned|worried|displeased|ignored|abandoned|neglected|left alone|left hanging|taken for granted|cheated|misled|burned|stuck with|appalled|shocked|ticked off|pissed)'
const good =
  '(?:great|fantastic|amazing|awesome|excellent|wonderful|brilliant|outstanding|superb|terrific|incredible|stellar|phenomenal|first[- ]class|top[- ]notch|exceptional|a lifesaver|a life saver|a joy|a pleasure|a delight|invaluable|spot on|flawless|perfect|rock solid|a game[- ]changer|a breeze|super helpful|very helpful|really helpful|so helpful|extremely helpful|incredibly helpful|very responsive|really responsive|super responsive|intuitive|easy to use|a huge (?:win|help|success|hit)|a big (?:win|help|success|hit)|nothing short of [\\p{L}]+|second to none|life-?changing|impressive|lightning fast|super easy|really (?:good|nice|easy|fast|useful|intuitive)|very (?:good|nice|useful|easy|intuitive)|so (?:good|easy|useful|intuitive))'
const bad =
  '(?:unacceptable|frustrating|disappointing|terrible|awful|horrible|a nightmare|ridiculous|painful|poor|useless|a joke|a mess|a disaster|unusable|infuriating|appalling|dreadful|abysmal|annoying|clunky|confusing|unreliable|a pain|too slow|painfully slow|incredibly slow|really slow|so slow|very slow|slow and [\\p{L}]+|getting worse|worse than|subpar|below (?:our )?expectations|a let-?down|a disappointment|not good enough|a waste|a headache|embarrassing|shocking|lousy|buggy|a total [\\p{L}]+|inexcusable|beyond frustrating|underwhelming|atrocious|lacking|not up to|overly complicated|too complicated|very confusing|really bad|very bad|so bad|a (?:big |huge )?step back(?:wards?)?|pretty bad|outrageous)'
const ours = `(?:${product}|your [\\p{L}]+(?: (?:team|support|people|service|desk|manager|engineers?|rep))?|it|this|everything|the whole (?:thing|process|experience)|working with (?:you|your [\\p{L}]+|this)|(?:the|our) (?:csm|account manager|response times?|performance|rollout|migration|support experience|latest (?:release|update|version)|sync|results?|quality|user experience|communication|process|outages?|bugs?|new [\\p{L}]+)|using (?:it|this|your [\\p{L}]+|the [\\p{L}]+)|you guys|you)`

export const sentiment: FactRule = {
  factType: 'SENTIMENT',
  patterns: [
    {
      kind: 'positive',
      match: phrase`${us}${adverbs} (?:loves?|loved|adores?|adored|enjoys?|is loving|are loving|am loving|have loved|has loved|has enjoyed|have enjoyed|appreciates?)${adverbs} (?:the|your|this|it|how|that|working|using|what|you|our|every|having|being able)`,
      confidence: 0.85
    },
    {
      kind: 'positive',
      match: phrase`(?:${us}|everyone i talked to|people here|folks|the feedback|my boss|our ceo)${adverbs} (?:is|are|am|was|were|have been|has been|feel|feels|remain)(?: ${degree}){0,2} ${glad}(?! (?:to (?:help|jump|hop|meet|share|send|answer|chat|hear from|join|discuss|connect|talk|announce|see you|set|do|provide|walk|arrange|speak)|that you (?:reached|called)|birthday|new year|friday|monday|with (?:that|the) (?:time|date)|for you))`,
      confidence: 0.85
    },
    {
      kind: 'positive',
      match: phrase`${ours}${upTo(3)} (?:is|are|was|were|has been|have been|works|looks|feels|turned out)(?: ${degree}){0,2} ${good}`,
      confidence: 0.8
    },
    {
      kind: 'positive',
      allow: ['negation'],
      match: phrase`(?:game[- ]changer|life-?saver|could not be happier|could not ask for|keep up the (?:good|great|fantastic) work|10 out of 10|ten out of ten|10/10|best (?:[\p{L}]+ ){0,3}(?:we|i) have (?:ever )?(?:used|had|seen|worked with|bought|made|tried|experienced|come across|dealt with)|works? (?:like a charm|flawlessly|perfectly|beautifully|really well|great|brilliantly|so well)|saves? (?:us|me|the team) (?:so much|a lot of|a ton of|tons of|hours|loads of|hours of|many|several)|saved (?:us|me|the team) (?:so much|a lot of|a ton of|tons of|hours|loads of|hours of|many|several)|exceeded (?:our|my|all) expectations|recommend (?:you|it|this|your [\p{L}]+|rapport)(?: [\p{L}]+)? to|(?:easier|better|simpler) (?:this|it) (?:has made|makes|made) (?:my|our) [\p{L}]+|(?:made|makes) (?:our|my) (?:life|lives|work|job)s? (?:so much |a lot |much |way )?easier|raving about|rave about|kudos to|hats off to|shout-?out to|blown away by|great job on|fantastic job|amazing job|excellent job|great work on|love it|loving it|huge improvement|massive improvement|big improvement|so much better than (?:before|what we)|thank you (?:so|very) much for (?:the (?:great|fantastic|quick|amazing|excellent|outstanding|wonderful)|all your|your (?:great|fantastic|quick|amazing|excellent|patience)))`,
      confidence: 0.8
    },
    {
      kind: 'negative',
      match: phrase`(?:${us}|people here|folks|my boss|our ceo|users|management|everyone)${adverbs} (?:is|are|am|was|were|have been|has been|feel|feels|felt|get|gets|getting|got|grew|growing|becoming|left me|left us)(?: (?:getting|becoming|growing|feeling|been|left))?(?: ${degree}){0,2} ${sad}(?! (?:with the weather|of (?:waiting in line|winter)|after (?:the|that|my) (?:flight|trip|run)|today,? long|from (?:the|my)))(?: (?:with|by|about|of|at|that|how|over|because|and|right|to|in))?`,
      confidence: 0.85
    },
    {
      kind: 'negative',
      match: phrase`(?:${ours}|the (?:third|second|fourth|fifth|\d+(?:th|rd|nd)) [\p{L}]+(?: (?:this|in) [\p{L} ]+)?)${upTo(4)} (?:is|are|was|were|has been|have been|looks|feels|remains|got|became|becomes|is becoming|is getting|has become|keeps being)(?: ${degree}){0,2} ${bad}`,
      confidence: 0.8
    },
    {
      kind: 'negative',
      match: phrase`(?:waste of (?:time|money)|(?:lost|losing|lose|loses|running out of) (?:all |our |my |any |the )?(?:trust|confidence|faith|patience|credibility)|let (?:us|me) down|letting us down|had enough of|have had enough|sick and tired|at (?:my|our) wits'? end|driving (?:us|me|everyone) (?:crazy|nuts|mad|insane)|drives (?:us|me|everyone) (?:crazy|nuts|mad|insane)|(?:fell|falls|fallen) short of (?:our |my )?expectations|worst (?:[\p{L}]+ ){0,3}(?:we|i) have|(?:the team|my team|everyone|users|people|we|i) (?:really )?(?:hates?|hated|dislikes?|can not stand|complains? about|complained about|are complaining about|keeps? complaining about|regrets?) (?:the|your|this|it|how|that|using)|left a bad taste|regret (?:buying|choosing|signing|switching)|huge step backwards?|step back(?:wards)? for us)`,
      confidence: 0.85
    },
    {
      kind: 'negative',
      match: phrase`(?:not|never|hardly|far from|less than)(?: ${degree}| too| at all| particularly| exactly| entirely| overly){0,2} (?:happy|pleased|impressed|satisfied|thrilled|delighted|amused|great|ideal|acceptable|good enough|what we (?:expected|signed up for|were promised)|fun)(?: (?:with|about|by|for|at all))?(?! to (?:help|share))`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'negative',
      match: phrase`(?:nobody|no one|none of (?:us|my \p{L}+|the \p{L}+)|hardly anyone)${upTo(4)} (?:likes?|loves?|enjoys?|(?:is|are) happy with|wants? to use|trusts?|understands?) (?:it|this|the|your|how|that|using)`,
      confidence: 0.8,
      allow: ['negation']
    },
    {
      kind: 'positive',
      match: phrase`(?:can|could) not (?:\p{L}+ )?(?:live|work|imagine \p{L}+|do) without (?:it|you|this|your [\p{L}]+)`,
      confidence: 0.8,
      allow: ['negation', 'modal']
    }
  ],
  exclusions: [
    phrase`${vendor}`,
    phrase`(?:weather|traffic|flight|food|coffee|hotel|movie|film|concert|weekend|holiday|vacation|train|song|restaurant|lunch|dinner|match|game last|parking|recipe|cat|dog|kids|children|birthday|genre|book|novel|series|restaurants?|beach)`,
    phrase`(?:would|could) (?:love|be happy|be great|be nice|be fantastic|be awesome|be perfect|be amazing|be delighted|be glad)`,
    phrase`(?:happy|glad|delighted|pleased|excited|thrilled|worried|concerned) to (?:help|jump|hop|meet|share|send|answer|chat|join|discuss|connect|talk|announce|set|provide|walk|arrange|speak|see you|have you|introduce|be here)`,
    phrase`(?:error|exception|bad request|invalid|poor connection|connection is|audio|sound|wifi|internet|line is) (?:is |was |quality )?(?:bad|poor|terrible|awful|request)`,
    phrase`not (?:\p{L}+ )?(?:unhappy|dissatisfied|frustrated|disappointed|annoyed|angry|upset|worried|concerned)`
  ],
  positive: [
    'We absolutely love the new reporting.',
    "I'm really happy with how the onboarding went.",
    'Your support team has been amazing.',
    "We're getting increasingly frustrated with the bugs.",
    'The latest release has been a nightmare for us.',
    "Honestly, we're not happy with the response times.",
    'This is completely unacceptable.',
    'It saves us hours every week.',
    'The team hates the new editor.',
    "We've lost confidence in the data.",
    "I'm disappointed that nobody got back to us.",
    "It's easily the best tool we've ever used."
  ],
  negative: [
    'Happy to jump on a call tomorrow.',
    "I'd love to see a demo.",
    'The weather was awful.',
    'Are you happy with the product so far?',
    'That film was amazing.',
    "We're not unhappy, but let's see.",
    'The request failed with a bad gateway error.',
    'Excited to meet you next week!',
    "If the team loved it, we'd buy it.",
    'The audio is terrible today, can you repeat that?'
  ]
}
