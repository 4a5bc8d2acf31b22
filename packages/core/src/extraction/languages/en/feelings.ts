import type { Concepts } from '../../grammar/index.js'

const areas =
  'support|support team|help desk|helpdesk|hotline|customer service|customer success|onboarding|training|trainer|rollout|roll out|go live|launch|migration|implementation|set up|setup|kick off|pilot|release|update|upgrade|version|redesign|relaunch|interface|ui|design|layout|navigation|dashboard|report|reporting|search|search box|export|import|sync|integration|api|calendar|planner|editor|scheduler|performance|speed|response time|response|reaction time|uptime|reliability|documentation|handbook|manual|help centre|mobile app|app|portal|login|workshop|webinar|session|chatbot|invoice|billing|pricing|communication|quality|attitude|tone|module|feature|function|product|tool|platform|software|system|solution|service|programme'

/** Judging us, our people and the product. */
export const feelings: Concepts = {
  ourThing: ['<ourSide>', '<ourPart>'],
  'ourSide:customer': [
    'you|you guys|you all|you lot',
    'your <any>',
    'your (people|colleague|girl|guy|man|woman|team|company|firm) <name>? <name>?'
  ],
  'ourSide:vendor': ['us', 'our <any>', 'we'],
  ourPart: [
    `(the|this|that|your|new|latest|last|whole|entire) .. (${areas}) !(manager|of (our|his|her|their)|from <any> to)`,
    'our (onboarding|rollout|migration|implementation|csm|account manager|support experience)',
    'the whole (thing|process|experience)|(working|dealing) with (you|your <any>)'
  ],
  praiseWord: [
    'great|fantastic|amazing|awesome|excellent|wonderful|brilliant|outstanding|superb|terrific|incredible|stellar|phenomenal|first class|first rate|top notch|world class|exceptional|lifesaver|life saver|godsend|a joy|a pleasure|a delight|a treat|invaluable|spot on|flawless|perfect|perfectly|rock solid|solid|game changer|breeze|helpful|responsive|intuitive|easy to use|user friendly|second to none|life changing|impressive|lightning fast|lovely|gorgeous|beautiful|fabulous|slick|smooth|smoothly|seamless|seamlessly|flawlessly|brilliantly|beautifully|nicely|well (made|done|received|designed|thought out)|reliable|a dream|gold|pure gold|the best|best in class|unbeatable|unmatched|spectacular|splendid|marvellous|marvelous|magic|magnificent|heroic|hero|star|legend|angel|patient|friendly|kind|attentive|a big (win|hit|success)|hit with|worth every (penny|cent)|worth its weight|fast|so much better|much better|way better|far better|way closer|so easy|easy|=good|nice|the heart of'
  ],
  blameWord: [
    'unacceptable|frustrating|disappointing|terrible|awful|horrible|horrendous|nightmare|ridiculous|painful|poor|poorly|useless|joke|mess|disaster|unusable|infuriating|appalling|dreadful|abysmal|annoying|clunky|confusing|unreliable|a pain|slow|sluggish|laggy|bad|worse|worst|subpar|below par|below (our)? expectations|letdown|let down|disappointment|not good enough|waste|headache|embarrassing|embarrassment|shocking|lousy|buggy|inexcusable|underwhelming|atrocious|lacking|not up to|complicated|cumbersome|outrageous|step back|step backwards|garbage|rubbish|crap|trash|shambles|farce|shambolic|disgrace|disgraceful|hopeless|unhelpful|rude|dismissive|arrogant|patronising|condescending|incompetent|unprofessional|sloppy|chaotic|a chaos|catastrophe|catastrophic|outdated|old fashioned|ugly|insane|a scandal|unworthy|below standard|substandard|hit and miss|patchy|flaky|shaky|a letdown|hard work|a chore|too many clicks|driving (me|us)|not great|far from (ideal|great|good|perfect)|disrespectful|too expensive for what'
  ],
  bePraised: [
    '(be|look|feel|sound|seem|remain|turn out|get|become|make|go|come out|run|work) (to be|so|such|far|much|a|an|the|way|all|always|incredibly|extremely|very|like a|again|my|our|one of the|both|out|out to be)* <praiseWord>',
    '(do|did|done|make) (a|an|such a)? (very)? (great|good|nice|fantastic|amazing|excellent|brilliant|super|wonderful|terrific|superb|lovely|fine|outstanding|stellar|cracking|marvellous) (job|work)',
    '(work|run) (like (a)? (charm|clockwork|dream|magic)|so well|well|great|perfectly|flawlessly)',
    '(blow|knock) (us|me|everyone) away|rock|rule $|save (our|my|the) (day|life|week|bacon|audit|weekend|month|launch|skin|neck|event|project)|(make|made) (my|our|their) (day|week|life|lives|job|work) (so much|a lot|much|way)? (easier|better)?|(exceed|exceeded|surpass|beat) (our|my|all|their|every) expectation|deserve (a|an|the|all)? (raise|medal|praise|award|beer|cake|bonus|flowers|chocolate)|never (let|lets) (us|me) down|(come|came|go|went|been) (above and beyond|the extra mile)|(be|have been) (there|always there) (when|whenever)|(get|got) (so much|much|a lot|way|far) better|save (us|me|the team|them) (so much|a lot|a ton|tons|hours|loads|many|several|days|<number>)'
  ],
  beBlamed: [
    '(be|look|feel|sound|seem|remain|turn out|get|become|make|go|keep) (to be|being|so|such|far|much|a|an|the|too|all|way|always|total|complete|real|incredibly|extremely|painfully|again|simply|beyond|nothing but|a bit|bit of|a bit of|one|big|single|out)* <blameWord>',
    '(drive|driving) (us|me|everyone|them|my <any>) (crazy|nuts|mad|insane|up the wall|round the bend)|(let|lets|letting) (us|me|them) down|(fall|fell|fallen|come up) short|suck|stink|(not|never|hardly) (convince|impress|deliver|live up|meet) (us|me|on|our|up to)*|cost (us|me) (a|an|half|one|two|dearly|so much|hours|days|the|our) ..2 (day|week|hour|customer|client|order|night|weekend|reputation|money|pound|euro|dollar|picking|shift)|lose (our|my|all) (data|booking|trust|photos|entries|order)|(make|made) (it|things|everything) worse|ignore (us|me|our|my)|fob (us|me) off|pass (us|me) (around|from pillar to post)|(eat|ate|eaten|lose|lost|delete|deleted|wipe|wiped|swallow) (my|our|the whole|all|half)'
  ],
  loves: [
    'love|adore|enjoy|like !(to|a|the way you|that|you|oh|this $|what)|appreciate|praise|rave about|swear by|be (fan|fans|a fan|in love) (of|with)|be hooked on|be raving about|be thrilled (with|by)|be (wowed|blown away|amazed) by'
  ],
  hates: [
    'hate|dislike|detest|loathe|despise|can not (stand|bear)|complain (about|of)|moan (about|at)|grumble about|curse|curse at|swear at|regret (buy|buying|choose|choosing|sign|signing|switching)|be (sick|tired|fed up|sick and tired) of|have had enough of|refuse to use|rant about|lose (faith|trust|confidence|patience) (in|with)'
  ],
  group: [
    '(everyone|everybody|team|crew|guys|lads|ladies|people|staff|users|colleagues|drivers|technicians|teachers|nurses|workers|foremen|reps|agents|management|board|boss|ceo|cfo|operators|engineers|clerks|warehouse|kitchen|office|shift|dispatchers|planners|trainers|doctors|carers|whole (office|team)|lifeguards)'
  ],
  itThing: ['it|this|that|how (it|easy|fast|simple|you)|(the|your) <any>'],
  gladWord: [
    'happy|pleased|impressed|delighted|thrilled|satisfied|amazed|blown away|ecstatic|over the moon|big fan|huge fan|grateful|thankful|enthusiastic|content|stoked|surprised|positive|glad|in love|wowed|at ease|comfortable|relieved'
  ],
  sadWord: [
    'frustrated|disappointed|unhappy|annoyed|dissatisfied|fed up|angry|upset|let down|tired|sick|unimpressed|irritated|furious|discouraged|underwhelmed|disillusioned|exasperated|at (my|our|his|her|their) wit|losing patience|concerned|worried|displeased|ignored|abandoned|neglected|left alone|left hanging|cheated|misled|appalled|shocked|ticked off|pissed|pissed off|livid|fuming|cross|embarrassed|sceptical|skeptical|seething|enraged|not amused|dismayed|peeved|disgruntled|bitter|hacked off|miffed|stunned'
  ],
  about: [
    'that (your|nobody (at|from|in|ever|gets|got|answers)|you (have|never|still|keep|always|fix|manage|be not|do not))',
    '(with|about|by|of|at|over|how|because|for) !(that|the (weather|flight|train|food|result of the)) (the|your|our|all|this|these|every|what)* <ourThing>',
    'about <ourThing>',
    '(with|about|by|at|over) (the|your|this|what|how|all|our) (outage|bug|delay|downtime|price|fix|result|answer|response|increase|lack|quality|slow|service|work|progress|support|numbers|way|handling|product|tool|app)'
  ],
  notGood: [
    '<ourThing> ..3 (not|never|hardly|nowhere near|less than) (be|at all|too|that|particularly|exactly|all that|overly|as)* (happy|pleased|great|ideal|acceptable|good|good enough|helpful|impressive|reliable|fit for purpose|up to scratch|up to standard|worth|fun|convincing|easy|intuitive)',
    '(i|we|they|he|she|customer|client|<group>|<name>) (be|feel|remain) (not|less than|hardly|far from|anything but) (at all|too|that|particularly|exactly|all that|overly|yet|too)* (happy|pleased|impressed|satisfied|thrilled|delighted|amused|convinced|content|enthusiastic) !(to|that you|with him|with her)',
    '(not|never) what (we|i|they) (be|have been|had|expect|sign up for|pay for|promised|ordered|want)* (expected|promised|signed up for|sold|told|paying for|bought)',
    'expect (a (little|bit|lot))? (more|better) (from|of) (you|your|the <any>|a|an|<name>)|have expected (a (little|bit|lot))? more'
  ],
  praisePhrase: [
    'you (guys|lot|people|all)? (rock|rule|be (the best|amazing|awesome|brilliant|great|fantastic|incredible|wonderful|lifesavers|legends|stars|heroes|superstars|a lifesaver|a star|a legend|wizards|angels|magicians))',
    'hats off|chapeau|kudos to|shout out to|thumbs up (to|for) (you|your|the)|(big|huge) thumbs up|props to|bravo to|three cheers|five stars|a big thank you|huge thanks|massive thanks|thank you so much|thanks a million|thank you !(for (your|the) (mail|message|email|reply|quick reply|time|call|invitation|invite|patience|understanding|slides|minutes|update|information|info))  (so much|a million) for|compliments to (you|your (team|colleague|people|developers|support|engineers)|the (team|developers|chef|whole team))',
    'keep up the (good|great|fantastic|excellent) work|10 out of 10|ten out of ten|10/10|11 out of 10|(could|can) not be happier|(could|can) not ask for (more|better)|exceeded (our|my|all) expectation',
    '(can|could) not (live|work|imagine <any>|do|run <any> <any>|manage|cope|survive) (any more)? without (it|you|this|your <any>|<name>|w/o)|do not know (how|what) (we|i) (would|did|ever|managed) .. without (it|you|this)',
    `the? (best|nicest|smoothest|easiest|fastest|friendliest|quickest|greatest|most (helpful|pleasant|professional|responsive|useful|intuitive)) <any>? (${areas}|thing|vendor|supplier|decision|investment|purchase|experience|people|partner)? ..1 (we|i) (have|ever|have ever) ..1 (have|had|use|used|see|seen|work|worked|deal|dealt|been|buy|bought|make|made|experienced|come|try)`,
    'the? (best|nicest|smoothest|easiest|fastest|friendliest) (<any>)? (thing|rollout|support|tool|software|onboarding|migration|part|vendor|supplier|decision) ',
    '(nearly|almost) cried|happy tears|tears of joy|give (that|this|him|her|the|them|<name>) ..2 (a raise|a medal|a beer|a hug|a promotion|a bonus|a cake)|buy (her|him|them) (something|a beer|a drink|flowers|a cake)|pass (this|it|that|my thanks|our thanks) on to (her|his|their|the|your|<name>)',
    '(will|would|can|already)? (recommend|recommended) (you|it|this|us|your <any>|<name>) to|would recommend (you|it|us)|agree to be (a)? reference|happy to be (a|your) reference|reference customer|act as (a)? reference|willing to be (a)? reference',
    '(still|very)? happy (with|w|w/) (that|our|the|this|my) (choice|decision)|(saved|saves|save) (our|my|us the) (audit|day|life|bacon|week|weekend|month|skin|neck)|lifesaver|life saver|game changer|gamechanger|(a|real|total) godsend|best decision|(huge|massive|big|great|vast|real) improvement|(so much|way|far|a lot) (better|easier|faster|nicer) than (before|what|the old|our old|ever|it used)|(get|got) (so much|much|way|a lot) better|works like a charm|thank (you|god) for (<name>|your team|your support)'
  ],
  blamePhrase: [
    '(not acceptable|unacceptable|inexcusable)|(not|never|hardly) (be)? (acceptable|good enough|fit for purpose)',
    '(complete|total|absolute|utter|huge)? waste of (time|money|our time)|(lose|losing|lost) (all|our|my|any|the|every)* (trust|confidence|faith|patience|credibility) (in|with)?|trust (be)? "? (in the basement|gone|broken|damaged|shattered|low|lost|at zero|eroded|destroyed)|(patience|goodwill) (be|have)? (worn|wearing|running|run|thin|over|exhausted|gone)|running out of (patience|excuses)',
    'let (us|me|them|him|her) down|letting (us|me|them) down|(have|had|having) (had)? enough of (you|your|this|the|it)|sick (and)? tired of|fed up (with|of)|at (my|our|his|her|their) wit|(drive|driving) (us|me|everyone|them) (crazy|nuts|mad|insane|up the wall)|left a (bad|bitter|sour|nasty) taste|adding insult|a slap in the face|beggars belief|a bad joke|you must be joking|are you kidding|are you serious|what a (joke|mess|shambles|disappointment|farce)|how hard can it be',
    '(you|nobody|no one|support|your <any>|they) (still|have|has|ever|even)* (not|never|nobody|no one)? (still|have|even|yet|been)* (not|never) (even|yet|been|have)* (answer|answered|reply|replied|respond|responded|get back|got back|call back|called back|fix|fixed|resolve|solve|react|reacted|care|listen) !(that you)',
    '(nobody|no one|not one|not a soul|none of you) (at your|from your|on your|in your|there|of you|has|have|ever|even|bothers|seem|seems|to)* (answer|answers|answered|reply|replies|replied|respond|pick up|picked up|picks up|care|cares|listen|read|reads|reacts|get back|got back|feels responsible|call back|called back|come back)',
    '(still|been|be) (still)? (wait|waiting) (for (an|a|your|any) (answer|reply|response|fix|solution|callback|call back)|on (a|an) (answer|reply|fix)) ..3 (<number>|since|week|day|month|weeks|days)|(wait|waiting) (for)? (<number>|a) (day|week|month)s? for (an|a|your|any) (answer|reply|response|fix|solution)',
    '(third|fourth|fifth|sixth|seventh|second|umpteenth|tenth|hundredth|3rd|4th|5th|2nd) (time|ticket|mail|email|outage|reminder|attempt|week) (this|in|i|we|now|and|already|about|since|running)|how many (more)? times (do|must|have|should|will|be)|time and (time)? again|over and over|again and again|every single (time|week|day|monday) (it|the|your)',
    '(is anybody|is anyone|does anybody|does anyone|anybody|anyone) (read|reading|listening|there reading|care|test|tests|testing) (these|this|at all|my|our|your)|who (designs|designed|tests|thought|thinks|came up with|on earth|programmed) ..3',
    '(pay|paying|charge|charging|for) ..3 (<money>|<number>|that much|all this money|good money|a fortune) ..5 (something that|a tool that|software that|not work|does not|nothing|not even)|for the price (of|we pay|you charge)|for (that|this) (price|money|much money)|(that is)? not what (we|i) (pay|paid|bought|signed up)',
    '(made|make|makes) (it|things|everything|matters) (even)? worse|(gone|going|go|went) (downhill|from bad to worse)|this be (a|an|complete|total|real|absolute|utter|right|big)* (nightmare|shambles|disaster|mess|farce|joke|disgrace|catastrophe)',
    '(have to|having to|must|hard to|hard pressed to|can not|getting harder to|difficult to) (defend|justify|apologise for|apologize for|make excuses for) (you|your|it)|(defend|defending|make excuses for|apologise for) you|excuses for you',
    '(team|guys|crew|customer|client|technician|driver|teacher|colleague|boss|people|user|parent|whole <any>) ..2 (be|get|were) (furious|livid|fuming|angry|up in arms|raging|seething|mad|desperate|in tears|pulling their hair) !(at (him|her|me))',
    '(want|demand|expect|owe|deserve) (an|a|us|me)* (proper|formal|written|real)? (apology|explanation) (from)?|(another|no more|hollow|empty) (apology|apologies|excuses|promises)|(shame on|disappointed in|disappointed by) you|should be ashamed|(ugh|sigh|argh|grr) (the|your|this)|sort it (out)? or|fix (it|this) (now|already|please)',
    '(app|tool|system|platform|software|it|thing|product) (be|have been) (still|again|since <any>|completely)* (unusable|useless|worthless|a joke|garbage|crap|rubbish|buggy|clunky|painfully slow)',
    '(i|we) be (disappointed|frustrated|furious|livid|fed up|speechless|angry|annoyed|lost for words) $|hate (this|your) (thing|app|tool|system|update|stuff|form|page)|^ fix (it|this) $|^ not (impressed|happy|amused|good enough|great|pleased|ok|okay) $',
    '(clunky|buggy|unusable|unintuitive|counterintuitive|not intuitive|user unfriendly)|great , another|brilliant , another|(too many|so many|endless) (clicks|bugs|outages|popups|errors)|2 too many|one too many'
  ],
  /** Moods in notes. */
  moodGood: [
    '(mood|vibe|atmosphere|feeling|tone|sentiment|feedback|spirits|relationship) (be|was|very|overall|all|now|:|still|at|on|there)* (good|great|positive|excellent|upbeat|friendly|warm|strong|relaxed|super|fantastic|high|glowing|up)',
    '^ (all|very|everyone|still|they|he|she|cust|customer|client|team|overall|genuinely|be|seem|sound|look|remain|extremely|generally|more than)* (happy|pleased|satisfied|delighted|thrilled|impressed|enthusiastic|=content|glowing|over the moon|chuffed) !(to|birthday|new|hour|that you|for (him|her|you))',
    '(happy|pleased|satisfied|delighted|thrilled|impressed|chuffed|enthusiastic) (w/|with|about|by) (us|our|the|how|it|what|progress|results|support|<name>)',
    '(positive|glowing|great|excellent|good|rave|very good) (feedback|review|words|marks|nps|csat)|nps (of)? (be|:|now)? (9|10)|(=promoter|csat up|nps up)|(use|using) (it|us) gladly|(praise|praised|praises|raved|raves|lauded|complimented|sang|sing) (the|us|our|about|praises|<name>|it|how)|(loves|loved|adores|likes) (the|us|our|it|how|what|<name>)|big fan'
  ],
  moodBad: [
    '(mood|vibe|atmosphere|feeling|tone|sentiment|feedback|relationship|trust) (be|was|very|overall|all|now|:|still|at|on|there|in|")* (bad|tense|sour|frosty|cool|cold|negative|poor|terrible|low|icy|down|strained|awful|difficult|damaged|the basement|hostile|grim|shaky)',
    '(unhappy|frustrated|angry|annoyed|disappointed|dissatisfied|fed up|furious|upset|irritated|livid|fuming|disgruntled|unimpressed|sceptical|concerned|displeased|pissed|cross|miffed|not happy|not amused|not impressed|not satisfied|not thrilled) (w/|with|about|by|at|over|that|because|of|re|on)',
    '^ (very|all|still|they|he|she|cust|customer|client|be|seem|sound|look|remain|extremely|really|quite)* (unhappy|frustrated|angry|annoyed|disappointed|dissatisfied|furious|livid|irritated|upset)',
    '(complain|complained|complains|complaining|moaned|vented|ranted|grumbled|griped) (about|that|of|re|bitterly|loudly|again)|(hate|hates|hated|dislikes) (us|our <any>|the (app|tool|new <any>|update|interface))|(negative|poor|bad|harsh|scathing) (feedback|review|marks|nps|csat)|detractor|nps (of)? (be|:|now)? (0|1|2|3|4|5|6)|escalated|escalation from|(read|gave) (me|us) (the riot act|an earful|a piece of)|(got|get) an earful|blew up at|shouted at|tore into (me|us)|lost (faith|trust|confidence|patience)|wants an? (apology|explanation)|one more and|let down by (us|our)'
  ],
  /** Said of other things than us. */
  otherJoys: [
    'weather|traffic|flight|food|coffee|hotel|movie|film|concert|(nice|good|great|lovely|your|long) weekend|holiday|vacation|train|song|restaurant|lunch|dinner|match|parking|recipe|cat|dog|kid|children|birthday|novel|beach|breakfast|wedding|garden|wine|beer|audio|wifi|sandwich|soup|market|landlord|rival|competitor'
  ],
  youWord: ['you|your|yours']
}
