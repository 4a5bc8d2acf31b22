import type { Concepts } from '../../grammar/index.js'

/** What is ours: the vendor and its product, the deal with us, seats and parts of the product. */
export const ours: Concepts = {
  'vendor:customer': [
    'you|yours|you guys|you lot|you all',
    'your <productWord>',
    '<product>',
    'your (company|team|people|firm|side|services)'
  ],
  'vendor:vendor': ['us|ours', 'our <productWord>', '<product>', 'our (company|team|services|solution)'],
  /** Us as a firm or product that one can leave; not our team, which a person can leave. */
  'left:customer': ['you|you guys|you lot|you all', 'your (<productWord>|company|services)', '<product> !(group|channel|page)'],
  'left:vendor': ['us|ours', 'our (<productWord>|company|services|solution)', '<product>'],
  /** The product by its kind: "the platform", "this tool". */
  product: ['(the|your|this|our|that|their) .. <productWord>', '<productWord> itself'],
  productWord: [
    'platform|product|tool|app|application|software|system|solution|service|package|suite|portal|program|programme|dashboard|thing|stuff|integration|module'
  ],
  /** The vendor, its product, or "it". */
  thing: ['<vendor>', 'it|this|that|them', '<name>'],
  dealWord: [
    'contract|subscription|agreement|licence|membership|partnership|arrangement|engagement|retainer',
    '(service|licence|software|master|framework|support|vendor|saas|yearly|annual) (contract|agreement|subscription|deal)',
    'account !(manager|management|team|executive|rep|owner|of|lead)',
    'renewal|auto renewal|auto renew',
    'pilot|poc|proof of concept|cooperation|collaboration'
  ],
  /** The deal between the customer and us. */
  ourDeal: [
    '(our|the|this|my|your|their|both|all|its|his|her|current|existing|whole|entire|that) ..1 <dealWord> (with (you|us))?',
    '<dealWord> (with (you|us))?',
    '(our|my|your|this) <any>? (plan|service|services|trial|package|workspace|relationship|deal)',
    '(our|the|this|my|their) <name> <name>? <dealWord>',
    '<name> <dealWord>',
    '(business|relationship|work|cooperation) with (you|us)',
    'things with (you|us)'
  ],
  ourDealStrict: [
    '(our|the|this|my|your|their|current|existing|that) ..1 (contract|subscription|agreement|licence|membership|partnership|renewal|account) !(owner|manager|of) (with (you|us))?',
    '(contract|agreement|relationship|account|subscription) with (you|us)',
    '<name> (contract|subscription|agreement|licence|renewal|account)'
  ],
  seats: [
    'seat|licence|user licence|licence|user|login|named user|user account|headcount|slot|place',
    '<number> .. (seat|licence|user|login|agent|account|place)',
    '(user|seat|licence) (count|number)',
    'number of (seat|licence|user|login)'
  ],
  seatWord: ['seat|licence|user|login|place', '(user|seat|licence) (count|number|licence)', 'number of (seat|licence|user|login)'],
  tierWord: [
    '(plan|tier|package|edition|bundle|subscription)',
    'enterprise|premium|professional|business|pro|plus|advanced|ultimate|gold|platinum|unlimited|basic|starter|standard|essential|lite|free (plan|tier|package|edition|version|licence|level)?',
    '(free|lowest|smallest|cheapest|basic|lite|starter|next|highest|biggest|largest) (plan|tier|package|version|one|level)'
  ],
  part: [
    '(module|add on|addon|feature pack|extension|option|package|component|integration|bundle)',
    '(reporting|analytics|forecasting|translation|payroll|planning|scheduling|sms|voice|ai|api|mobile) (module|add on|addon|package|option|part|licence)'
  ],
  site: [
    'site|branch|depot|plant|office|location|clinic|store|shop|school|property|hotel|region|country|subsidiary|entity|division|business unit|bu|department|team|brand|campus|warehouse|workshop|studio|lab|ward|factory'
  ]
}
