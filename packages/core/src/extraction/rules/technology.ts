import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { adverbs, us } from '../vocabulary/grammar.js'
import { name } from '../vocabulary/people.js'
import { systemKind, technology } from '../vocabulary/technologies.js'
import { vendor } from '../vocabulary/vendors.js'

const tech = `(?<subject>${technology})`
const use =
  '(?:use|uses|used for|are using|is using|have been using|run|runs|are running|is running|rely on|relies on|depend on|work with|work in|work on|work out of|live in|are on|is on|moved to|have moved to|have|host|host everything|deploy|deploy to|develop in|build on|build in|build with|built on|built in|standardi[sz]ed on|settled on|adopted|have adopted|manage|track|store|keep|log in|sign in|authenticate|coordinate|collaborate|communicate|pipe|load|send|push|stream|sync|feed|model|write|operate|switched to|are moving to|are migrating to|are rolling out|implemented|have implemented|are implementing|went with|maintain|do|get|pull|export|ship|connect|replicate|monitor|orchestrate|provision|query)'

export const technologyRule: FactRule = {
  factType: 'TECHNOLOGY',
  patterns: [
    {
      kind: 'uses',
      match: phrase`${us}${adverbs} ${use}${upTo(7)} ${tech}(?! (?:article|team at|people|guys|conference|rep|demo|proposal))`,
      confidence: 0.85
    },
    {
      kind: 'uses',
      match: phrase`(?:our|the customer's|their|my)(?: [\p{L}-]+){0,2} ${systemKind}(?: team)?${adverbs} (?:is|are|runs?|lives?|sits?|uses?|relies|rely|is built|was built|are built|is hosted|are hosted|is written|are written|is based|are based|works|is managed|goes|flows|pipes|loads|is stored|are stored|resides|is handled|happens|is running|is still|are still|consists)${upTo(5)} ${tech}`,
      confidence: 0.9
    },
    {
      kind: 'uses',
      match: phrase`(?:everything|all(?: of)?(?: our| the)? [\p{L}]+|most of (?:it|our [\p{L}]+)|the (?:whole |entire )?(?:backend|back end|frontend|front end|stack|data|app|application|site|website|warehouse|infrastructure|platform|codebase|data team|company))${upTo(3)} (?:is|are|runs?|lives?|sits?|goes|is built|is hosted|is written|is based|uses)${upTo(4)} ${tech}`,
      confidence: 0.85
    },
    {
      kind: 'uses',
      match: phrase`(?:our|their|the customer's) (?:own |existing |current |main |internal |legacy |old |new |self-hosted |on-?prem(?:ise)? |whole |production )?${tech}(?: \p{L}+)? (?:stack|cluster|clusters|instance|environment|account|accounts|tenant|org|setup|database|warehouse|deployment|workspace|backend|server|servers|pipeline|pipelines|monolith|shop|store|data|is|are|runs?|has|handles)`,
      confidence: 0.8
    },
    {
      kind: 'migrates',
      match: phrase`(?:migrat|mov|switch|transition)(?:ing|ed|e)?${upTo(4)} (?:from|off|to|onto|over to) ${tech}`,
      confidence: 0.8
    },
    {
      kind: 'uses',
      match: phrase`${tech} (?:is|as|serves as|acts as|has been) (?:our|the|their) (?:[\p{L}-]+ ){0,2}?${systemKind}`,
      confidence: 0.85
    },
    {
      kind: 'uses',
      match: phrase`(?:we|they) (?:are|is) (?:an? )(?:[\p{L}-]+ ){0,2}?${tech} (?:shop|house|company|based company|customer|org)`,
      confidence: 0.9
    },
    {
      kind: 'uses',
      match: phrase`${us}${adverbs} (?:use|uses|are using|have|run|rely on|work with) (?<subject>${name}) (?:as|for) (?:our |the |all |most of our |all of our )?(?:[\p{L}-]+ ){0,2}?${systemKind}`,
      confidence: 0.8
    },
    {
      kind: 'uses',
      match: phrase`(?:our|their) (?:current |main |existing )?${systemKind} (?:is|runs on|is called|is built on) (?:called )?(?<subject>${name})(?! ?'s)`,
      confidence: 0.75
    },
    {
      kind: 'uses',
      match: phrase`(?:integrate|integrates|integrating|connect|sync|work|plug|fit|hook) (?:\p{L}+ )?(?:with|to|into) (?:our|the customer's) (?:own |existing |current |main |internal |legacy |self-hosted |on-?prem(?:ise)? )?${tech}`,
      confidence: 0.8,
      allow: ['modal']
    },
    {
      kind: 'uses',
      match: phrase`(?:built|written|hosted|running|coded|deployed|developed|based) (?:in|on|with|using|entirely in|mostly in|mostly on) ${tech}(?= (?:and|on|with|plus)|[,.;!]|$)`,
      confidence: 0.75
    },
    {
      kind: 'uses',
      match: phrase`(?:on our (?:side|end)|in-?house|internally|at our company|over here|on the [\p{L}]+ side),? (?:it is|we are|we use|we have|everything is|there is|is)${upTo(4)} ${tech}`,
      confidence: 0.8
    },
    {
      kind: 'uses',
      match: phrase`(?:tech stack|stack|infrastructure|toolchain|environment|tooling)(?: is| includes|:| consists of| -)${upTo(4)} ${tech}`,
      confidence: 0.8
    },
    {
      kind: 'uses',
      match: phrase`(?:our|all our|all of our|most of our|all the|my team's) (?:[\p{L}-]+ ){1,3}?(?:is|are|sits?|lives?|goes|go|stays?)${adverbs} (?:in|on|inside|into|stored in|kept in|managed in|tracked in|handled in|running on|hosted on|through) (?:\p{L}+ )?${tech}`,
      confidence: 0.85
    },
    {
      kind: 'uses',
      match: phrase`(?:sso|single sign-?on|authentication|logins?|email|emails|payments|billing|tickets|monitoring|logging|ci|deployments?|user management|accounting|payroll|reporting|analytics|documentation|data|events|logs|records|orders|everything)(?: (?:team|stuff))? (?:goes|go|runs?|works?|is|are|gets?|happens?|flows?|lands?)(?: (?:all|being|currently|then|automatically|now|handled|done|managed|loaded|piped|sent|synced|streamed|stored|pushed|exported|replicated|written|kept|built|processed))* (?:through|via|on|by|with|in|into|to|from) ${tech}`,
      confidence: 0.8
    },
    { kind: 'uses', match: phrase`(?:with|and) everything (?:running |hosted |stored )?(?:in|on) ${tech}`, confidence: 0.8 }
  ],
  exclusions: [
    phrase`(?:from|to) you`,
    phrase`(?:let us|shall we|can we|i will|we can|we could|please|happy to) (?:\p{L}+ ){0,2}(?:on|over|via|in|use|join|jump|hop|talk|meet|send|ping|switch to) (?:\p{L}+ ){0,3}\^?(?:teams|zoom|slack|webex|outlook|excel|google meet)`,
    phrase`(?:on|over|via|by|in) \^?(?:slack|teams|zoom|whatsapp) (?:me|is the|works best|instead|rather)`,
    phrase`(?:evaluat|consider|compar|shortlist|versus|alternative to|instead of)\p{L}*`,
    phrase`(?:article|blog|conference|book|course|certification|podcast|zoo|island)`,
    phrase`(?:want|plan|like|love) to (?:learn|try)`,
    phrase`(?:mov|switch|migrat)\p{L}* (?:away|off)(?: from| of)? ${vendor}`
  ],
  positive: [
    'We use Snowflake as our data warehouse.',
    'Our whole stack runs on AWS.',
    'The backend is written in Python with a bit of Go.',
    "We're a Microsoft 365 shop, so everything sits in SharePoint.",
    'We migrated from Heroku to Kubernetes last year.',
    'Our CRM is Salesforce.',
    'It has to integrate with our self-hosted GitLab.',
    'Our devs deploy everything with Terraform.',
    'We keep all our customer data in Postgres.',
    'We rely on Okta for single sign-on.',
    'They run Shopify with a custom React storefront.',
    'We use Fleetwise for all our ticketing.'
  ],
  negative: [
    'Do you use Kubernetes?',
    "We don't use Salesforce at all.",
    "Let's hop on Zoom tomorrow.",
    'I saw a python at the zoo.',
    'Teams are free to choose their own colours.',
    "I'd like to learn Rust some day.",
    'Does your API work with Java?',
    'If we used Snowflake, would that be easier?',
    'The spring was unusually cold.',
    'I read an article about Kafka.'
  ]
}
