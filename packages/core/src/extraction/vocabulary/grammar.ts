import { piece } from '../phrase.js'
import { department } from './people.js'

/** What may stand between a subject and its verb. */
const adverb =
  '(?:just|already|also|really|actually|currently|now|still|recently|finally|probably|definitely|seriously|all|both|even|always|honestly|officially|basically|essentially|certainly|likely|literally|only|strongly|heavily|mainly|mostly|internally|actively|potentially|absolutely|simply|truly|urgently|desperately|very much|pretty much|kind of|sort of|at least|once again|as well|initially|originally|generally|usually|typically|primarily|largely|quickly|soon|formally|ultimately|completely|fully|quite|so|very|too|happily|pretty|rather|somewhat|fairly|extremely|super)'

/** Up to three adverbs, with the space before each. */
export const adverbs = piece`(?: ${adverb})*`

const group =
  '(?:company|organi[sz]ation|firm|business|group|startup|start-?up|agency|bank|school|university|customer|client|prospect|parent company|holding|management|leadership|board|team|teams|department|office|executives|side|people|staff|division|unit|ceo|founders?|owners?|shareholders|investors|directors|executive team|management team|leadership team|colleagues|devs|developers|engineers|reps|analysts|marketers|salespeople|managers|admins|designers|scientists|agents|workers|sellers|csms|account managers|consultants|technicians)'

/** The customer as the one who acts: "we", "our finance team", "the company", "the customer", "they". */
export const us = piece`(?:we(?: all| both)?|they|i|(?:our|my|the|this|their)(?: (?:whole|entire|own|small|local|new|${department}))* ${group}|(?:our|my|the) ${department}|everyone(?: here| on the team| at [\p{L}^]+)?|everybody(?: here)?|half the team|most of (?:us|the team|our team))`

/** What customers call a product that they use. */
export const product = piece`(?:(?:(?:the|your|this|that|our current|their) )(?:new |whole |current |existing |own )?(?:platform|product|tool|tools|app|application|software|system|solution|service|services|suite|dashboard|dashboards|interface|ui|ux|api|integration|integrations|reporting|reports|feature|features|editor|search|mobile app|plugin|extension|workflow|workflows|documentation|docs|onboarding|support|support team|customer service|team|people|setup|experience|update|release|version|redesign|implementation|automation|automations|roadmap|training))`
