import type { Concepts } from '../../grammar/index.js'

/** People who come, go, change and lose weight. */
export const people: Concepts = {
  /** Somebody on the customer's side: a name, a role, or the one who speaks. */
  someone: [
    '<name> <name>?',
    '(our|my|the|their|your|his|her|exec|executive|former|old) ..1 <roleWord> <name>? <name>?',
    '<roleWord> <name>? <name>?',
    '(my|our|the|his|her) .. (colleague|boss|manager|champion|sponsor|contact|lead|assistant|predecessor|counterpart|deputy|admin|project manager|project lead|account owner|superior|right hand|better half at work)',
    'champ|champion|sponsor|exec sponsor'
  ],
  'self:customer': ['i'],
  'self:vendor': ['he|she'],
  heShe: ['he|she'],
  /** What says by itself that somebody goes, whoever it is. */
  departureWords: [
    '(my|his|her|their|<name> be) last (working)? (day|week|call|meeting) (at|here|with|be|is|will|was|in|on|<date>|<digits>|<month>|with you)',
    '(be|is|was) (my|his|her|their) last (working)? (day|week|call|meeting)',
    'last day <digits>|last day (the)? <digits>',
    '(hand|give|turn|put) (in)? (in)? (my|his|her|their) (notice|resignation|badge|laptop|keys)',
    '(hand|turn) in (his|her|my|their) (notice|resignation|badge)',
    'take (the|a|voluntary|early) ..1 (redundancy|redundant|severance|package|retirement|buyout) (package)? !(of|from|holiday)',
    '(the <digits>|<digits> <month>|<month>|<weekday>) .. i (hand in my|finish|stop|leave) (keys|badge)?',
    '(no longer|not) (work|working|employed) (here|at <name>|for <name>|for us|with us|for the company)',
    '(no longer) (with|at|part of) (us|the company|the firm|<name>|the team)',
    '(<someone>|i|he|she) .. (be|got) (let go !of|laid off|made redundant|fired|sacked|dismissed|given (his|her|the) (papers|boot)|escorted out|shown the door)',
    '(be|will be|go|going|goes|is) .. on (maternity|paternity|parental|long term sick|sick|indefinite|extended|medical) leave !today',
    '(be|is)* off (sick)? (till further notice|until further notice|indefinitely|for (months|the rest)|long term)',
    '(signed|off) sick (with no|till further|until further|indefinitely|long term|for months)',
    'pass away|be deceased',
    '(finish|finishing|finishes) up (on|at|here|the|next)|(clear|cleared) (my|his|her|their) desk',
    '(leave|leaving|left) (the|our|this) (company|firm|business|organisation|bank|school|college|hospital|council|charity|agency|practice|university|trust|club|group|house)',
    '(start|find|take|accept|join) (a|my|his|her|their|an)? (new|other|another|different) (job|role|position|challenge|adventure|post|company|firm|employer|opportunity) !here',
    '(accept|accepted|take|took|taken|got|have|has) (a|an|the)? (position|job|role|offer|job offer|post) (at|with|from|elsewhere|in|abroad)',
    '(pursue|seek|for) (a|other|new|another) (opportunity|opportunities|challenge|challenges|venture)',
    '(his|her|my|their) (farewell|leaving) (drinks|party|do|lunch)',
    '(you|we) will not (be)? (hear|hearing|see|seeing) (from)? (him|her|me) (any more)? $',
    'gone for good',
    '(say|says|reply|message|mail|bounce|bounced) .. (she|he|they) (left|has left|no longer works|is no longer)',
    '(move|moving|moved) on to (a|another|pastures|new|something new|other)|move to pastures new',
    'out of the company|left the building for good|(her|his|their) (departure|resignation|retirement|exit)'
  ],
  /** What "I" and "she" may say of it: only with a time, a place or an employer. */
  leavesFirm: [
    '(have|be|will|will be|going to|about to|decide to)* (leave|leaving) (the (company|firm|business|bank|school|organisation)|us !(a|with|without|out)|at the end|in <month>|in <number> (week|month)|on <digits>|on the <digits>|end of|next (week|month|quarter|year)|for (a|another|pastures)|<brand>|(my|his|her|their) (position|post|job|role))',
    '(have|be|will|will be|going to)* (resign !in|retire|retiring|depart) (at|in|on|this|next|last|after|from (the company|his|her)|soon)',
    '(be|been|got) (laid off|made redundant|fired|sacked|let go) (last|in|on|this|yesterday|as|and|by)',
    '(have|be|decide to)* (move|moving) on to (a|another|new|something|pastures|other)',
    'quit (last|on|in|yesterday|without|as of)',
    'have (resigned|quit)'
  ],
  /** What needs a subject: "Sarah resigned". */
  leaves: [
    '(have|has|be|is|will|will be|just|going to|has just|to|decide to)* (resign !in|quit|=retiring|=retires|depart) !since !for !(from the (board|committee)) !(the|this|that|it) !(server|product|feature)',
    '(have|has|be|is|will|will be|going to|about to|decide to)* !(=left $) (leave|leaving) (us|here)? ($|at the end|in (<month>|the <season>)|end of|on <weekday>|<weekday>|on <digits>|last|next|yesterday|after|without|for|to|by|before|because|as of|the <digits>|<month>|mid) !(comment|message|early|office)',
    'die (on|over|last|suddenly) !(the (weekend|ferry))|have died $',
    '(will|be)? not (be)? (with us|here) (after|from|past) (<month>|<date>|next)',
    'have left !(a|the|some|my|his|her|it|them)',
    '(have|has|just)* =retired (last|in|at|this|yesterday|on|$)',
    '(be) gone (since|from|as of|like)',
    '(have|has|be)* (move|moving) on (to|from) (a|another|new|something|pastures|other)',
    '(have|has|be|will)* (leave|left) <brand> ($|in|at|on|last|for|to|after|end)',
    '(leave|leaving) (my|his|her|their) (position|post|job|role)',
    '(be|been|got) (let go !of|laid off|made redundant|fired|sacked)',
    'have stopped (working)? $',
    '(be|is)* out as of|out <digits> / <digits>'
  ],
  notLeaving: [
    '(leave|leaving|left) (a|the|this|me|you|it|that|him|her|them|some|any|his|no|my|our) (comment|message|note|review|voicemail|room|meeting|call|field|space|ticket|page|door|window|office|house|early|keys|key|bag|tip|party|table|list|group|channel|queue|box|blank|open|alone|behind|out|unread|as|to)',
    '(leave|leaving) (early|now|soon|today|work|home|at <digits>|in (a|five|ten|an) (minute|minutes|hour|sec)|for (lunch|the day|the airport|vacation|holiday))',
    '(call|line|signal|connection|zoom|train|bus|ship|courier|shipment|lorry|truck|server|software|product|printer|feature|browser|plugin|tram)',
    '(right|hand|top|bottom|on the|to the|upper|lower|far) left|left (side|hand|column|over|behind|open|blank|off|out)|left (them|it|you|us|me|him|her)',
    '(still in the system|still shows|deactivate|offboard|remove|archive|reassign|transfer (her|his|their))',
    '(who|when|if|anyone|anybody|someone|whoever|an? (employee|user|colleague|member)) .. (leave|leaves|left) (the|a|us)?',
    '(holiday|vacation|dentist|today|ten days|school run|work experience|your team|csm|night porter|join a band|school board)',
    'job (title|description|posting|ad)|retire the|quit (the app|button|smoking)'
  ],
  championWord: [
    '(person|guy|man|woman|one) who (buy|choose|pick|sign|bring|introduce|push) (you|us|your|our|it)',
    'be (our|your) (biggest|main|best|only|strongest|great) (supporter|fan|advocate|contact|ally|friend)',
    'champion|champ|sponsor|exec sponsor|executive sponsor|advocate|(big|biggest|great|greatest|only|main|strongest) (fan|supporter|ally|friend|advocate)|(our|your) (ally|supporter|friend|fan|guy|man|woman|person|contact|main contact|power user) !(at work)',
    '(bring|brought|get|got|buy|bought) (us|you|it|<name>|the <productWord>) in !(touch)|(the)? (guy|man|woman|one|person|lady) who (bring|brought|get|got|push|pushed|buy|bought|chose|drove|introduced|championed|fought)',
    '(fight|push|stand|stick|speak|vouch|lobby|argue|root|campaign) (up|out|so)? (for|behind) (us|you|it|this|<name>|your (stuff|product|tool)|the (<productWord>|thing))',
    '(push|carry|use to push|drive) (us|you|your (stuff|product|tool)|our (stuff|product|tool)|the tool)',
    '(be|was) my (child|baby|idea|project) (here|at)?',
    '(only|last) (one|person) (who|that|here) .. (get|got|know|knew|understand|understood|open|use|push|care|like|believe)',
    '(drive|drove|lead|led|own|owned|sponsor|sponsored|champion|championed|initiate|initiated|start|started) (the|this|our|whole|entire)* (rollout|roll out|implementation|initiative|adoption|introduction|project)'
  ],
  fades: [
    '(have|has|be|is|will|was|been|been|to|just|going)* (leave|gone|resign|quit|retire|depart|move|moved|moving|reassign|reassigned|transfer|transferred|promoted|demoted|replaced|sidelined|let go|laid off|made redundant|fired|step down|stepping down|on (maternity|parental|sick) leave|off sick|signed off sick|burnt out|burned out|interviewing|fade|go quiet|silent|disengage|retired|passed over|restructured|stop responding|stop answering|overloaded)',
    '(lost|lose|losing) (interest|influence|faith|his job|her job|the (team|budget)|power|clout|(his|her|their) (seat|team|budget|role|mandate))',
    '(change|changed|changing|switch|switched) (role|roles|job|jobs|team|teams|department|side|sides)',
    '(no longer|not) (here|there|in charge|involved|around|responsible|with us|our (sponsor|champion)|on (it|the project)|interested|behind)',
    '(influence|standing|weight|clout|star|power|authority|budget) .. (shrink|shrinking|waning|gone|fade|fading|falling|less|down)',
    'hand in (his|her|their|my) (notice|badge)|(clear|cleared) (his|her) desk|last day|taken off|moved to special|asked to stay cc'
  ],
  lostWeight: [
    '(take|taken|took|pull|pulled|remove|removed|kick|kicked|thrown|drop|dropped) (me|him|her)? off (the|this|our) ..1 (project|committee|steering (committee|group)|board|steerco|account|team|initiative|programme|rollout)',
    'no longer ..1 (responsible|in charge|the owner|own|owner|lead|leading|involved|accountable|our sponsor|our champion|your contact|part of|the sponsor|decide|the decision maker) (for|of|in|with|on)?',
    '(my|his|her) (word|voice|opinion|vote|say|influence) .. (not|no longer|little|less) ..1 (count|carry|matter|weigh|worth)',
    '(have|has)* lost (my|his|her|their|the) .. (seat|mandate|place|say|vote|influence|sponsorship) .. (on|in|at)?',
    '(pass|passed) over for|(demote|demoted|sidelined|side lined|put out to pasture|pushed aside|pushed out|stripped of|moved sideways|kicked upstairs)',
    '(step|stepped|stepping|pull|pulled|pulling|withdraw|withdrew|back) (back|down|away|out) from (the|this|our) (project|initiative|rollout|programme|implementation|evaluation|pilot|committee|role)',
    'influence (be|is)? (shrink|shrinking|waning|gone)|no longer our (sponsor|champion|contact)|stay cc only'
  ],
  /** A newcomer who carries us not. */
  sceptic: [
    '(new|incoming|replaced by|interim|acting) .. (<roleWord>|boss|owner|management|leadership|<name>|guy)',
    'successor|(his|her|my|their) replacement|(take) over (from|for)'
  ],
  doubtsUs: [
    '(not|never|less|hardly|far from) ..1 (convinced|sold|a fan|fan|impressed|keen|a believer|on board|interested|like|liked|see|want|know|understand|care|supportive|persuaded) (of|on|by|in|the|it|us|you)?',
    'sceptical|skeptical|sceptic|skeptic|lukewarm|luke warm|cool on|indifferent|hostile|dubious|unconvinced|critical of (us|you|the tool)|tool agnostic|agnostic|wary of|negative about',
    '(prefer|prefers|favor|favors|swear by|swears by|love|loves|used to|came from|come from|comes from|want to use|wants to use|bring|brings|pushing for|fan of) (a|an|his|her|their|the)? ..2 (<knownRival>|<name> (house|shop|place|company)|old (tool|system)|place (that|where)|own (tool|system)|house where)',
    '(ask|asks|asked|asking|question|questions|questioned|wonder|wonders) .. (why|whether|if|what) (we|they|you) .. (need|have|use|pay|bother|keep)',
    '(vote|voted) against (us|you|it)|(rip|ripped|threw|throw) (you|us|your <productWord>) out|re evaluate|reevaluate|review all|wants to review|clean house|clean sweep|new broom'
  ],
  /** Somebody changes to other work, beside our project. */
  movesOff: [
    '(be|have|been|is|was|being)* (reassigned|moved|transferred|assigned|seconded) (to|onto) (another|a different|other|special|the) .. (project|team|task|department|division|role|unit)',
    'will not be involved (in|with)|not (be)? involved in (this|the) project',
    '(no|not) .. (time|capacity|bandwidth) for (the|this) (rollout|project|tool)',
    '(have|has) lost interest'
  ],
  nobodyPushes: [
    '(at present|currently|for the moment|at the moment)? there be (nobody|no one) $',
    'who speaks (up)? for it .. nobody|nobody in the room who',
    '(no one|nobody|none) (inside|here|left|there) (who)? ..3 (for|it|us|you)',
    'once i be gone nobody',
    '(they|he|she) (used to|no longer) listen to me|my word ..4 (not|little)',
    '(nobody|no one|without anyone|without anybody|not anyone|none of us) ..2 (who)? (push|fight|stick up|stand up|own|drive|champion|lead|defend|speak up|know why) (for)? (the|it|us|you|this|<name>|we|they) !(one)',
    '(lost|lose|no|without|lack|need a new|have no|left without) (our|the|an|a|any)* ..1 (champion|sponsor|internal champion|executive sponsor|advocate|sponsorship|ally|supporter) !(product|league)',
    '(leadership|management|board|exec team|executives) .. (lost interest|not (behind|interested|supportive)|withdrew support|no longer (behind|supports|interested))',
    '(not|no|little|lack of|without) (have|get|feel)? (much|any|enough|real)? (support|backing|buy in|sponsorship|commitment) (from|by) (upper|senior|top|our|the|executive)* (management|leadership|board|executives|sponsor|ceo|bosses)',
    '(need|find|find yourself|find yourselves|look for|build) (yourself|yourselves)? (a|an|another|new)* (friend|champion|sponsor|ally|advocate|contact) .. (in|here|there|inside|at)?'
  ],
  notChampion: [
    '(champion|champions) league|sponsor (of|the) (the|a) (conference|event|team|run|club)|(shoe|sports|shirt|main) (brand|sponsor)|sponsor pulled out|sponsored by|still fully behind|power user role'
  ]
}
