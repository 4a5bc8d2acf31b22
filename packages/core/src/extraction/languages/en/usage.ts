import type { Concepts } from '../../grammar/index.js'

const people =
  'people|user|driver|teacher|rep|technician|clinic|site|branch|store|shop|school|nurse|colleague|employee|instructor|engineer|planner|dispatcher|physio|doctor|student|learner|team|department|depot|office|hall|plant|location|region|seat|licence|account|agent|foreman|foremen|worker|volunteer|member|trainer|consultant|manager|practice|crew|shift|property|hotel|fitter|carer|guy|lad|staff|operator|warehouse|ward|tablet|salesman|salespeople|patient|parent|supplier|customer'
const work =
  'invoice|checklist|photo|order|booking|ticket|visit|form|job|report|timetable|shift|document|contract|case|appointment|shipment|parcel|delivery|newsletter|message|text|survey|inspection|check|route|trip|timesheet|record|lesson|course|call|learner|meter|work order|transaction|payment|quote|task|project|file'

/** How much and how they use us. */
export const usage: Concepts = {
  shareOfUsers: [
    `(only|about|around|some|roughly|nearly|almost|over|just|all|barely|currently)? <number> (of|out of|in) (the|our|us|them|my|their|your|those)* <number>? (<any>)? (${people})?`,
    `<percent> (of)? (the|our|us|them|my|their|all|your)* <any>? (${people}|${work})?`,
    `(half|most|all|none|few|everyone|everybody|a third|two thirds|three quarters|a quarter|a handful|the (whole|entire)|nearly all|almost all|the majority|not one|every|each) (of)? (the|our|us|them|my|their|your)* <number>? <any>? (${people}|company|${work})`,
    `<number> (active|daily|weekly|of our|more|other)? <any>? (${people})`,
    `(nobody|no one|hardly anyone|hardly anybody|barely anyone|everyone|everybody) (in|at|on|from)? (the|our|my)? <any>? (${people})?`,
    `(our|my|the|their) <any>? (${people})`,
    '(just|only) (me|<number> of us|the two of us|a handful)|me and <name>'
  ],
  usesUs: [
    '(use|using|open|touch|adopt|launch|love using) .. (it|this|you|us|<vendor>|the (thing|app|tool|system|platform|portal|<any> (module|tab|part|feature|function|app|view|report)))|(use|using|adopt) <name>',
    '(log|sign) (in|on|into)|login|be logged in',
    `(work|live|book|write|do|enter|plan|record|bill|track|check|manage|run|send|build|file|log|count|invoice|confirm|report|schedule|order|scan|submit|document|process|handle|approve|pay|sign|come in|go) ..5 (in it|in there|in the (app|tool|system|portal|platform|thing|software)|in you|in your <any>|(through|via) (you|it|us|the (app|tool|system|portal|platform|form)|your <any>|<name>)|thru us|(with|on) (us|your <productWord>|the (portal|app|platform|tool))|in <name>)`,
    '(be|is|are) (active|in it|in there|live|on it|on board|on the (portal|app|platform|system)|in the (app|tool|system|portal)) !(chat|incident)',
    '(in|on) (the|your) (app|portal|tool|system|platform|web client|software) (every|each|daily|all) <any>?',
    '(in|on) the (app|portal|web client) <timeWord>? (daily|every day|each week)'
  ],
  amountDone: [
    `(put|process|run|send|create|handle|do|bill|book|build|file|make|log|upload|record|count|issue|scan|complete|take)? (about|around|over|some|more than)? <number> (<any>)? (${work}) ..6 (through|in|with|via|on|thru|into) (you|us|it|your <any>|the (app|tool|system|portal|platform)|<name>)`,
    `<number> (<any>)? (${work}) ..1 (a|per|each|every|/) (day|week|month|shift|night|morning|quarter|year)`,
    `<number> (active|daily|weekly|monthly|concurrent|logged in) (active)? (${people})`,
    `<number> (${people}) ..3 (daily|every (day|week|shift|morning)|each (day|week|month|shift)|weekly)`,
    `(<percent>|half|most|all) (of)? (the|our|their|all)* (${work}|<any>) ..3 (come in|go|run|be done|be booked|built|get booked|are made|processed) .. (through|in|with|via|on|thru|over) (you|us|it|your <productWord>|your (form|app|shop|site)|the <productWord>|<name>)`
  ],
  often: [
    '(every|each) (single)? (day|shift|morning|week|hour|night|job|trip|month|evening|working day)|daily|all day|day in day out|around the clock|constantly|twice a (day|week)|once a (day|week|month)|several times a (day|week)|<number> times a (day|week|month)|weekly|on a daily basis|first thing'
  ],
  weUse: [
    '(we|i|they|he|she|customer|client|everyone|<groupOrRole>) (use|open|check|work in|log into|live in|run|rely on) .. (it|you|us|this|<vendor>|the (app|tool|system|portal|platform|thing|dashboard|planner|calendar))',
    '^ use (us|it|the <any>)',
    '(have|got) (it|you|the (app|tool|board|dashboard|thing)) (open|up|running|on) ..5 (all day|every day|screen|from morning|always)',
    '(i|we) (live|work|spend (half|all|most) (my|our|of)* day) in (the|your) (thing|app|tool|system|platform|board)'
  ],
  livesIn: [
    '(i|we|they|he|she) (live|work|spend (half|all|most) (my|our|of|the)* day) in (the|your|this) (thing|app|tool|system|platform|board)'
  ],
  onlyUse: [
    '(only|mostly|mainly|just|exclusively|primarily|basically) ..2 (use|using|open|log in|touch) ..3 (it|you|the <any> (part|module|bit|function|tab|feature)?|<number>|one|for)',
    '(use|using|open) (it|you|the <any>|<name>) (only|mostly|mainly|just|exclusively|primarily|solely) (for|to) (the|our|month end|year end|<any>)',
    'only ever? (use|open|log in) (it|you|the <any>)',
    '(never|not|nobody|hardly|barely|have not|has not|will not|would not|no one|still not) ..6 (touch|touched|open|opened|use|used|look at|looked at|log in|logged in|tried|adopted|discovered) ..2 (the|your|any|it|them|those|<name>) (<any>)? (module|tab|part|report|tablet|app|feature|function|dashboard|tool|licence|seat|scheduling|<name>)',
    '(sit|sits|sat|lie|lies|are|is|be|been) (still|just|all|literally)? (in (a|the|their) drawer|gathering dust|on the shelf|unused|idle|for show|there unused)|just sits there|collecting dust|shelfware',
    `<number> (seat|licence|account|user) (be|are|sit|go|stand|remain|lie)* (unused|idle|empty|inactive|for show|not used)|(unused|idle|inactive) (seat|licence|account|user)`,
    '(still|back to|fall back on|fell back on|go back to|went back to|stick to|prefer) (use|using|print|prints|printing|do|send|work with|write on|their|the|on|to)* (paper|whiteboard|excel|spreadsheet|notebook|notebooks|spreadsheets|fax|post its|the list|pen and paper)',
    '(paper|excel|spreadsheet|whiteboard|clipboard|fax) (be|is|are|have been) (gone|history|dead|out|no more|abolished|retired|a thing of the past)|(ditch|bin|drop|retire|abolish|throw away|threw away|stop using|got rid of) (the|our|their)? (paper|spreadsheet|excel|excel sheets|whiteboard|clipboard|fax|binder|notebook)',
    '(take|took|taken) to (it|the app) (like|quickly|straight|well)'
  ],
  usageNoun: [
    '(usage|adoption|utilisation|utilization|login|logins|activity|active users|take up|uptake|mau|dau|wau) ..4 (be|is|at|of|up|down|grow|grew|rise|rose|drop|dropped|double|doubled|fall|fell|low|high|strong|flat|great|stall|stalled|:)',
    '(active|logged in|onboarded|live) .. (<number>|<percent>) of <number>|<number> of <number> (active|live|onboarded|seats used|licences used|in use|logged in)',
    '(rollout|adoption|uptake) .. (stall|stalled|slow|going well|complete|done|finished|halfway|<percent>)',
    '(hit|reach|exceed|max out|maxed out|use up|used up) (the|our|their|its)? (api|storage|seat|user|sms|quota|usage|rate|plan)? (limit|quota|cap|ceiling|allowance)',
    `<number> (site|hall|clinic|branch|store|school|plant|depot|location|team|ward|region|country|property|hotel|shop) (be)? live|(site|hall|clinic|branch|store|school|plant|depot) ..3 (live|up and running|onboarded|rolled out)`
  ],
  numeric: ['<number>', '<percent>', 'half|most|all|none|everyone|everybody|nobody|no one|quarter|third|only|every|hardly|barely'],
  /** What only could be: sellers' dreams, rules, errors. */
  notUsage: [
    'who be|error|price|cost|quote|offer|add <number>|more (seat|licence|user)|would you|typically|usually start|let us|demo|trial offer|invite|interview|permission|blocked|can not log|can not use|unable to|could not log|locked out|password|reset|how do|where do|which user|delete|deactivate|remove|transfer|crash|training (on|at|for|is|takes)|webinar'
  ]
}
