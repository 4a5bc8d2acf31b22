import type { Concepts } from '../../grammar/index.js'

/** Leaving, not renewing, buying less, doubting what one pays for. */
export const leaving: Concepts = {
  no: [
    '(not|never|hardly|unlikely|neither|nor|nobody|none)',
    'no longer',
    '(no|little|zero|without) (plan|intention|intent|wish|desire|need|reason|point|interest|appetite)? ..1 (to|of|in)?',
    '(against|decline to|refuse to|avoid|rather than|instead of|stop short of)',
    '(will|can|could|would) not be (able|in a position) to',
    '(see|have) no (point|reason|need|use|value) (in|to|of)?'
  ],
  /** What ends something. */
  ends: [
    'cancel|cancellation|terminate|termination|discontinue|discontinuation|deactivate|deactivation|suspend|unsubscribe|cease|scrap|axe|ditch|dissolve|rescind',
    'end|ending|close|closing|closure|stop|stopping|drop|dropping|quit|exit|kill|leave|leaving',
    '(close|shut|wind|wrap) (down|up|out)',
    '(close|shut|wind) .. (down|up)',
    '(get|come|back|pull|opt|bow|step|back) (out|away) (of|from)',
    '(call|bring) (time|an end) (on|to)',
    '(bring|put|draw) .. to an end',
    '(put|bring) an (end|stop) to',
    '(let|allow) ..4 (to)? (lapse|expire|run out|end|drop|go)',
    '(give|serve|submit|send) (you)? (our)? notice (on|for|of)',
    '(give|giving) up (on)?',
    '(part|pull) with',
    'not (continue|proceed|go ahead|carry on|go on|move forward|move ahead|persist) with',
    'not (extend|prolong|renew|take up|pick up)',
    '(switch|turn) off',
    'do away with|get rid of|walk away from|phase out|sunset|wind down|pull the plug on'
  ],
  /** Asking how to end it, or for the rules of ending it. */
  exitTerms: [
    '(what|which|how long|our|your|of|the) .. notice period',
    '(period|length|weeks|months|days) of notice',
    '(notice|letter|confirmation|note) of (termination|cancellation|non renewal|intent to leave)',
    '(termination|cancellation|notice|exit|early termination) (notice|letter|clause|terms|conditions|period|process|procedure|policy|form|fee|rights|deadline|date|window)',
    '(exit|break|opt out|termination) clause',
    '(early|premature) (termination|exit|release) !fee',
    '(get|be let|be released|step|come) out (of (it|this|here|the|our))? .. (early|before|sooner)',
    '(account|contract|subscription) (closure|termination|cancellation)',
    '(how|where|whom|way|procedure|process|steps|what happens if|what happens when|want|ask|when) .. (to)? (terminate|unsubscribe|close our account|give notice|end our contract|get out of (it|this|the contract)) $',
    '(special|extraordinary) (termination|right)',
    '(we|where|how|whom|to) .. (send|address|post|give|hand in|file|serve|put in|submit) (the|our|a|formal|written)* notice',
    '(formal|official) notice|hereby give notice',
    'hereby (give|serve|terminate|cancel|resign)',
    'notice (to|of) (terminate|quit|leave|cancel|termination|cancellation)',
    'offboarding|offboard us|off board us',
    '(prepare|plan|organise) (our|the|an) exit|our exit from (the|your)|exit (plan|planning|terms|costs|fee|scenario|strategy|timeline)'
  ],
  autoRenewOff: [
    '(switch|turn|opt|cancel|disable|stop|remove|deactivate|take|untick|uncheck) (us|it|me)? (off|out|out of|down)? (of)? (the|our|any|all|my)? (auto renewal|auto renew|automatic renewal|automatic renewals|auto renewing|automatic extension)',
    '(no|not|without|avoid|prevent|against) ..2 (auto renew|auto renewal|automatic renewal|renew automatically|roll over|rolls over|roll automatically)',
    '(auto renew|auto renewal|automatic renewal) .. (off|disabled|cancelled|stopped|removed)'
  ],
  /** Going on with us. */
  renews: [
    'renew|renewal|renewing|re sign|resign the contract|recommit|re commit|re up|reup|re new',
    '(extend|prolong|continue|keep) ..2 <ourDealStrict>',
    '(continue|continuing|carry on|carrying on|go on|going on|stay|staying|remain|remaining|stick|sticking|proceed|proceeding|persist|move forward|go forward|be moving forward|go ahead|going ahead|press on) (with|using|on) (<vendor>|<name>|it|this|board)',
    '(sign|commit) (up)? (to|for|on)? (another|a further|a new|one more|the next|a second|a third|a longer|a multi) (year|term|contract|month|season|period|two|three|year|agreement)',
    '(sign|do|go|stay|continue|be back|be around|be here|see you|back) (for)? (another|one more|next|the next|a further|beyond|past|after) (year|term|round|season|period|contract|month|the end|this year|the current|june|december)',
    '(be|remain|stay) (a|your|one of your)? (customer|client|subscriber|user) (next|beyond|after|much|for|of yours|past|any)',
    '(take|pick) up (the|our) (option|renewal|extension)',
    '(use|exercise) (the|our) (option|extension)',
    'roll over|roll it over'
  ],
  /** Sentences in which the want of a renewal is the whole: "Not renewing." */
  notRenewing: [
    '(not|never|hardly|unlikely|no longer) !need ..4 (renew|renewing|renewal|re sign|re up)',
    '(not|never) ..3 (be|to|will) (continuing|carry on|carrying on|going ahead|continue|going forward|moving forward|go ahead|proceeding|coming back|be back|extending|prolonging) !(the call|to)',
    '(not|never|no longer) ..3 <renews>',
    '(decide|vote|argue|advise|recommend|lean|leaning|come down|be) against (the)? (renew|renewal|renewing|extending|an extension|a renewal|continuing|another year|staying|a second year)',
    '(no|skip|forgo|pass on|not a|without a|decline) (the|our|this)? (renewal|extension|second term|further term|new term|re sign)',
    '(let|letting|allow) ..5 (to)? (lapse|expire|run out|run its course|peter out|roll off|end naturally|drop off)',
    '(<ourDealStrict>|it|subscription) .. (will|shall|going to|is to) (be)? (lapse|expire|lapsing|run out|not be renewed|end)',
    '(our|your|the|this) (last|final) (year|month|term|season|quarter|invoice|order|renewal|payment) (with (you|us)|on (the|this) (platform|tool|system))',
    '(last|final) (year|month|term|season|invoice) (with you|for us|we pay|you get|you will get)',
    '(we|they) (will|would|shall)? not (be)? (around|here|with you|with us|on board|on the (platform|system)) (next|after|beyond|past|much|in) .. <timeWord>?',
    '(we|they) .. (stop|end|finish) (here|with (you|this|the platform)) (at|in|by|after|when) ..',
    '(not|never) ..2 (take|taking) (it|this|things) (any)? further',
    '(will|would|do) not need (it|you|this|the <productWord>|your <productWord>) (any more|any longer|after|beyond|from|past)',
    'no longer (need|require|want|use|have use for|have a need for|have any use for|wish to|requires) .. (<vendor>|<ourDealStrict>|<part>|it)',
    'no (further|more|longer any) (need|use) (for|of) (<vendor>|<ourDealStrict>|it)'
  ],
  timeWord: ['year|month|term|season|quarter|week|summer|winter|june|july|december|january|march|october|contract|more'],
  /** The renewal is not sure. */
  /** The deal is ended, told of the deal: "our contract was terminated". */
  isEnded: [
    '(be|get|been|being) (to)? (be)? (cancelled|canceled|terminated|ended|discontinued|closed|deactivated|stopped|dissolved|wound down|not renewed|dropped|scrapped|axed)',
    '(run|runs) out $'
  ],
  /** A contract for something that is none of ours: "the contract for television". */
  otherDeal: [
    '(contract|agreement|subscription|licence|notice|lease|membership) (for|of|on) (the|a|our|my)* !<name> !<productWord> !<seatWord> !<number> !<timeWord> !<date> !(termination|cancellation|non|another|more|you|yours|us) <any>'
  ],
  fewer: ['few|less|half the|only half|a third of the|small|a smaller|low'],
  /** To go, with nobody named whom they leave. */
  goes: [
    '(leave|terminate|quit|churn|downgrade|unsubscribe|walk away|move on|pull out) $|cancel (at the end|next (year|month|quarter)|in <month>)',
    'not (continue|renew|extend|carry on|go on|stay) $'
  ],
  wants: [
    '(want|wish|plan|intend|decide|like|need|have|go|going|be|mean|prefer|about|ready|prepared|determined|threaten) to',
    'will|would rather|shall'
  ],
  renewalWord: [
    'renewal|extension|contract|account|subscription|partnership|relationship|future with you|renewing|deal|agreement|our stay|next year|customer|logo|arr|mrr'
  ],
  inDoubt: [
    'at risk|in doubt|in question|in jeopardy|in danger|up in the air|on the line|on the table|off the table|under review|under scrutiny|on ice|on hold|paused|stalled|on thin ice',
    'uncertain|doubtful|unlikely|shaky|questionable|unclear|wobbly|iffy|touch and go|fifty fifty|a coin toss|toss up|undecided|not a given|not a done deal|not a formality|not certain|not guaranteed|not safe|not secure|not secured|not sure',
    '(hard|difficult|tough|impossible|tricky) (to)? (justify|defend|sell|get through|argue for|see|predict|explain)',
    '(a)? (hard|tough|difficult) (sell|conversation|case)',
    '(look|looking|not look|not looking) (bad|shaky|bleak|grim|dicey|slim|poor)',
    'in the balance|hanging by a thread|hangs by a thread|less than certain|far from certain|far from sure|anything but certain|open question|another question|a different question',
    '(not|never) (be)? (automatic|a given|certain|safe|guaranteed|a formality)'
  ],
  /** How colleagues note it. */
  riskNote: [
    '(churn|flight|renewal|retention|account|cancellation|attrition) (risk|threat|danger|alert|warning|watch)',
    '(high|real|serious|medium|big|severe|elevated|clear|acute|major|significant) .. risk (of (churn|leaving|losing (them|us|him|her|it)|non renewal|cancellation))?',
    'risk (is|be|now)? (high|red|rising|real|up|elevated|severe|critical)',
    '(at|in) risk (of (churn|leaving|losing|non renewal|cancelling|cancellation|going|not renewing))?',
    '(red|amber) (account|flag|status|health)',
    '(account|health|status|health score|renewal) (is|be|now|to|went|turned|goes|go)? (red|critical|amber)',
    '(likely|sure|bound|set|going|about|wants|want|threaten|threatening|plan|planning|ready|prepared) (to)? (churn|leave us|leave|walk|walk away|cancel|go elsewhere|defect|quit|terminate)',
    '(may|might|could|will|going to|to) (lose|losing) (them|this (one|account|customer|client|logo)|the (account|customer|client|logo|deal|renewal)|him|her)',
    '(we|i) (will)? (be)? (lose|losing) (them|this account|the account|the customer)',
    '(verge|brink|edge) of (leaving|churn|churning|cancelling|quitting|walking)',
    '(one|1) foot out (of)? (the)? door',
    'churning|churned|will churn|about to churn|churn !(rate|report|dashboard|model|score|analysis|prediction|on|butter|through|out)',
    'save (call|play|plan|attempt|meeting)',
    '(retention|save|rescue) (offer|call|plan|team|discount)'
  ],
  /** Leaving us, in a verb and its object. */
  departs: [
    'leave|leaving|switch|switching|move away|migrate away|transition away|move off|migrate off|come off|get off|roll off|transition off|transition out|moving off|move out of|pull out',
    '(switch|move|migrate|transition|go|take|shift|port|pull|carry) .. (away|off|over|out|elsewhere|someplace else|somewhere else) (from|of)?',
    'replace|replacing|replacement|swap out|swap|ditch|drop|dump|abandon|desert|rip out|tear out|phase out|retire|sunset|decommission|discard|scrap|get rid of|kick out|throw out|take out|unplug',
    '(rip|tear|phase|swap|kick|throw|boot|chuck) .. out',
    '(say|kiss|bid) (goodbye|farewell|adieu) to',
    '(part|parting|separate) (ways|company)? (with|from)',
    '(do|live|manage|go|get by|cope|be|get on|survive) without',
    '(wean|get|migrate|transition|move) (ourselves|everyone|everything|people|us|the team|our <any>|all <any>) (off|away|out|over)',
    '(stop|quit|cease|finish|end) (use|using|working with|paying (for)?|relying on)',
    '(stop|quit) paying|stop use of',
    '(turn|turning) (our)? back on|walk away from|fall out with',
    '(find|look for|search for|seek|need|get|want|source|pick|choose) (a|an|some|another|us a)? (replacement|alternative|substitute|successor) (for|to|of)?',
    'replacement|alternative (for|to)'
  ],
  /** Leaving us, in words that need no object. */
  leavesUs: [
    '(pull|yank) the (plug|cord|rip cord)',
    '(you|your <productWord>) (be|will be) (out|gone) (by|at|from|next)',
    '(part|parting) (ways|company)',
    '(go|going) (our|their) separate ways',
    '(call it) (a day|quits|time|a wrap)',
    '(jump|abandon) ship',
    '(look|looking|head|heading|make|making|run|running) for the (exit|exits|door)',
    '(we|they|customer) .. (on (our|their) way out|out the door|halfway out|half out)',
    'we (be|will be|would be) (=out|=gone|history|toast) (here|with (you|this|it))? $',
    '(we|they) be (done|through|finished) (here|with (you|us|this|<name>))',
    '(want|wish|need) (to)? (be|get)? =out $',
    '(want|wants|wanted|wish|ask|asking) (to)? (be|get)? out (of (the|this|our) <dealWord>|at|by|before|in|from|after|early|now)',
    '(go|going|look|looking|move|moving|shop|shopping|turn|take (our|their) (business|money|custom)|taking (our|their) (business|money)) elsewhere',
    '(take|taking|bring|moving|move) (our|their) (business|money|custom|volume|orders) (elsewhere|away|to)',
    '(go|going|went|move|moving|head|heading|gone) (with|for|to|over to) ((somebody|someone|something) else $|(a|another) (different|other)? (<rivalWord>|route) !member)',
    '(go|going|went|gone|move|moving|head|heading|take|taking|choose) (in)? (a|another|an) (different|other|another|new)? (direction|path|route|road)',
    '(end of the (road|line|story)|time to (move on|say goodbye|part|go))',
    '(we|they|to) .. (move|moving) on from (you|us|this|here|it)',
    '(wind|winding|wound) (it|this|things|everything|you|us) down',
    '(go|come|get|move) off (it|this|you|the (platform|system|tool)|<name>) (at|in|by|from|next|before) .. <timeWord>',
    '(take) (it|this|you|us) off (the|our) (budget|renewal list|stack)',
    '(cut|drop|chop|axe) (you|us|ours|your <productWord>) (off|out|loose)? !(a|an|some|into|down|from|to|on|in|at|the)',
    '(be|get|are|is) (on|first on|top of|at the top of) the (chopping block|cut list|hit list|block)',
    '(on|for) the (chop|chopping block|cut list|hit list)',
    '(you|yours|we|ours|that) (be|is) (on|among|one of|part of) (the|those)? (list|ones) (to (cut|go|cancel|drop)|of cuts|being cut)',
    '(bring|take|taking|bringing|move|moving|pull|pulling) (it|this|everything|that|them|things|all (of)? (it|this))? ..2 (back)? in house',
    '(build|develop|write) (it|this|one|something) ..2 (ourselves|themselves|in house|internally)',
    '(build|develop|write|create) (our|their) own (<rivalWord>|$)',
    '(move|moving|go|switch) (to)? (an)? in house (build|solution|system|tool)',
    '(go|going|went|gone|switch|switched|revert|reverted|return|returned|move|moved|fall|fell|back) (back)? ..1 (to|on|onto) (our|the|using|a|doing|good|plain|old|their)* ..1 (excel|spreadsheet|paper|whiteboard|pen and paper|google sheets|sheets|email|pencil|manual|notebook|whatsapp|index cards|the old (way|system|tool)|old school|old fashioned|previous)',
    '(in|on|using|with) (excel|spreadsheet|paper|the whiteboard|google sheets) (again|instead|once more)',
    '(do|doing) .. (again)? (in|on) (excel|spreadsheet|paper|the whiteboard)',
    '(you|we|ours|us|yours) (be|will be|to be) (off|out|gone|replaced|retired|decommissioned|switched off|phased out|history) (by|at|from|in|before|next|end)',
    '(be|is|are) not (be)? you $',
    '(time|moment) (to)? (say goodbye|for a change|for something (new|else))',
    '(find|choose|sign|pick) (with)? (a|an|another|some) (other|different|new|cheaper|better)? (provider|vendor|tool|platform|solution|software) !(for|of|who|that)',
    '(we|they|would|will|to) (stop|end|finish) (it|things|this)? here $',
    'throw in the towel|cut our losses|cut their losses|cut ties|sever ties|draw a line under|shut up shop with',
    '(not|never) (be)? (able to)? (keep|hold on to|retain) (you|your <productWord>|paying|the <productWord>|ours|us) !(inform|update|post)',
    '(not|never) (be)? .. (defend|justify) (keep|keeping|you|your|it|staying|the <productWord>|the renewal)',
    'say no to (the)? (renewal|extension|another year)'
  ],
  /** A move to somebody else's product. */
  movesTo: [
    '(move|switch|migrate|transition|change|go|roll|shift|port|transfer|convert|cut) ..4 (over to|across to|onto|to|into|for|with)',
    '(move|switch|migrate|transition) .. (over|across) (to)?',
    '(standardise|standardising|consolidate|consolidating|unify|centralise|harmonise|settle|align) (everything|all <any>|on|onto|to|around|our <any>)* (on|onto|to|around|with|in)',
    '(sign|sign up|choose|opt|decide) (with|for|in favor of|on)',
    '(replace|swap|exchange|trade) ..2 (with|for|by)',
    '(replaced|displaced|superseded) (by|with)'
  ],
  rivalWord: [
    'tool|platform|system|solution|product|software|app|provider|vendor|supplier|partner|service|package|suite|option|alternative|competitor|rival|one|set up|stack|programme'
  ],
  /** Somebody or something in our place, without a name. */
  rival: [
    '(another|different|other|new|cheaper|better|single|one|alternative|competing|rival|bigger|smaller|local|simpler) .. <rivalWord>',
    '(a|your|one of your|the|some|other|main) (competitor|rival|competition)',
    '(someone|somebody|something|anyone|anything) else',
    'in house|home grown|homegrown|self built|<knownRival>',
    'the competition|competitor'
  ],
  weighs: [
    'consider|considering|consideration|contemplate|contemplating|weigh|weighing|ponder|discuss|debate|debating|explore|exploring|evaluate|evaluating|assess|assessing|review|reviewing|research|investigate|mull|entertain|plan|planning',
    '(think|talk|ask|speak|joke|dream|threaten|hint|murmur|murmuring|muttering|grumble) (about|of|over|at|to)',
    '(look|looking) (at|into|for|around|over|out for|round)',
    '(tempted|inclined|close|leaning|ready|forced|prepared|keen|minded) (by|to|towards|toward)',
    'about to|on the fence about',
    '(on the (verge|brink|point|edge) of)',
    '(start|started|begin|begun|have) (to)? (look|consider|explore|think|talk|compare|shop)'
  ],
  departure: [
    'leaving|switching|cancelling|moving (away|on|off|elsewhere)|downgrading|terminating|churning|quitting|replacing (you|your|it|us|the)|not renewing|going elsewhere|ending (our|the|this)|dropping (you|us|it)|pulling out',
    '(leave|switch|cancel|terminate|quit|replace|drop|move) (you|us|away|elsewhere|it|the (platform|tool|system|contract)|our (contract|subscription|plan|account)|your <productWord>|<name>)',
    '(alternative|alternatives|other options|our options|their options|options|other (vendor|provider|supplier|tool|solution|platform|system|product)|a (switch|change|replacement|way out|different <rivalWord>|new <rivalWord>)|what else (be)? (out there|available|on the market)|the market|an exit|exit options|plan b|the competition)',
    '(other|different|competing|rival) (vendors|providers|suppliers|tools|solutions|platforms|systems|products|companies)',
    '(life|a world|a future) without (you|it|us)'
  ],
  looksAround: [
    '(shop|shopping) (around|round|elsewhere|about)',
    '(start|begin|we be|they be|have|been|be) (to)? (look|looking|ask|asking|sniff|sniffing) (around|round|elsewhere) !(in|the|at|for|your)',
    '(look|looking) elsewhere',
    '(start|begin|will|would|go|going) (to)? (shop|shopping|window shopping)',
    '(keep|keeping|leave) (our|a) (options|hand|hands) (open|free)',
    '(test|testing|survey|checking|scan|sound|sounding) (out)? (the)? (market|water|waters)',
    '(weigh|explore|review) (our|their|all|the) (options|choices)'
  ],
  reviewsContracts: [
    '(out to|go to|going to|put .. to|putting .. to|up for|back to) (tender|market|re tender|rfp|bid)',
    '(re tender|retender|re tendered|retendered|re tendering)',
    '(re evaluate|rethink|reconsider|revisit|reassess|review) ..2 (whether|if|our|the|this|your|all) ..1 (contract|supplier|vendor|relationship|partnership|agreement|we (need|want|stay|renew|continue|keep)|subscription|tool|saas|software)',
    '(contract|contracts|supplier|suppliers|vendor|vendors|subscription|subscriptions|tool|tools) .. (be|is|are)? (under review|being reviewed|re tendered|retendered|reviewed|up for review|being re tendered)',
    '(review|reviewing|audit|auditing|rationalise|rationalising|trim|prune|cut|cutting) (all|every|our|the|their|of|down|back|on|number)* (supplier|vendor|subscription|tool|software|saas|stack) (list|contract|spend|stack)?'
  ],
  /** Less of what they buy. */
  reduces: [
    'reduce|reduction|reducing|cut|cutting|downgrade|downgrading|trim|trimming|halve|halving|lower|lowering|shrink|shrinking|decrease|slash|slashing|downsize|downsizing|scale back|scale down|step down|slim|shed|shedding|prune|cull',
    '(cut|dial|pare|bring|step|slim|drop|go|trim|wind|size|knock) ..4 (back|down)',
    '(drop|give up|give back|hand back|return|get rid of|let go of|remove|release|surrender|take away|take off|switch off|turn off|cancel|lose|losing|discontinue|stop|free up)',
    '(no longer|not|do not) .. (need|require|use|renew) .. (all|so many|that many|as many|this many|half|full|most)',
    'no longer (need|require)',
    '(too many|surplus|spare|excess|unused|superfluous|surplus to requirements)',
    '(want|prefer|settle for|move to|go to|switch to|drop to|go down to|back to|fall back to) (the)? (free|basic|starter|lite|smaller|cheaper|lower)',
    'from <number> .. (down)? to <number>'
  ],
  lessOf: [
    '(=seats|licence|user licence|number of (user|seat|licence|login))|<part>|<tierWord>',
    'us (from|down|to|back)|(the)? (bill|footprint|spend with you|order|volume|scope|commitment|usage|number of (site|module|user|seat))'
  ],
  reducesAll: [
    '(cut|take|bring|drop|move|size|scale|knock|trim|reduce) (us|me|it|that|them|this|our <any>) (back|down)? (from <number>)? (down)? to (<number>|<tierWord>)',
    '(cut|go|drop|reduce|scale|come|shrink|move|step|bring) .. from <number> .. (down)? to <number> .. <seatWord>',
    '(cut|go|drop|reduce|scale|come|shrink|move|step|bring) .. (down)? (from <number>)? to <number> .. <seatWord>',
    '(few|less|only half|half) (of)? (the|our|as many|of the|those)? (seat|licence|user|login)',
    '(downgrade|downgrading|step down|move down|go down|drop|drop down|switch|revert|back|fall back|go back|want) .. (to|from)? (the)? (free|basic|starter|lite|smaller|cheaper|lower|lowest|standard|essential) (plan|tier|package|version|one|edition|option|level)?',
    'downgrade (talk|request|our|us|my|the (plan|contract|account|subscription))',
    '(downgrade|downgrading) (please|our|us|$)',
    'smaller (plan|package|tier|contract|footprint|licence)'
  ],
  /** Nobody uses it any more. */
  disuse: [
    '(stop|stopped|quit|cease|give up|gave up|abandon|abandoned) .. (use|using|log|logging|open|opening) .. (<thing>|in|into)',
    '(nobody|hardly anyone|hardly anybody|barely anyone|almost nobody|no one|almost no one|few people|not a soul|not one) ..4 (use|log|open|touch|adopt|look at) ..1 (<vendor>|it|this|in|into|the (tablet|app|tool|system))',
    '(no longer|rarely|barely|hardly|seldom|hardly ever) (use|log in|log into|open|touch) (<vendor>|it|this)',
    'not (use|log in|log into|open|touch) (<vendor>|it|this) (any more|much|at all|enough|in months|in weeks)',
    '(be|is|are|it|sit|sits|sitting|just|lie|lies|lying|gather|gathers|gathering) (dust|in a drawer|in the drawer|on the shelf|there unused|idle|unused)',
    '(gather|gathers|gathering|collect|collecting) dust',
    '(shelfware|shelf ware|dead weight|dead wood|white elephant)',
    '(adoption|usage|utilisation|utilization|engagement|login|logins|user numbers) .. (be|is|have|remain|has|at|keep|went|go)? (drop|dropped|dropping|down|low|decline|declining|fall|falling|fallen|poor|terrible|stall|stalled|tank|tanked|minimal|shrink|flat|zero|near zero|next to nothing|disappointing|plummet|collapse|off a cliff|through the floor|weak|patchy)',
    'only (<number>|half|some|handful|me|one) .. (still|log|logs|logged|use|uses|using|open|active|left) .. (in|it|<thing>)'
  ],
  /** It is not worth the money. */
  noValue: [
    '(not|no|never|little|zero|hardly|barely|fail to|struggle to|struggling to|hard to|difficult to|without) ..3 (see|get|find|show|prove|feel|deliver|bring|add|seeing|getting|have|perceive) ..3 (value|roi|return|benefit|payoff|point|money worth|result|results)',
    '(not|hardly|no longer|never) ..2 worth (it|the|what|paying|keeping|our|continuing|renewing|a|<money>)',
    '(not|hardly|struggle to|struggling to|hard to|difficult to|tough to|hard time|tough time|ask to|asked to|have to|impossible to|cannot|need to|able to|trouble) ..2 (justify|justifying|defend|rationalise|argue for|make (the|a) case for) ..2 (it|the|this|that|your|our|paying|keeping|spending|renewing|cost|price|spend|expense|renewal|you|fee)',
    '(pay|paying) for .. (it|this|you|seat|licence|something|tool|module|feature|thing|subscription) ..2 (nobody|not|never|hardly|barely) ..2 (use|need|want|touch|open)',
    '(not see|know|sure|understand|wonder|remember|ask|asking|question|unclear|asked|justify|explain|reason) ..1 (what|who|whether|if) .. (we|i|they) .. (be)? (pay|paying|renew|renewing|keep paying|spend|spending|bother|bothering|need you|need this|need it|still need|still have|have you|keep you)',
    'what .. (we|they) (be|still)? (pay|paying) (you|for)',
    '(not|no) (make|making)? (financial|economic|commercial|business)? sense (to)? (keep|keeping|continue|continuing|renew|renewing|pay|paying)',
    '(we|they) (be) (pay|paying) for (nothing|air|something we|what we do not|seats we|more than we)',
    '(question|doubt|wonder|ask|asking|reconsider|evaluate|reassess) ..2 (the value|the need|the point|the roi|whether .. (worth|need|keep|pay|renew|stay|continue|justified))'
  ],
  /** A last warning. */
  lastWarning: [
    '(last|final) (chance|warning)',
    'be the (last|final) straw !when',
    '(one more|another|once more) <any>? <any>? and (we|i|they|she|he) (be|will|would|have)',
    '(one|1) more and (we|they|i|she|he) (will|be|would)',
    '(at the end of (our|their|my) (rope|tether)|had enough of (you|us|it|this)|patience (have|be) (run|running) out|run out of patience|enough is enough)'
  ],
  leavingCondition: [
    '(whether|if|that) we (sign|renew|stay|extend|continue|carry on|keep|remain) .. (another|year|with|on|you|depend|hinge|$) ..8 (depend|depends|hinge|hinges|hang|hangs|rests|is down to|comes down to)',
    '(renewal|contract|signature|staying|decision|extension|us staying|next year) .. (depend|depends|depending|hinge|hinges|hang|hangs|rest|rests|conditional|contingent|stand or fall) (on|upon|whether)',
    '(no|without) .. no (renewal|signature|contract|deal|extension|next year|money|second year)',
    '(not|never) (be)? (sign|signing|renew|renewing|extend|extending|commit|committing) .. (unless|until|without|if|before)',
    '(or|otherwise|or else) (we|they) (be|will|would|will have to|have to) (be)? (done|out|gone|leaving|cancel|cancelling|walk away|terminate|pull the plug|look elsewhere|finish) (here|with (you|this)|you)?',
    'then .. we (finish|cancel|stop|leave) $'
  ],
  /** Ways to say that one may not be there for long. */
  mayNotStay: [
    '(if|while|as long as|whether) we be still (your|a|here|with you|customers?) ..',
    '(take|treat|consider|regard|see) (this|it) (mail|email|letter|message)? as (our|the|formal|official)* notice',
    'we be done with (you|<name>|the <productWord>|this|it)',
    '(clause|contract|agreement|minimum|commitment|<number> months) .. (do not|not) have to (be|mean|last|stay) ..',
    '(can|could|will|would) (work|manage|live|do|cope) without (it|you|this|that|the <productWord>)',
    '(not|never|difficult|hard|impossible) .. (to)? (continue|carry on|go on) (in the same way|as until now|as before|like this|as we are|in this way|as is)',
    '(take|sign|go for|want|prefer) (only|just)? (the|a)? (one year|short|six month|three month|monthly|month by month|quarterly) (extension|contract|term)* .. (to have time|so that|until|while|first)',
    '(put|have|got) (you|us|your <productWord>) (in|on) the (second|other|wrong|red|cut|bottom) (one|list|pile|half|column)',
    '(what|which|how much|how long) notice (the|our|do|does|is|be|must|would|we|you)|(the|our) notice .. (is it|be it|<number> months)',
    '(terminated|cancelled|ended|stopped) at (its|the|their) next (date|term|renewal|opportunity)',
    '(stop|stops) paying .. (but|and|without|if)',
    '(pull|pulled|take|taken) .. (off|out of) (your|the) (system|platform) (by|at|in|from)',
    '(hand|give|send) back everything .. (stored|have)',
    'pencilled out|penciled out|not (in|on) (the|our) (plan|budget|list) for next year',
    '(be|start|go|live|open|work|begin) (on|in|with) (their|the group|the parent|<name> is|the county is|head office) .. (stack|system|software|platform|portal|tool) (from|since|on|as of)'
  ],
  /** What they will not promise. */
  noPromise: [
    '(not|never|unable to|hard to|hesitant to|reluctant to|hesitate to|rather not|wary of|hold off|holding off) ..3 (promise|guarantee|commit|committing|tie|tying|lock|locking|bet|sign|signing|bind|raise) ..4 (renew|renewal|renewing|stay|staying|next year|another year|beyond|past|longer term|long term|multi year)',
    '(would rather|rather|prefer|want|like) (to)? (go|pay|be|stay|move) (month by month|month to month|monthly|on a monthly|quarter by quarter|rolling|on a rolling)',
    'rolling monthly|month to month contract|a shorter (term|contract|commitment)|six months only|only six months',
    '(see|wait|waiting|decide|deciding|undecided|unsure|not sure|not decided|not know|unclear|unsure|no idea|figure out|weigh up|weighing up|thinking about|discuss|discussing|up in the air) ..3 (whether|if) ..2 (renew|extend|continue|stay|keep|carry on|go on|remain|still (be|need|use|want)|be with you|want to stay|sign|retain)',
    '(hold|holding|held|pause|pausing|paused|delay|delaying|postpone|postponing|park|parking|block|blocking|stop|freeze|push back|put off|sit on|not raise|not sign|not approve|not issue) ..4 (renewal|renewing|po for your|renewal po|extension)',
    '(renewal|extension) .. (on hold|paused|postponed|delayed|parked|blocked|not approved|not signed|pushed back|stuck|frozen|rejected|declined|refused)',
    '(lose|shaken|shattered) (all|any|the|my|our|their|more|much)? (faith|trust|confidence) (in (you|us|<vendor>|this|it))?'
  ],
  /** What one does with one's data before one goes. */
  takesData: [
    '(export|download|extract|retrieve|get|take|pull|back up|save|migrate|hand over|return) ..3 (all|our|everything|the whole|complete|full|entire) ..2 (data|history|records|files|documents|archive) .. (before|when|and|once|after|so that|out|off|if) ..3 (leave|leaving|cancel|cancelling|close|closing|go|we go|the contract|end|ends|term|switch|shut|expire|move|subscription)',
    '(delete|deletion|erase|erasure|wipe|wiping|destroy|remove) (of)? (all|our|the)* (account and|data and|whole account|workspace|company account|company data|data) (after|from|when|once|and|too|as|$)',
    '(deletion|erasure|destruction|return) of (all)? our (data|records|account)',
    'what happens (to|with) (our|the|all) (data|files|records|history|account) ..',
    'how long (do|will|can|would) (you|we) (keep|store|retain|hold|access|still have) (our|the|my)? (data|records|history|files|access) ..8 (after|once|when|if) .. (leave|cancel|end|go|contract|close|stop)'
  ],
  leftWord: ['leave|go|cancel|end|stop|close|quit|switch|terminate|carry on|continue|renew|expire|over|finish'],
  refund: ['(want|demand|ask|request|expect|need|get|give|like) .. (a|our|full|the|my)* (refund|money back|reimbursement)'],
  /** It was meant otherwise, or is over. */
  reversal: [
    '(tear up|withdraw|withdrawn|withdrew|take back|took back|retract|rescind|revoke|ignore|disregard|forget|scrap|cancel) (the|our|that|my|your)* .. (notice|termination|cancellation|mail|email|letter|message)',
    '(notice|termination|cancellation|threat) .. (be|got|get|was) (pulled|withdrawn|taken back|retracted|rescinded|revoked|reversed|off the table)',
    '(flat|flatly) (deny|denial|denied)',
    '(account|contract) (be)? (unaffected|untouched|safe|secure|not affected)',
    'not (us|ours|you|yours|about you|about us) $',
    '(meant|intended|addressed|was) (for|to) (the|their|our|another|somebody) .. (else|<otherBusiness>)',
    'no action|nothing behind it|nothing suggests|nothing to worry about',
    '(nobody|no one|none) .. (is|be|are)? (think|thinking|talk|talking|plan|planning)'
  ],
  /** Menus, buttons and records that are named like the end of something. */
  screenWord: [
    '(button|icon|tab|field|label|dropdown|drop down|column|menu|checkbox|dialog|dialogue|screen|toggle|page says|greyed out|grayed out|status|filter|template|wording|spelt|spelled|typo)',
    '(error|exception|500|404|loading|spinner)'
  ],
  /** What is cancelled every day. */
  dailyObject: [
    'meeting|call|demo|session|appointment|slot|booking|reservation|order|visit|lesson|class|shift|delivery|event|webinar|training|workshop|trip|flight|invitation|invite|interview|transfer|payment|job|import|export|upload|download|ticket|test|dummy|sandbox|order line|shipment|run|sprint|task|workflow|browser|firmware|driver|server|tab|window|door|stream|recording|timer|subscription field|plaice|place at'
  ],
  churnTalk: [
    '(our|their|own|your|the) (own)? churn (rate|report|dashboard|model|score|analysis|numbers|figures|prediction|is|was|went|by)?',
    'churn (rate|report|dashboard|model|score|analysis|prediction|butter|through|out|on)',
    'churned (through|out|on)',
    'reduce churn|butter'
  ],
  leaveAbsence: [
    '(sick|annual|parental|maternity|paternity|unpaid|compassionate|on) leave',
    'leave (request|policy|day|days|balance|calendar|type|types|approval|approvals|entitlement|requests|application)',
    '(leave|leaving) (early|earlier|now|at|for|on|a (note|message|comment|review|voicemail|star)|the (office|house|room|meeting|call|building|door))',
    '(leave|leaving|left) (me|us|it|them|you|him|her) (a|one|without|with|alone|out|twice|behind|open|blank|as|at|in|on|unchanged)'
  ]
}
