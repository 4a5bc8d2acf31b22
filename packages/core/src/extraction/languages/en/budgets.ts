import type { Concepts } from '../../grammar/index.js'

/** Money for us: granted, cut, frozen, planned, too much. */
export const budgets: Concepts = {
  budgetWord: [
    '(software|it|training|marketing|tool|tooling|learning|project|department|departmental|capex|opex|next|own|annual|discretionary|innovation|travel|digital)? (budget|budgets) !(airline|hotel|flight|report|page|field|tab|column|module|app|line|lines|view|template|filter)',
    'funding|funds|subsidy|earmarked money|spending|(software|it|discretionary|vendor|tool|all|external|new) (spend|spending|line|expenditure|purchases)|capex|opex|budget line',
    'money (for (you|this|it|us|the|new|software|tools)|left|in the pot|to spend)|the (money|cash|funds|finances)'
  ],
  budgetChange: [
    '(be|get|have|been|was|got)? (cut|slashed|frozen|freeze|reduced|trimmed|halved|squeezed|gone|pulled|axed|blocked|exhausted|spent|used up|locked|on hold|under review|tight|tighter|limited|small|smaller|shrinking|shrink|stretched|overspent|blown|maxed out|capped|empty|dried up|run out|running out|short|scarce|thin)',
    '(be|get|have|been|was|got)? (approved|granted|confirmed|released|signed off|increased|doubled|secured|agreed|allocated|set|fixed|available|finalised|finalized|raised|topped up|unlocked|through|there|ready|in place|freed up|pending|redone|reset|renewed|decided)',
    '(end|ends|stop|stops|expire|expires|dry|dries|fall|falls|drop|drops|run|runs|go|goes|evaporate|evaporates|reset|resets|open|opens) (up|away|out|through|down|in|at|on|by|to)?'
  ],
  cutsBudget: [
    '(cut|slash|freeze|reduce|trim|halve|squeeze|pause|stop|limit|cap|block|tighten|lower|clip|shave|pull|axe) (down|back)? (on)? (all|our|the|their|its|my|every|most|any)* ..2 (budget|budgets|spend|spending|expense|expenses|expenditure|purchase|purchases|purchasing|cost|costs|funding)',
    '(take|took|taken|knock|knocked|shave|shaved|chop|cut) (a|<percent>|<number>|<money>) .. (off|from|out of) (my|our|the|their) ..2 (budget|line|spend|pot)',
    '(spending|budget|purchasing|procurement|cost|q4|q3|q1|q2|hiring and spending|expense|investment) (freeze|stop|ban|cut|cuts|moratorium|embargo|restriction|restrictions|squeeze)',
    '(freeze|embargo|moratorium|stop) on (all|new|any)? (spend|spending|purchase|purchases|software|expenses|tool)',
    '(cost|budget) (cutting|saving|savings|reduction|pressure|constraint|constraints|discipline|programme)',
    'victim (to|of) the .. freeze|tighten (our|their|the) (belt|belts|purse strings)|save money|(be|been) told to save'
  ],
  noMoney: [
    '(no|not|without|zero|little|any|hardly any|run out of|out of|short of|lack of|lack|not enough|low on) (any|the|more|a|spare|extra|there)* ..1 (budget|money|funding|funds|cash) (left|for|to (spend|buy|pay)|available|this|until|before)',
    'there be no budget',
    '(cash|money|finances|funds|purse strings|budgets|things|liquidity) .. (be|is|are|get)? (tight|tighter|short|scarce|limited|stretched|a problem|an issue)',
    '(can|could) not (afford|stretch to|pay (that|this|it|so|more)|spend (that|this|so|more)|justify (that|this|the) (price|increase|spend|cost|expense|money))',
    '(unable|not able|struggle|struggling|hard|difficult) to (afford|pay|fund|finance)',
    '(not|never) (in|within) (the|our|this) (budget|plan|financial plan)|not budgeted|unbudgeted',
    '(cash|money) (be)? tight|counting (spoons|pennies|every)',
    '(the|our|a) (grant|funding|sponsor money|subsidy|donor) ..6 (end|ends|ended|run out|runs out|expire|stop|stopped|dry|dries|not renewed|fall through|over|up)'
  ],
  allocates: [
    'set aside|earmark|allocate|allot|ring fence|ring fenced|ringfence|reserve|put aside|free up|pencil in|pencil|budget|approve|grant|sign off|release|plan|plan for|foresee|secure|assign|provide|find|put in|put us in|put you in|set by|keep back|scrape together|get approval for',
    '(we|i|they|customer) have|have got|got'
  ],
  setAside: [
    'set aside|earmark|allocate|allot|ring fence|ring fenced|ringfence|reserve|put aside|free up|pencil|budget|approve|grant|sign off|release|secure'
  ],
  moneyPlan: ['<money>', '(a|the|some|another)? (sum|amount|line|pot|position|bit of money|<percent>)'],
  secured: [
    '(legacy|donation|grant|windfall|subsidy) .. (systems|software|it|you|platform)',
    '(receive|secure|obtain|free|free up|release|approve|grant|sign off|allocate|find) ..2 (the|a|some|extra|additional|more|enough)* (budget|funds|money) .. (for|to|from|approved|this|next|by|signed|through|$)',
    '(have|got) (the|some|enough)* budget (for (you|this|it|the)|approved|signed|set|now|available)',
    '(pencil|pencilled|penciled|put|plan|planned|write|wrote|include|included|reserve|reserved) (you|us|it|this|<name>|a sum|money) (in|down|into|for)? (for|at|with|to|as)? ..2 (budget|plan|double|<money>|<percent>|next year|next fiscal|the plan|fy)',
    '(ring fenced|ringfenced|earmarked|budgeted for)',
    '(find|found|scrape|scraped|dig|dug) (up|together|another|an extra|some|us|you)* (<money>|money|budget|funds) (for (you|us|this|it|the))?',
    '(grant|budget|funding) (be|get|was|been|got|came)? (approved|granted|through|released|confirmed)'
  ],
  moneyLimit: [
    '(annual|yearly|monthly|software|total|our) spend (on <any>)? .. <money>',
    '(only|just)? (have|have got|got) .. <money> (left)? (to spend|left)',
    '(set|have) (a|our)? (ceiling|cap|limit|maximum) of <money>',
    'budget wise .. <number> .. <number>? (thousand|k|grand|<money>)',
    '(can|could|will|would|may|must)? not ..2 (go|spend|pay|sign|approve|stretch|exceed|stay|be|do|buy) ..3 (over|above|beyond|more than|higher than|exceed|past|anything|>) .. <money>',
    '(anything|everything|whatever) (that be)? (over|above|north of|more than|beyond|exceeding|>) <money> .. (be) .. (difficult|hard|too|not|a stretch|out|impossible|unrealistic|tough|no)',
    '(everything|anything) (over|above) <money> (have to|must) wait',
    '<money> .. (be|is) .. (the (most|limit|max|maximum|ceiling|cap|upper end)|all we|our (limit|max|maximum|ceiling|budget)|too much|as far as)',
    '(our|the|my) (maximum|max|limit|ceiling|cap|upper limit) (be)? .. <money>',
    '(stay|keep it|come in|be) (under|below|within) <money>',
    'not (cost|exceed) (more than)? .. <money>',
    '(most|maximum) (we|i|they) (can|could) .. <money>'
  ],
  spends: [
    '(we|they|i|customer) (be|have|will|can|could|want to|do)* (pay|paying|spend|spending|spent|paid) (you|about|around|close to|over|up to|roughly|us)* <money>'
  ],
  tooDear: [
    '(you|your <any>|price|quote|renewal|licence|<vendor>|fee|offer) .. (be|get|become|seem|look|find) .. (expensive|pricey|costly|steep|unaffordable|exorbitant|hefty|overpriced|too (high|dear))',
    '(too|bit|prohibitively|way too) (expensive|pricey|steep|costly) (for us|for what|at|given|$)',
    'daylight robbery|extortionate',
    '(out of|beyond|above|over|outside|exceed|more than|past) (of)? (our|my|the|what we|what i|what they) (reach|league|means|budget|price range|can afford|wanted|planned|expected|pay|budgeted|have|had|brings in|limit)',
    '(price|cost|fee|rate|renewal|quote|invoice|number|increase|uplift|rise|hike) .. (be|is|was|has|went|go)* (too high|too much|steep|a shock|hard to (swallow|stomach)|doubled|gone up|went up|out of (reach|the question)|unacceptable|insane|a joke|ridiculous|optimistic|a problem|an issue|unreasonable|ambitious|not what we|excessive|a non starter|above)',
    '(price|annual|yearly|fee) (increase|rise|hike|uplift|jump) .. (be|of|not|accept|again|without|with no|is|we|ca)',
    '(<percent>|<number> percent) (up|on top|increase|uplift) !(than|last|user|people)',
    '(<percent>|<number> percent|<money>) .. (in one go|on top|again|more) .. (not|laugh|sit down|no|never)',
    '(not|cannot) .. (put|take|sell|go|get) ..4 (in front of|upstairs|past|through|to) ..3 (cfo|fd|board|finance director|upstairs|management|with a <number>)',
    '(same|flat|unchanged) (figure|budget|amount|pot|envelope) (as last year|again|for)',
    '<money> .. (be)? more than .. (brings|we|i|can|have|afford|pays)',
    '<money> (more|extra|on top) .. (a|per)? (year|month|seat|user)? .. (out of|not|too|no|is|for)',
    '(sticker shock|rip off|ripoff|sit down for that|laughed out loud|choked on|nearly choked|swallowed hard)',
    '(need|want|expect|give us|get|ask for|without|or) ..2 (cheaper|lower|better|sharper|reduced) (price|rate|deal|fee)',
    'sharpen (your|the) pencil|(do|move) something on (the)? price|(room|wiggle room) on (the)? price|(need|want|expect|ask for|give us) (a)? (bigger|better)? discount'
  ],
  budgetRound: [
    'budget (round|cycle|planning|season|process|meeting|review|talks|discussion|request|submission|deadline|approval|holder|hearing)',
    '(planning|budgeting) round|budgets (get|be|are) (redone|set|made|decided|planned|fixed|due)',
    '(hand in|submit|plan|prepare|draw up|file|finalise|finish|present) (my|our|the|their) ..2 budget'
  ],
  notBudget: [
    '(growth|venture|hedge|pension|investment) fund|investor|vcs|series (a|b|c|d)|seed round|raised|valuation|arr|turnover',
    'budget (airline|hotel|flight|phone|car|travel|friendly)',
    '(federal|government|state|household|family|wedding|holiday|national|error|memory|latency|performance|crawl|carbon|time|eu) budget',
    '(no|not|without) ..3 budget (problem|issue|concern|constraint|limit)',
    '(lunch|coffee|dinner|house|rent|mortgage|ticket|parking|gift|taxi|wig|velvet|bride|wedding|play|garden|holiday|petrol|deposit|flat|garage|kitchen|roof|lamp)',
    'on a (tight|shoestring) budget'
  ]
}
