import type { Concepts } from '../../grammar/index.js'

/** Who acts: the one who speaks, the one spoken to, people of the customer, and those who have nothing to do with us. */
export const who: Concepts = {
  speaker: ['i|we|me|us|myself|ourselves', '(our|my) <groupOrRole>', 'our|my|mine|ours'],
  addressee: ['you|your|yours|yourself|yourselves', 'you guys|all|lot|folks'],
  request: ['(can|could|would|will|may) you', 'if you (can|could|would)', '(want|need|like|ask|have) you to', 'please'],
  groupOrRole: ['<unit>', '<roleWord>'],
  unit: [
    'company|organisation|firm|business|group|agency|school|university|university|council|hospital|bank|trust|board|management|leadership|team|department|office|side|division|unit|branch',
    'head office|headquarters|hq|procurement|purchasing|legal|finance|it|hr|operations|ops|marketing|sales|engineering|support|accounting|accounts|treasury|governors|trustees|directors|shareholders|owners|partners',
    'people|staff|colleague|crew|guys|developer|dev|engineer|analyst|rep|driver|teacher|nurse|planner|scientist|technician|consultant|agent|manager|user|accountant|bookkeeper|trainer|editor',
    '(leadership|management|executive|exec|finance|legal|sales|product|support|security|procurement|it|whole|entire) (team|committee|department|people)'
  ],
  roleWord: [
    'ceo|cfo|cto|cio|coo|cmo|cro|cpo|ciso|md|gm|fd|vp|svp|evp|president|director|head|chief|boss|manager|lead|supervisor|owner|founder|chair|chairman|chairwoman|principal|dean|controller|treasurer|partner|secretary|admin|administrator|buyer|sponsor|champion',
    '(managing|finance|financial|operations|it|hr|sales|technical|commercial|general|executive) (director|manager|officer|lead|head|sponsor)',
    'head of <any> <any>?',
    '(vp|director|chief) of <any>'
  ],
  /** Whoever can be the subject of a clause. */
  person: ['<speaker>', '<addressee>', '<theirSide>', '<outsider>'],
  theirSide: [
    'he|she|they|him|her|them|everyone|everybody|nobody|someone|somebody',
    '(the|this|that|a|new|old|their|his)? (customer|client|prospect|<groupOrRole>)',
    '<name>'
  ],
  /** The customer as the one who acts, whoever speaks. */
  'customer:customer': ['i|we|us|me', '(our|my|the|this) .. <groupOrRole>', '<groupOrRole>', 'everyone|everybody|nobody|people|management'],
  'customer:vendor': [
    'he|she|they|them|customer|client|prospect',
    '(the|their|his|her|new|its) .. <groupOrRole>',
    '<groupOrRole>',
    '<name>',
    'everyone|everybody|nobody|people|management'
  ],
  /** People and firms whose comings and goings are not the customer's: what they cancel, leave or want deserves no fact. */
  outsider: [
    'tenant|landlord|landlady|lodger|renter|patient|guest|visitor|member|subscriber|student|pupil|parent|delegate|attendee|participant|applicant|candidate|donor|passenger|shopper|buyer|borrower|reader|resident|worshipper|merchant|trainee|player|volunteer|freelancer|contractor|policyholder|supplier|haulier|carrier|grower|courier',
    '(our|their|my|his|her|your|own|of) own? (customer|client|consumer|shopper|account holder|end user)',
    '(customer|client) of (ours|theirs|mine|his|hers)',
    '(the|our|their|a|some|retail|big|biggest|largest|former|another) (customers|clients)',
    'one of (our|their|the) .. (customer|client|supplier|member|competitor)',
    '<number> of (the|our|their) <any> ones',
    '(my other half|my better half|night porter|grandfather)',
    '(wife|husband|daughter|son|kid|child|brother|sister|mother|father|mum|mom|dad|friend|neighbour|neighbor|dog|cat|cousin|uncle|aunt|roommate|nephew|niece|flatmate|in law|grandmother|grandfather|girlfriend|boyfriend)',
    '(a|an) (employee|user|driver|technician|teacher|nurse|agent|colleague|customer|client|starter|leaver|worker)',
    '=clients|=customers',
    'employee|employees|leaver|leavers|starters'
  ],
  /** Firms and things that have nothing to do with us: a contract with one of them is not the one with us. */
  otherBusiness: [
    '(cleaning|phone|electricity|energy|gas|water|power|insurance|freight|coffee|catering|security guard|moving|travel|car|leasing|rental|broadband|internet|mobile|telecom|waste|printing|printer|courier|maintenance|temp|staffing|recruitment|legal|fuel) (firm|company|people|supplier|provider|contract|agreement|deal|plan|subscription|policy|agency|man|guys|crew)',
    'landlord|lease|tenancy|gym|bank|insurer|insurance|mortgage|flat|garage|apartment|house|television|meal plan|allotment|netflix|spotify|newspaper|magazine|broadband|electricity|haulier|carrier|caterer|cleaner|cleaning|plumber|builder|airline|hotel room|flight|mobile contract|phone contract|energy contract|hospital contract|e.on|dentist|church|council tax',
    '(coffee|office|ice cream|paper|vending) machine',
    '(employment|rental|tenancy|maintenance|framework) (contract|agreement)'
  ],
  'otherParty:customer': ['with (them|him|her|our|<name>) !(will|would)'],
  'otherParty:vendor': ['with their <any>'],
  /** Said after the words: "the contract with the cleaning firm", "a subscription for our members". */
  outsiderAfter: [
    '<otherParty>',
    '(with|for|to|of|from|by) (the|our|their|a|an|my|one of our|some) .. (<otherBusiness>|<outsider>)',
    '(with|for|to|of|from|by) <otherBusiness>',
    '(in|into|from|on) (their|the customer|his|her) (system|portal)'
  ]
}
