/**
 * Words and turns of phrase that made earlier texts hard to read, and what to write instead. A pattern of this list fails the gate,
 * so it holds only what is never right in these documents.
 */
export const dialect: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bbut for\b/i, instead: 'except' },
  {
    pattern: /\b(?:in|out|because|instead|by means|on account|part|some|most|all|none|each|one|two|both|many) of which\b/i,
    instead: 'a sentence of its own'
  },
  { pattern: /\bwhat of\b/i, instead: 'say who does what' },
  { pattern: /\b(?:is|are) yours to\b/i, instead: 'you decide …' },
  {
    pattern: /\b(?:two|three|four|five|six|seven|eight|nine|ten|many|few|none|some) (?:\w+ )?there (?:is|are)\b/i,
    instead: 'there are eight …'
  },
  { pattern: /\bthere (?:is|are) none\b/i, instead: 'no …' },
  { pattern: /\b(?:that|those) of which\b/i, instead: 'a sentence of its own' },
  { pattern: /\b(?:what|that|who|whoever) (?:\w+ ){1,3}is (?:nobody|nothing)'?s?\b/i, instead: 'say who owns …' },
  { pattern: /\bstands? (?:in|under|beside|there)\b/i, instead: 'is in, is listed under' },
  { pattern: /\btells? (?:\w+ )?apart\b|\btold apart\b/i, instead: 'distinguishes' },
  { pattern: /\breckon(?:s|ed|ing)?\b/i, instead: 'compute, estimate' },
  { pattern: /\b(?:lest|thereof|therein|whereby|wherein|thereby|hitherto|heretofore|whilst|amongst|shall)\b/i, instead: 'everyday words' },
  { pattern: /\bsave for\b/i, instead: 'except' },
  { pattern: /\bgives? way\b/i, instead: 'yields' },
  { pattern: /\b(?:takes?|took|taken) in\b(?! (?:total|all)\b)/i, instead: 'stores, accepts' },
  { pattern: /\btellings?\b/i, instead: 'hook event' },
  { pattern: /\bstanding job\b/i, instead: 'singleton job' },
  { pattern: /\bupkeep\b/i, instead: 'maintenance' },
  { pattern: /\b(?<!dead[- ])letters (?:of|that) (?:a |the )?hooks?\b/i, instead: 'dead letters' },
  { pattern: /\bby (?:their|its|his|her) own hand\b/i, instead: 'yourself, itself' },
  { pattern: /\bone's\b/i, instead: 'your' },
  { pattern: /\bwhom\b/i, instead: 'who, or the noun' },
  { pattern: /\b(?:comes?|came) to nothing\b/i, instead: 'fails' },
  { pattern: /\bof its own accord\b/i, instead: 'automatically' },
  { pattern: /\bnone but\b/i, instead: 'only' },
  { pattern: /\bnot but\b/i, instead: 'but' },
  { pattern: /\bas (?:little|few|soon|often) as not\b/i, instead: 'everyday words' },
  { pattern: /\bin their stead\b|\bin its stead\b/i, instead: 'instead' }
]
