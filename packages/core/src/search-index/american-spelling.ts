/** Endings and stems of British spelling with the American ones in their place, in words in lower case; none that would make a common word into another. */
const rules: readonly (readonly [british: RegExp, american: string])[] = [
  [/^(\w{3,})is(e[drs]?|ers|ing|able|ations?|ational)$/, '$1iz$2'],
  [/lys(e[dr]?|ers|ing)$/, 'lyz$1'],
  [
    /(behavi|(?:^|[^a-z]|dis|un|multi|re)col|fav|flav|harb|hon|hum|lab|neighb|(?:^|mal)od|rum|tum|vap|vig|sav|endeav|arm|val|ferv|clam|ranc|parl)our/,
    '$1or'
  ],
  [/^(cent|epicent|theat|spect|meag|lust|(?:kilo|milli|centi|micro|nano)?(?:lit|met))re(s|d)?$/, '$1er$2'],
  [/^(fib|calib|sab)re(s|d)?$/, '$1er$2'],
  [/^(catal|dial|anal|monol|prol)ogue(s)?$/, '$1og$2'],
  [/^(def|off|pret)ence(s)?$/, '$1ense$2'],
  [/^(sub|un)?licence(s|d)?$/, '$1license$2'],
  [/^(enrol|fulfil|instal|skilful|wilful)(ment|ments|s|ly)?$/, '$1l$2'],
  [/aem(?=i)/, 'em'],
  [/^(an)?aesth/, '$1esth'],
  [/haem(?=[ao])/, 'hem'],
  [/paed(?=[io])/, 'ped'],
  [/^gynaec/, 'gynec'],
  [/^aetio/, 'etio'],
  [/^oe(?=dem|soph|str)/, 'e'],
  [/^foet/, 'fet'],
  [/rrhoea/, 'rrhea'],
  [/^manoeuvre(s)?$/, 'maneuver$1'],
  [/^manoeuvr(?=ed|i|ab)/, 'maneuver'],
  [/sulph/, 'sulf'],
  [/^alumini(?=um$)/, 'alumin'],
  [/^programme(s)?$/, 'program$1'],
  [/^grey(?=|s$|ed$|ing$)/, 'gray'],
  [/^ageing$/, 'aging'],
  [/^judgement/, 'judgment'],
  [/^acknowledgement/, 'acknowledgment'],
  [/^aeroplane/, 'airplane']
]

/** What ends in `ise` on both sides of the ocean. */
const alike =
  /^(?:un|re|im|over|dis)?(?:adv|ar|advert|appra|bru|chast|circumc|compr|comprom|conc|cru|dem|desp|dev|disgu|exc|exerc|expert|enterpr|franch|gu|improv|inc|lia|merchand|no|parad|po|pra|prec|prem|prom|ra|rev|superv|surm|surpr|telev|treat)is(?:e|i|a)|wis(?:e|i)/

/** A word as Americans write it: whoever looks for `organization` finds `organisation`. */
export function americanSpelling(word: string): string {
  if (word.length < 4) return word
  let spelt = word
  for (const [index, [british, american]] of rules.entries()) {
    if (index > 0 || !alike.test(word)) spelt = spelt.replace(british, american)
  }
  return spelt
}
