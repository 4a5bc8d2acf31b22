import type { Concepts } from '../../grammar/index.js'

/** Other products in our place: looked at, used before or beside us, offered, better or worse. */
export const competing: Concepts = {
  rivalNamed: [
    '<knownRival> !(integration|connector|plugin|sync|account|ticket|export|import|api|webhook|contact|data|field|record|article|blog|conference|event|invite|link|calendar)'
  ],
  /** Any name, or an unnamed rival; only beside words that leave no doubt. */
  rivalAny: [
    '<rivalNamed>',
    '<brand>',
    '(another|other|different|a competing|a rival|alternative|one of your|a few|two|three|several|some|your) .. (vendor|provider|supplier|tool|platform|solution|product|system|competitor|rival|software|option)',
    'competitor|rival|(someone|somebody) else|alternative'
  ],
  brand: ['!<month> !<jobTitle> !<weekday> !mr !mrs !ms !dr !professor <name> !(integration|connector|plugin|sync|api|export)'],
  jobTitle: ['vp|ceo|cfo|cto|coo|cio|md|gm|hr|it|head|director|manager|tue|mon|wed|thu|fri'],
  evaluates: [
    '(demo|trial|pilot|poc|offer|proposal|pitch|presentation|bid|test account|walkthrough) (of|from|with|by)',
    '(have|had|got|get|received|a) ..1 quote from',
    'demos lined up with|in (a)? trial with|talk to a sales rep from|come .. back with a login (of|from)',
    '(evaluate|evaluating|trialling|trialing|piloting|shortlist|benchmark|try out|trying out|test drive|play with|playing with|kick the tires on|flirt with|decide between you and|deciding between you and) (a|the)?',
    '(compare|comparing|weigh|pit|measure) (you|us|your <productWord>|ours) (with|to|against|up against|and)'
  ],
  /** Only with a product that is known to compete. */
  /** Other ways than us, not named. */
  options: [
    '(alternative|other options|our options|their options|other (vendor|provider|supplier|tool|solution|platform|system)|different (vendor|provider|tool|solution|platform|system)|what else be out there|the market)',
    '(another|a different|a new|<number> other) (vendor|provider|tool|solution|platform|system)'
  ],
  usesRival: [
    'in (a)? trial with <brand>',
    '(other|another|second) vendor we be evaluate',
    '(come|came) to (you|us) from <brand>',
    '(be|currently|we|they) (use|under contract with|tied to|locked into|on) ..1 (gainsight|totango|churnzero|planhat|vitally|custify|(one of)? your competitor|a competitor|another (vendor|provider|tool))',
    '(one of|two of|<number> of)? your competitor ..3 (have|has|offer|send|sent|quote|nicer|better|cheaper|approach)',
    '<number> (vendor|provider|supplier) .. (left|remaining|in) .. (evaluation|process|race|running)',
    '(big)? fan of <rivalNamed>'
  ],
  prefers: ['prefer|swear by|fan of|lean towards|be keen on|push for'],
  considers: [
    '(consider|considering|look at|looking at|talk to|talking to|speak to|speaking to|speak with|in talks with|talk with|met|meet|meeting with|discuss|discussing|test|testing|think about|explore|exploring|favor|eye|eyeing|swear by|leaning towards|leaning to|invite|invited)',
    '(go with|choose|pick|sign with|sign up with|decide for|decide on|opt for|end up with|prefer)'
  ],
  rivalActs: [
    '(come|came|be) (in|by|round|around|back|along|over) (to|on|at|with|last|yesterday|this|next|for|from)?',
    '(offer|quote|undercut|pitch|present|approach|court|woo|promise|propose|give|send|show|demo|match|beat|knock)',
    '(be|have) (half|cheaper|a third|<percent>|less than|way cheaper|nicer|better|slicker|faster|much|free)'
  ],
  movedFrom: [
    '(come|move|switch|migrate|transition|convert|defect|change) (over|across|away) (to you|to us|here)? from',
    '(we|they) .. (switch|migrate|convert|change) (to (you|us))? from',
    '^ (switch|migrate|convert|change) (to (you|us))? from',
    '(we|they|i) .. (ditch|drop|get rid of|throw out|kick out) (the|our|their|old)*'
  ],
  usedBefore: [
    '(use|run|work with|be on) (on|with)? (<brand>|<rivalNamed>) (before|till|until|previously|for years|for a while|back then|at my|in my|so far|up to)',
    '(before (that|you|this)|previously|formerly|in the past|until last) .. (we|they|customer) .. (use|have|be on|run|with|on) ..1 (<brand>|<rivalNamed>)',
    '<rivalNamed> (before|till|until) (you|us|that|last|we|they)',
    '(ex|former) <rivalNamed> (user|customer|shop|house)',
    '(be|come) from (a|an) (<name>|<knownRival>) (house|shop|background|place|company)',
    '(come|be) from a (place|house|company|shop) (that|which|where|who) .. (run|use|have|on) .. <brand>',
    '(trial|use|try) <rivalNamed> .. (in parallel|before)',
    '(use|have) <brand> (for about|for a year)',
    'previously we be .. <brand>',
    'have (an|a|the) other (software|system|tool)'
  ],
  beside: [
    '(run|use|have|keep|work|still (use|run|on)) ..3 <rivalAny> ..3 (beside|besides|next to|alongside|along side|in parallel|parallel to|side by side|in addition to|as well as) (<vendor>|<name>|yours|ours|it)?',
    '<rivalAny> ..2 (beside|next to|alongside|in parallel with|parallel to) (you|yours|us|ours|your|<name>)',
    '(back|be|still|already) .. (in|on) (a|an)? <name> (trial|pilot)',
    '(play|playing|test|testing|running|try|trying) (with)? (that|it|them|one) in parallel'
  ],
  standardised: [
    '(run|runs|running|have|put|do|use|uses) (everything|all of it|all that|it all|the lot) (on|in|with) <rivalAny>',
    '(standardise|consolidate|unify|harmonise|roll out|settle) ..3 (on|onto|to) <rivalAny>',
    '<rivalNamed> (does|do|can do|covers|handles) (that|it|this|the same|all of that|most of it)',
    '(outlook|excel|teams|erp|tms|crm|wms|the erp|their <any>|our <any>) (does|do|can do|covers|handles) (that|this|it all|the same)',
    '(why|whether) (we|they) (do|be|can)? not? (take|use|need|go with|move to|have) ..1 <rivalAny>',
    '(use|using|run|running) <rivalAny> (across|throughout|group wide|everywhere|for (everything|all|the whole)|in (all|the rest|every|the whole))',
    '(comes|come|included|bundled|free|thrown in) (anyway|free)? with (our|the|their) .. (licence|subscription|microsoft|office|erp|package)'
  ],
  movesToNamed: [
    '(move|switch|migrate|transition|shift|port|transfer) ..4 (over to|across to|over onto|onto|to) <rivalNamed>',
    '(move|switch) .. (over|across) to <brand> !(team|group)'
  ],
  inHouse: [
    '(in house|home grown|homegrown|self built) (build|solution|tool|system|development|platform)?',
    '(build|built|code|write|make|hack|develop|knock) (it|this|that|one|something|our own|their own|something similar|a replacement) ..3 (ourselves|themselves|in house|internally|in <knownRival>|over a weekend)',
    '(group|head office|parent company|county|corporate|mother) .. own (portal|tool|system|software|platform|solution)'
  ],
  tender: [
    '(an|our|their|formal|new|out|send|sent|receive|run|got) .. (rfp|rfq|rfi) !(answer|rest)|request for (proposal|quotation|information)|invitation to tender|itt|pqq|bake off|bakeoff|beauty (contest|parade)',
    '(out to|go to|put .. to|run|launch|obligatory|public|formal) (tender|tendering)',
    'tender (be|obligatory|process|document|going|for|closes|opens|due)|competitive (bid|bidding|process|tender|situation)',
    'shortlist (of|with|for|alongside|against)',
    '(one of|among|up against) (<number>|several|the) .. (vendor|bidder|supplier|provider|contender|finalist)',
    '(of you|vendor|supplier|provider) .. in the (race|running)',
    '<number> (other)? (quotation|quote|offer|bid) (on (my|our)|from other|in hand|already)',
    'competitor (have|has)? .. (nicer|better|cheaper|slicker)'
  ],
  ownTender: ['(lost|won|bid|bidding) .. (tender|contract)', '(the|our|a|supermarket|city|county) tender (for|to) (the|a)'],
  compared: [
    '(good|better|bad|worse|cheap|cheaper|fast|faster|easy|easier|ahead|behind|nicer|slicker|clunkier|stronger|weaker|superior|inferior|more|less) .. than ..1 (<rivalNamed>|your competitor|the competition|our (old|previous|last) (system|tool|provider|supplier|vendor|software))',
    '(unlike|compare with|compare to|compared to|compared with|in comparison to|as opposed to) ..1 (<rivalNamed>|the competition|your competitor|our (old|previous|last) (system|tool|provider|vendor|software))',
    '(beat|leave|leaves|blow|outshine|outperform|top) ..1 (<rivalNamed>|the competition) .. (in the dust|away|hands down|out of the water|by)?',
    '<rivalAny> (do|does|have|has|offer|offers|include|includes) ..6 (for nothing|for free|free|natively|out of the box|included|at no extra|cheaper|half the price|better|as standard|built in)',
    '(the same|same thing|same features|something similar) .. (for|at) (<percent>|<digits>|half|a third|two thirds|less|<money>|a fraction) (of)? (your|the)? (price|cost)?',
    '(match|beat|undercut) (a|the|their|your|our|that)? ..1 (competitor|rival|competition|other) .. (price|quote|offer)?',
    '(competitor|rival|competition) (quote|offer|price|bid|proposal)',
    '(cheaper|better|alternative|competing|rival|another|lower|counter) (offer|quote|bid|proposal) .. (from|of|by|on)?'
  ],
  notRival: [
    '(integrate|integration|connect|connector|plugin|sync|import|export|api|webhook|single sign on|sso|login with)',
    '(son|daughter|sister|brother|wife|husband|nephew|bakery|stock|shares|conference|hoodie|recipe|herbs|weekday|language|english|tab|browser)',
    '(our|their|his|her) own? competitor|competitors price|competition none|no competition',
    'field sales force|meant their|old opp|archived'
  ]
}
