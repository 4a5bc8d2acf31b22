import type { Concepts } from '../../grammar/index.js'

const means =
  'email|mail|phone|telephone|phone call|call|text|text message|sms|slack|teams|zoom|video|video call|whatsapp|signal|telegram|chat|letter|post|fax|voicemail|linkedin|message|dm|in person|face to face|portal|writing|meet|google meet|carrier'
const contacting =
  'call|phone|ring|email|mail|text|contact|message|msg|ping|reach|slack|write|dm|whatsapp|disturb|bother|telephone|reach out|get hold of|catch|get through|try|cc|copy'
const times =
  'morning|afternoon|evening|lunchtime|lunch|noon|midday|weekend|weekday|monday|tuesday|wednesday|thursday|friday|mondays|tuesdays|wednesdays|thursdays|fridays|school hours|office hours|working hours|business hours|holiday|school holidays|harvest|ramadan|shift|hours|am|pm|night|<digits>|nine|ten|eleven|twelve|one|two|three|four|five|six|seven|eight'

/** How and when people want to be reached, and who no longer is. */
export const reaching: Concepts = {
  medium: [means],
  timeOfDay: [
    '(in|before|after|outside|during|between|btw|past|not before) (the|my|our|his|her|about|around|of)* (morning|afternoon|evening|lunchtime|lunch|noon|midday|school hours|office hours|working hours|business hours|harvest|ramadan|hours|am|pm|night|<digits>|nine|ten|eleven|twelve|one|two|three|four|five|six|seven|eight) !(day|week|month|year|hour)',
    'on (weekends|weekdays|mondays|tuesdays|wednesdays|thursdays|fridays)',
    'mornings|afternoons|evenings|weekends|mondays|tuesdays|wednesdays|thursdays|fridays|sundays|saturdays'
  ],
  prefers: [
    '(i|we|he|she|they|<name>|<groupOrRole>) (much|all|would|will|strongly)* (prefer|favor)',
    '(i|we|he|she|they) would (much)? (you|do (it|this|these)|talk|speak|communicate|meet)',
    '(i|we|he|she|they|<name>) (only|just) (want|take|do|read|answer|accept|use|respond|react|check)',
    '(would like|want|ask for|ask|asked) (everything|all|it|things|invoices|correspondence|communication|to be (phoned|called|emailed|rung|contacted|texted|reached|written to|mailed)|us to (call|phone|write|email|text|ring))',
    '(only|just) (want|wants|reachable|reads|answers|takes)',
    '(like|likes|love|loves|hate|hates|dislike|dislikes|can not stand|allergic to|not a fan of|no fan of|be fond of|avoids) (a|the|getting|long|our|any)* (phone|email|mail|teams|zoom|slack|video|whatsapp|text)',
    '(respond|responds|react|reacts|answers|answer|reply|replies) (best|better|fastest|only|quickest|well) (to|on|by|via)'
  ],
  preferred: [
    `<medium>|${times}`,
    'being (called|emailed|contacted|phoned|rung)',
    'if you (call|email|write|phone|ring|text)',
    '(called|phoned|call me|emailed|wrote|write|text me|texted|rang)'
  ],
  bestWay: [
    `(best|easiest|fastest|quickest|preferred|most reliable|better|simplest|ideal|surest) (way|time|times|channel|day|days|method|place|medium|option|moment)? (of day)? (to|for|of|is to)? (${contacting}|get in touch|me|us|him|her|communicate|meetings|calls|communication)`,
    `(best|easiest|better|quickest) (to|if you) (${contacting}) (me|us|him|her|them|<name>)?`,
    `(if you|whenever you|when you) (want|wanna|need|have)* (to)? (${contacting}) (me|us|him|her|them|anyone|anybody|<name>|someone) .. (it be|use|do it|try|be|at|before|after|then|please)`,
    '(be|am|are|is) (best|only|easiest|always|normally|usually|most easily) (reached|reachable|available|to reach|contacted|on the phone) (by|on|via|at|in|from|between|before|after|through|over|during)',
    'only (reachable|available|in|at (my|his|her) desk) (by|on|via|between|btw|from|before|after|until|in|during)',
    '(email|mail|phone|slack|text|teams|whatsapp|video|letter|a call|a mail|an email|a text) (be|work|would be) (always|much|usually|the|far)* (best|better|preferred|easier|easiest|fastest|preferable|quickest) !(to|of|practice|if it)',
    `(mornings|afternoons|evenings|mondays|tuesdays|wednesdays|thursdays|fridays|weekends|<weekday> (morning|pm|am|afternoon)) (and <any>)? (be|work|suit) (always|usually|generally|a lot|much|no|not)* (best|better|good|fine|ideal|easiest|bad|dead|difficult|out|impossible|sacred|off limits|taboo|me|us|great|terrible|tricky|worst) (for (me|us|him|her|them))?`
  ],
  doContact: [
    `(please|always|only|better|best|rather|do) (${contacting}) (me|us|him|her|them|my <any>|our <any>|<name>|dr <name>)? (directly|only|always)? (<timeOfDay>|by <medium>|via <medium>|on (slack|teams|whatsapp|the <any>|my <any>)|over (slack|email|the phone)|instead)`,
    `(could|can|would) you (always|please|in future|only)* (${contacting}) (me|us|him|her|them|<name>)? ..1 (<timeOfDay>|by <medium>|via <medium>|instead)`,
    `^ (please|always|only|better|just)* (=call|=phone|=ring|=email|=text|=message|=write|=msg) (to)? (me|us|him|her|them) (only|always)? (<timeOfDay>|by <medium>|via <medium>|instead)`,
    '^ (please|and|better)* (=text|=email|=mail|=write to|=message|=slack|=whatsapp) (me|us|him|her|them) (instead|only|$)',
    '(send|put) (everything|all (correspondence|communication|invoices|mail|quotes|documents|contracts)|anything|it all|things) (by|via|through|in|to|over) (<medium>|me|<name>|head office|the portal|my assistant)',
    '(everything|all (communication|correspondence|contact)|any communication) (only|please|should (go|come)|must (go|come)|go)* (by|via|through|over|in) <medium>',
    'invoice (should|must|have to|to|please|always)* go to (head office|me|him|her|<name>|our <any>)',
    `(email|phone|mail|post|letter) only !(goes|go|the|for the|access|plan|user|one|works|when|if)|only (by|via|through|over|per) (email|mail|phone|slack|teams|text|whatsapp|post|letter)`,
    `(by|via|over|on|through|in|use) (${means}) (instead of|not|than|and not|never) (by|via|over|on|through|in|the|a)* (${means})`,
    '(go|goes|do everything|talk|write|speak) (only|always|please)* (through|via|to) (my (assistant|pa|ea|secretary|office|deputy)|his (assistant|pa|secretary|office)|her (assistant|pa|secretary|office))'
  ],
  doNot: [
    `(do not|never|stop|please not|not to|nobody|no one|no need to|rather not|avoid|quit|refrain from|would you not|must not|ask (us|me) not to) (please|ever|again|to)* (=call|=calling|=phone|=phoning|=ring|=ringing|=email|=emailing|=mail|=mailing|=text|=texting|=contact|=contacting|=message|=messaging|=msg|=slack|=ping|=pinging|=cc|=cc ing|=cold call|=cold calling|=disturb|=bother|cc is ing|=copying|=copy|=spam|=spamming|=write|=writing to) (me|us|him|her|them|my|our|the whole|dr|mr|mrs|ms|people|anyone|everybody|everyone|<name>)`,
    `(stop|quit|no need to|not) (cc'ing|ccing|copying|cc) (in)? (me|us|him|her|my|our)`,
    `(not|never|will not|rarely|hardly ever|seldom|hardly) (take|takes|answer|answers|check|checks|read|reads|pick up|look at|respond to|reachable by|accept) (my|his|her|any|unknown|phone|private|the|on|external|cold)* (calls|phone|voicemail|voicemails|emails|email|mails|mail|slack|messages|unknown numbers|texts|linkedin|whatsapp|numbers|teams calls|video calls)`,
    `(no|zero|fewer|less) (phone)? (calls|emails|mails|texts|messages|newsletters|mail) (please|before|after|on|from (us|you)|during|at|between|any more|unless|in the)`,
    `nothing from you (between|before|after|on|during|in|until)`,
    `(why be i|i keep|keep) getting (calls|mails|emails|texts) (at|on|before|after)|(take|remove|unsubscribe|drop|opt|get) (me|us|my (email|name|address)|him|her|out)* (off|from|out|of) (of)? (the|your|this|these|all|any) <any>? <any>? (list|lists|newsletter|newsletters|email|emails|mailing|mailings|distribution|marketing|updates|sequence|campaign|campaigns|communication|communications|invites|invitations)`,
    '(stop|quit|no longer|do not|please do not) (send|sending|emailing|spamming|want (to)? (receive|get)|wish to receive) (me|us|my <any>|any|all|these|your|more)* (email|newsletter|message|promotion|marketing|notification|communication)',
    `(school holidays|fridays|weekends|sundays|mondays|evenings|mornings) (be) (sacred|off limits|taboo|out|dead|no go)`,
    '(newsletter|newsletters|marketing mails|promo mails|product mails) (off|unsubscribed|unsubscribe|stop)|(want|wants) (fewer|less|no) (mail|mails|emails|calls|newsletters|invites|messages)'
  ],
  copyIn: [
    '(please|kindly|always|could you|can you|do|also|just)* (cc|copy|bcc|loop|keep|include|add|put) (in)? ..3 (in|on|to|into|in cc|copied|in copy|in the loop) (on|in|for|of|to)? (all|every|any|future|everything|(the|our|your|these|all)* (future|next|upcoming|billing)* (email|mail|invite|thread|correspondence|invoice|quote|contract|communication|loop|cc|message))',
    '(want|wants|like|ask|asked) to be (cc|copied|in cc|kept in the loop|in copy)'
  ],
  speaks: [
    `(i|we|he|she|they|<name>|<groupOrRole>) (would|much|also)* (prefer) (to)? (speak|talk|write|communicate|have (it|this|calls|meetings)|do (it|this|calls))? (in)? <tongue>`,
    '(please|could you|can you|may i ask you to|better) (write|speak|reply|answer|talk) (to)? (me|us|him|her|them)? (only|please)* in <tongue>',
    '(only|speaks only|speak only|hardly speaks|does not speak|speaks no) (speak|speaks|understands|reads)? <tongue> !(version|interface)'
  ],
  notReach: [
    'api|endpoint|webhook|callback|component|procedure|bug|error|function|patient|guest|tenant|driver|applicant|pupil|reminder|customers|your bot|notes|comment|field|form|template|export|import|summary|notification|alert|digest|campaign|number one|voter|member'
  ],

  /** They do not answer, do not come, send others. */
  noAnswer: [
    '(not|never|have not|has not|did not|does not|nobody|no one|stop|stopped|fail to|no longer) (yet|been|ever|even|really)* (answer|answered|answering|reply|replied|replying|respond|responded|responding|got back|get back|getting back|pick up|picked up|picking up|call back|called back) (to|on|my|our|your|you|any|me|us|the|calls|since|for|anything|mail|email|in|after|any more|$)',
    '(no|zero|not a single|without (an|any|a)?|never (got|had|get|received) (a|an|any)?|still no|not had (a|any|an)) (answer|reply|response|feedback|sign of life|callback) (from|since|to|for|yet|in|after|on|so far|$|,|again|either)',
    '(nothing|not a word|not a peep|heard nothing|crickets) (heard|back|at all|so far)* (from|back from|since)',
    '(not|never|hardly) (heard|hear|hearing|been heard) (anything|a word|a thing|back)? (back)? (from|since) !(you|support)',
    '(go|went|gone|going|be|been|fall|fell|fallen|remain|stay) (very|all|completely|totally|suspiciously|awfully|rather|so)* (quiet|dark|silent|mia|awol|off the radar|off grid|unresponsive|unreachable) (on (us|me)|since|after|lately|for|again|over|about|$|,)',
    '(ghost|ghosted|ghosting|ghosts|dodge|dodging|avoid|avoiding|stonewalling|brushing off|blanking|ignoring|ignores|ignored) (us|me|you|my|our|the|every|all|calls|mails)',
    'unresponsive|radio silence|last? sign of life|read receipt|unanswered|(voicemail|mails|emails|messages|calls) (go|left|remain|went|stay|are|ignored|unread) (unanswered|unread|unreturned|ignored|nowhere)',
    `(<number>|third|fourth|fifth|second|sixth|several|many|3rd|4th|5th|two|another|my|every|last) (email|mail|call|message|attempt|voicemail|reminder|chaser|try|tries|follow up|nudge) ..3 (without|no|unanswered|ignored|and nothing|, nothing|nothing) (an|any|a)? (answer|reply|response|reaction|back|$)`,
    '(have not|has not|not|never|no longer|stopped) (open|opened|opening|read|reading|clicked) (one|a single|any|either)? (of)? (your|our|my|ur|the) (mail|mails|email|emails|invite|invites|messages|newsletter|reports|notes)'
  ],
  noShow: [
    '(skip|skipped|skips|skipping|miss|missed|missing|cancel|cancelled|decline|declined|declines|bail|bailed|ducks|ducked|no showed|blew off|bunked) ..1 (the|our|both|two|three|last|every|all|this|that|my|his|her|any|another|on|out of)? (<any>)? (check in|check ins|checkin|checkins|call|calls|meeting|meetings|qbr|review|reviews|session|sessions|invite|invites|sync|syncs|steering|kick off|training|workshop|steerco|weekly|monthly|appointment|catch up|catch ups) !(with my|because of|,)',
    '(nobody|no one|none|not one|neither) ..6 (join|joined|show|showed|shown|turn|turned|come|came|attend|attended|dial|dialled|appear|appeared) (up|in|at|on|to|the|our|any|$|,|,)',
    '(no show|no shows|did not (show|show up|turn up|join|attend|appear|dial in)|have not (joined|attended|been (on|at|in|to))|has not (joined|attended|been (on|at|in|to|seen)|shown up|turned up)|never (joins|joined|shows up|showed up|turns up|attends|comes|dials in)|stopped (joining|attending|coming|showing up|turning up)|no longer (joins|attends|comes|shows up|takes part|turns up|responds|answers))',
    '(invite|invites|invitation|invitations|calendar invite) (be|are|get|getting|keep|were|all)* (being)? (declined|ignored|bounced|rejected|unanswered|not accepted)',
    '(accept|accepted) ..4 (never|not|nobody|no one) (show|showed|come|came|join|joined|turn)'
  ],
  sendsOthers: [
    '(send|sends|sent|sending|delegate|delegates|delegated|hand|handed|pass|passed|push|pushed|fob|palm) ..1 (his|her|their|a|an|the|us|me|it|everything|calls|meetings|this|only|just|all)* (trainee|assistant|intern|deputy|junior|working student|student|secretary|colleague|stand in|substitute|apprentice|temp|number two|pa|ea)',
    '(in|at) (his|her|their|my) (place|stead)|(sit|sitting|sat|stand|standing|fill|filling|step|stepping) in (for|on behalf of) (him|her|them|me|<name>|again)|instead of (him|her|<name>) (came|comes|sat|was|the)',
    '(will|be|are) (you)? (deal|dealing|speaking|talking|working) with (my|his|her) (assistant|deputy|trainee|colleague|secretary|junior|pa|team) (from|on|for|in|instead|now)',
    '(deputy|assistant|trainee|junior|student|secretary|number two) (now|does|do|did|always|only|handles|takes|took|does all|doing)* (all)? (the)? (the talking|talking|takes the calls|joins|comes|sits in|attends|is on the calls|handles|shows up|answers)'
  ],
  withdraws: [
    '(step|stepping|stepped|pull|pulling|pulled|draw|drawing|bow|bowing|withdraw|withdrawing|withdrawn|withdrew|back|backing|drop|dropping) (back|down|out|away|myself|himself|herself)* (from|of|out of) (the|our|your|this|these|any|all|my|his|her)* (steering|steerco|project|rollout|group|committee|calls|meetings|weekly|role|call|board|user group|programme|working group|invites|thread|loop|day to day|sessions|pilot)',
    '(stay|be|keep me|keep him|keep her|put me|put him|want (to)? be) (on)? (cc|copy) only|cc only|in copy only',
    '(not|no longer|never|hardly) (have|has|got) (the|any|enough|much)* (bandwidth|capacity|time|energy|headspace|appetite|patience) (for|to deal|to look|to join) (this|it|these|you|that|calls|the (project|calls|tool|rollout)|any of (this|it)) (any more|any longer|now|$|,)?',
    'not have the (bandwidth|capacity|headspace)',
    '(take|remove|drop|leave|strike|count) (me|him|her|us) (off|out|from) (of)? (the|your|this|all|these|our|any)* (invites|invitations|invite|calls|call|meetings|meeting|thread|series|loop|distribution|steering|weekly|cc|list of participants)',
    '(lost|lose|losing|loses) (all|any|his|her|their)* interest (in)? (us|the|this|it|$)?|(keep|keeps|keeping) (putting|pushing) (us|me|it|things|the (call|meeting)) (off|back|out)|(always|keeps|keep) (reschedule|rescheduling|postponing|cancelling|moving) (the|our|on us|us|at)?|(rescheduled|postponed|moved|pushed) (for)? (the)? (third|fourth|fifth|third|3rd|4th|second|umpteenth) time|disengaged|disengaging|checked out|(has|have) (checked out|withdrawn|retreated)|(camera|cam) off (and|,) (no|not|silent|muted)|(one word|monosyllabic|curt|short) (answers|replies)|used to reply (within|inside|in|same)|told me to (just)? (deal with it|sort it)|(hard|difficult|impossible) to (reach|get hold of|pin down|get a hold of|get on the phone)'
  ],
  otherPerson: ['he|she|they|<name>|(my|our|the) (boss|manager|director|cfo|ceo|chef|head|colleague|owner|chief)'],
  toUs: ['your? (mail|email|call|invite|meeting|check in|review|message)|you|our (call|meeting|review|session|check in|sync|qbr|steering)'],
  selfWord: ['me|us'],
  withUs: ['(check in|check ins|call|calls|meeting|meetings|review|qbr|session) (with (you|us))?'],
  notThem: [
    'support|ticket|your (team|support|hotline|colleague|help desk|people)|you (have|do|did|never|still|be|guys)|from you|server|page|app|system|api|site|printer|printed|tenant|landlord|patient|supplier|applicant|candidate|bank|our clients|doctor|dentist|holiday|vacation|ooo|sick|flu|parental|ferry|train'
  ]
}
