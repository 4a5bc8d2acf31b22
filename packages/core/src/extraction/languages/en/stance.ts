import type { Concepts } from '../../grammar/index.js'

/** How words are meant: denied, asked, supposed, past, told of others, in jest. */
export const stance: Concepts = {
  /** A new clause begins here. */
  clauseOpener: [
    'but|however|although|though|whereas|because|while|which|until|since|unless|who|when|so',
    '(and|or|so|then) (we|i|they|he|she|it|our|the|my|you|their|your|this|that|is|was|have|nobody|everyone)',
    'otherwise|else|instead|except'
  ],
  /** A clause that begins so has nothing of the one before. */
  turn: ['but|however|although|though|whereas'],
  negator: [
    'not !(only|just|to mention|sure (when|how|why|who))',
    'never|nobody|nothing|none|neither|nor|without|hardly|barely|unlikely|rarely|seldom',
    'no !(doubt|question|wonder|matter|problem|longer|later|worry|$)',
    'no longer',
    '(rather than|instead of|far from|anything but)',
    'deny|denies|denied|refuse|reject|rumour|rumor|gossip|joking|kidding|untrue|hoax',
    '(rule|ruled) out',
    'no (plans|intention|intent|reason|need)',
    '(stop|prevent|keep) (us|me|them|him|her) from',
    'ignore|disregard|forget'
  ],
  deniedAfter: [
    'be (not|no longer|off the table|out of the question|never|a (rumour|rumor|joke|misunderstanding)|untrue|nonsense)',
    '(have|has) not'
  ],
  opensQuestion: [
    '(do|does|did|is|are|was|were|can|could|would|will|have|has|had|should|shall|may|might) not? (you|we|they|i|he|she|it|there|the|your|our|my|this|that|any|anyone|someone|everyone|these|those|people)',
    '(what|who|when|where|why|which|how|whose) (much|many|long|soon|often|big|do|does|did|is|are|was|were|can|could|would|will|have|has|should|else|about|exactly|way|to)'
  ],
  asksInside: [
    '(could|can|would|will) you (tell|share|let|confirm|say|explain)',
    '(wonder|wondering|curious|ask|asking|asked|know|check|find out|see|sure|decided) (if|whether)'
  ],
  /** What one asks the other side about its wishes. */
  asksWish: [
    '(would|do|are|have|will|did|were) (you|you guys) (be|want|like|consider|need|plan|think|thought|considered|interested|open|looking|planning|thinking|going|ever|intend|expect|prefer)'
  ],
  condition: [
    'if !not',
    'unless|suppose|supposing|imagine|assuming|hypothetically|hypothetical|otherwise',
    '(in theory|in case|provided that|as long as|what if|let us say|as though|only if|even if|in an ideal world|for example|for instance|or else|else)',
    'were (we|i|they) to',
    'wish|wishing'
  ],
  possibility: [
    'would !(like|love|need|prefer|rather|appreciate|want|have to|require|be (happy|grateful|glad|good|great))',
    'could !not',
    'might|may|maybe|perhaps|theoretically',
    '(one day|some day|someday|in the future)'
  ],
  pastTime: [
    'back in <digits>',
    '(last|previous) (year|spring|summer|autumn|winter|decade|job|employer|company|life)',
    '(years|ages|long time) ago',
    'used to',
    '(in|at) (my|his|her|their) (previous|old|former|last) (job|company|role|life|employer)',
    'ancient history|at the time|back then|in those days|once upon a time|formerly'
  ],
  joke: [
    'lol|lmao|haha|hahaha|hahahaha|rofl|jk',
    '(just|only)? (joking|kidding)',
    'in jest',
    'carrier pigeon|hit by a bus|over my dead body|win the lottery|when hell freezes'
  ],
  hearsay: [
    '(i|we) (read|hear|watch|notice) (that|about|in|on|somewhere)',
    '(did|have) you (see|hear|read)',
    'according to|in the news|headline|the press|on linkedin|on twitter|newsletter|podcast|novel|movie|film|the book|gossip|rumour|rumor',
    '(my|his|her|their|our|a|the) (nephew|niece|cousin|brother|sister|neighbour|wife|husband|friend|sister in law|brother in law)'
  ]
}
