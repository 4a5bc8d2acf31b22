import type { Concepts } from '../../grammar/index.js'

const moreWords = 'more|additional|extra|another|further|new|second|third|other'

/** Buying more: seats, teams, sites, modules, a larger plan. */
export const growing: Concepts = {
  grows: [
    'add|buy|order|purchase|get|acquire|require|need|want|raise|increase|double|triple|quadruple|extend|bump|boost|include|take|sign up for|top up|provision|book|onboard|on board|procure|po for',
    '(put|sign|count|mark|set) (us|me|them) (up|down)? for|go up (to|by)|(step|move|scale|ramp|bump|bring|top) (it|us|this)? up (to|by)?'
  ],
  moreSeats: [
    `(${moreWords}) .. <seatWord>`,
    `<number> (${moreWords}) ..3 (seat|licence|user|login|account|people|agent|colleague|driver|nurse|engineer|staff|member|place|teacher|learner|device|tablet|scanner)`,
    `(another|further|additional|extra) <number> .. (seat|licence|user|login|account|people|agent|colleague|driver|nurse|engineer|staff|place|teacher|learner|device|tablet|scanner|of them)`,
    '<number> (seat|licence|login|user licence|user account|user)',
    '(our|the|my) (seat|licence|user) (count|number|limit|allowance|cap|quota) !(be|is|was)',
    '(the)? number of (seat|licence|user|login)',
    '(seat|licence|account|login|access) for (the|our|all|every|each|my|a|<number>|another|more|new|everyone|everybody|other) ..3 (<unit>|<site>|people|starter|hire|joiner|colleague|everyone)'
  ],
  seatsQuoted: [
    '(price|quote|price up|cost|offer|proposal) .. for <number> more',
    '(quote|price) (us|me|up) ..2 (for|on)? ..2 (<moreSeats>|<boughtPart>|<number> .. (worth|licence|more|additional))',
    '(quote|price|pricing|offer|proposal|invoice|po|cost|estimate) .. (for|on|of) ..3 (<moreSeats>|<part>|<tierWord>|<number> ..2 <seatWord>|another <any>|second <site>|<number> .. (worth of)? licence)',
    '(what|how much) .. (cost|price|charge|pay|damage) .. (to)? (add|for) ..2 (<moreSeats>|<part>|<number>|another|<tierWord>)',
    '<number> .. (additional|more|extra|new) ..2 (seat|licence|user|account|login)',
    '(volume|bulk) (pricing|discount|price) .. (kick|for|if|when|at|on|apply)?'
  ],
  /** A part of the customer that does not use us yet. */
  newUnit: [
    '(our|the|another|other|a|two|three|several|some|more|second|2nd|third|3rd|sister|neighbouring|rest of|all|both|whole|entire|<number>) ..2 (sister company|sister college|sister <any>|<site>|<unit>|subsidiary|faculty|group|yard|fleet|mill|home|practice|ship|vessel|territory|course)',
    'hr|marketing|finance|sales|operations|legal|support|procurement|engineering|logistics|purchasing|radiology|everyone|everybody|whole company|whole group|the others|the rest',
    '(second|2nd|third|3rd|sister|other) (<site>|<unit>|company|college|plant|school|division)'
  ],
  joins: [
    '(want|would like|like) .. (the)? ..1 same (set up|setup|thing|tool|system|package)',
    '(want|like|ask) ..1 (to)? (be)? (let in|included|in) (as well|too|$)',
    '(have|has) asked (for it|to join|for (the)? (same|access|it))',
    '(beg|begging|crying out|clamouring|queuing|queueing|lining up) ..1 (for|to)? (me|us|it)?',
    '(say|said) .. (we will have|we want|we will take) (that|it|one)',
    'on (the|our|my) list next|be next',
    '(want|wish|ask|beg|keen|like|love|need|eager|queue|queuing|interested|hope|going|ready|clamour|itch|itching|will|plan|request) ..2 (in (as well|too|on|$)|to be in|to join|to come (on board|aboard)|to get (started|on board|access|in)|access|to use (it|this|you)|to have (it|access|the same)|in on it|to start|on board|to be next|to try|the same|a (seat|licence|login|demo|trial)|(their|some) own (licence|seat|login)|to roll out|to move onto|to adopt)',
    '(join|come on board|coming on board|come aboard|be next|go live|be rolled out|be added|get access|be brought|onboard) .. (too|as well|next|in|by|after|this|the|with|on|$)',
    '(be|get) .. interested in (use|using|it|the tool|joining|the platform|your)',
    '(want|wants) (in|theirs|one|it) (as well|too|$)',
    '(will|would) (need|want) (it|access|licence|seat|login|account|to be on)'
  ],
  rollsOut: [
    '(include|bring|add|let) (in|also|on|onto)? ..1 (the|our)? ..2 (fleet|course|yard|plant|warehouse|branch|clinic|school|ward|department|division|team|group|factory|mill|dispatcher|practice|studio|hotel|network|dealer) !(call|meeting|lead|channel|calendar)',
    '(on|onto) (the)? (planner|platform|system|software|<brand>) as well|as well on (the)? (platform|system|planner)',
    '(want|need) ..5 on (it|this|the <productWord>) (from|by|before|as well|too|next|$|,|that is)',
    'verbal yes .. (on|for|to) ..',
    '<number> (people|lads|guys|drivers|nurses|engineers|users|logins|seats|teachers|dispatchers) .. (who|that)? need (the|a)? (login|access|licence|it)',
    'that is <number> (logins|seats|licences|users|people|dispatchers|nurses|drivers)',
    '(other|remaining|next) (<number>)? (department|site|branch|plant|school|clinic|team|ward|region|hotel) .. (be)? next',
    'extend (the contract|it|this|our use) to (our|the|other|all)',
    '(roll|rolling) (it|this|you|that|them|out|<name>|the <productWord>|your <productWord>)* out ..3 (to|across|at) (the|our|all|more|other|another|every|both|a|<number>|<name>)',
    'roll (it|this|you|that) out (everywhere|company wide|further|globally|next)',
    '(extend|expand|deploy|bring|introduce|spread|replicate|scale) ..4 (to|in|into|onto|on|at|across|with) (the|our|all|more|other|another|every|both|a|<number>)* ..2 (other|new|remaining|rest|second|third|whole|entire|all|next|more|additional|sister|regional|<number>) ..2 (<site>|<unit>|subsidiary|company|group|market|faculty|course|mill|<name>)',
    '(bring|put|get|move|take|onboard|want|include) ..5 (on|onto|on to) (the|your|our)? (platform|system|tool|board|software|licence|contract) !(team|before|quickly)',
    '<number> (more)? <any> (more)? on (the|your) (platform|system|tool)',
    '(roll|take it|use it|deploy|extend|expand|introduce|want it) ..4 (company wide|companywide|group wide|enterprise wide|org wide|organisation wide|across the (company|group|organisation|whole))',
    '(the|all) .. other <number>? (<site>|<unit>) .. (be)? next',
    'all (<number>|of)? .. (of them|<site>|mill|yard|plant) (now|on it|on board|by|next)?',
    '(cover|include|covered|included) (all|both|every|the other|more|a second|<number>) .. (<site>|yard|plant|of them)'
  ],
  allIn: [
    '(want|need|bring|put) (all|every|each) ..4 (on|onto) (it|the <productWord>|board|your <productWord>|<brand>) !<any>',
    '(want|need|bring|put) (all|every one) of them on (it|the <productWord>|<brand>)',
    '(all|every one|each) of them on (it|<brand>|the <productWord>|board)'
  ],
  upgrades: [
    '(upgrade|upgrading|upsize|go up|step up|move up|trade up|jump|switch up|bump) ..4 (to|from)? (the|your|our|a|next|us)* ..1 (<higherTier>|plan|tier|package|edition|level|subscription|contract)',
    '(move|switch|go|change|get|want|need|interested in|sign up for|take|buy|quote for|quote on|pricing for|price of|pricing on) ..2 (to)? (the|your|a)? <higherTier>',
    '(next|higher|bigger|larger) (tier|plan|package|edition)|next (one|level) up',
    '(tier|plan|level|package) (above|up)',
    'upgrade (us|our|my) (plan|account|subscription|contract|licence|package)?'
  ],
  higherTier: [
    '(enterprise|premium|professional|business|pro|plus|advanced|ultimate|gold|platinum|unlimited|corporate|scale|growth|team) (plan|tier|package|edition|version|licence|level|one)',
    'enterprise|premium|unlimited'
  ],
  outgrows: [
    'outgrow|outgrown|outgrew|outgrowing|grow out of',
    '(hit|reach|exceed|near|max out|bump against|run into|close to|touch|over|at|blow through|burst|approach) (up against)? (the|our|your)* ..2 (limit|ceiling|cap|quota|maximum|allowance) ..2 (of|on|for) (seat|licence|user|workspace|contact|account|agent|plan|the plan|our plan|the starter|projects|sites)',
    '(hit|reach|exceed|max out) (the|our|your) (user|seat|licence|workspace|contact|plan|account) (limit|ceiling|cap|quota|maximum|allowance)',
    '(run|running|ran) (out of|low on|short of) (seat|licence|login|credit|workspace)',
    'out of (seat|licence)|(no|all) (seat|licence) (left|free|taken|used up|in use)|no spare (seat|licence)|(short|shy) (of)? <number> (seat|licence|login)',
    '(raise|increase|lift|bump|up) (our|my) .. (limit|quota|cap|allowance|volume|capacity)'
  ],
  addsPart: [
    '(add|buy|get|order|purchase|activate|book|want|like|interested in|sign up for|quote .. for|quote .. on|price .. for|pricing .. for|pricing .. on|trial|try|demo of|unlock|plus|include) ..3 <boughtPart>',
    '<boughtPart> ..3 (cost|price|pricing|quote|how much)',
    '(cost|price|pricing|quote|how much) ..4 <boughtPart>'
  ],
  boughtPart: [
    '(module|add on|addon|feature pack|premium feature)',
    '(reporting|analytics|forecasting|translation|payroll|planning|scheduling|sms|voice|ai|api|mobile|premium|support) (package|option|extension|bundle|integration)'
  ],
  usageGrows: [
    '(our|their|the) (usage|volume|user base|seat count|user count|number of (user|seat|licence)|headcount on it) .. (double|triple|grow|increase|quadruple|explode|rise|go up)',
    '(grow|expand|increase|broaden|deepen|double|scale) (our|the|their) (use|usage|footprint|partnership|collaboration|deployment|rollout|engagement|commitment|subscription|seat count|licence|contract)',
    '(do|buy|use|spend) (a lot|much|far|even)? more (with|of|from) (you|your|us)',
    '(sign|want|prefer|go for|commit to|like|quote .. for) ..2 (multi year|two year|three year|3 year|2 year|five year) (deal|contract|term|commitment|agreement)?',
    '<number> (more|additional|extra) .. (on|onto|in) (the|your)? (platform|system|tool)'
  ],
  wish: [
    '(want|would like|wish|plan|look|hope|intend|aim|keen|ready|decide|need|love|going|interested|happy|think|consider|like|expect|agree|budget|approve) (to|in|of|about|on)?',
    '(can|could|may|shall|how (do|can|would)|please|kindly|let us|let|is it possible|would it be possible|what would it|what does it|how much|is there|advise)',
    'want|need|would like|wanna|quote|po|verbal yes|yes to|go ahead|green light|approved|sign up|signed'
  ],
  notExpansion: [
    '(upgrade|upgraded|upgrading) .. (browser|version|node|server|os|postgres|mysql|laptop|hardware|library|python|java|phone|firmware|plugin|flight|room|windows|ios|android|printer|driver|scanner firmware|router)',
    '(expand|collapse) (all|the|that|this|a|every) (row|column|panel|tree|menu|arrow|view|section|node|list)|(row|panel|arrow|tree) .. expand|expand (all|panel|into)',
    '(button|banner|popup|greyed out|error|airline|flight|concert|train|car|stadium|theatre|restaurant|chairs|plane|coach)',
    '(remove|reduce|few|cut|less|downgrade|drop|cancel) ..3 (seat|licence|user|plan)',
    '(hire|hiring|recruit|recruiting|job ad|vacancy|vacancies)',
    '(open|close|opening|closing) ..3 (office|store|branch|shop)',
    '(zero|no|little) appetite|no thank|no thanks|not this year',
    '(my 2 cents|my guess|could be that i|i will offer|i would offer|i see|upsell potential|none discussed|pitched|i pitch|let us bundle|i want to propose|target arr|account plan|will try again|i offered)',
    '(have to|must|will) wait (till|until)|frozen|parked',
    '(included in plan|no charge|free of charge|storage|file size|character|time limit|retention|call recording|read access|without using)',
    '(remote|web|online|print|data|user|sick) session'
  ]
}
