import type { Concepts } from '../../grammar/index.js'

/** Wanting something of the product: features, integrations, conditions. */
export const wishes: Concepts = {
  /** Parts and abilities that software has or lacks. */
  feature: [
    'sso|single sign on|saml|scim|ldap|oidc|active directory|azure ad|entra|okta|2fa|mfa|two factor|two step|passkey|fingerprint login|face id|role based|rbac|permission|access right|user right|read only|access control|user management|provisioning',
    'audit (log|trail)|change log|changelog|log of|version history|versioning|history of changes|rollback|undo|redo|undo button|recycle bin|trash bin|restore function|autosave|auto save|backup',
    'api|rest api|webhook|integration|connector|interface to|plugin|plug in|add in|bridge to|link to|sync|two way sync|synchronisation|synchronization|import|importer|export|csv|xlsx|excel|pdf|xml|json|edi|e invoice|e invoicing|xrechnung|zugferd|peppol|datev|feed',
    '(bank|fuel card|data|accounting|payroll|calendar|outlook|google|teams|slack|whatsapp|sap|erp|crm|hr|till|pos|sms|email) (feed|import|export|integration|connector|sync|interface|link|connection|plugin|add in|app)',
    'encryption|encrypted|gdpr|hipaa|soc 2|soc2|iso 27001|iso certificate|pci|fedramp|dpa|data processing agreement|on prem|on premise|on premises|self hosted|self hosting|private cloud|data residency|eu hosting|hosting in|hosted in|penetration test|pen test|security certificate|compliance|wcag|accessibility|screen reader|sla|uptime guarantee|escrow|exit clause|liability',
    'dashboard|report|reporting|weekly report|chart|graph|gantt|heatmap|statistic|analytics|kpi|forecast|pivot|digest|summary|overview|widget|scorecard|benchmark',
    'filter|sorting|=sort|search|search box|search function|grouping|column|row|field|custom field|mandatory field|drop down|dropdown|checkbox|tick box|button|shortcut|keyboard shortcut|hotkey|tooltip|popup|pop up|view|list view|calendar view|map view|kanban|board view|timeline view|tab|menu|template|placeholder|tag|label|colour coding|color coding|number sequence|number range|number format|date format|time zone|barcode|barcode scanner|qr code|scanner|signature field|e signature|digital signature|electronic signature|watermark|letterhead|logo on|branding|white label|white labelled|white labeled|white labelling|own domain|custom domain',
    'dark mode|night mode|offline|offline mode|app|mobile app|desktop app|desktop client|native app|tablet version|ios version|android version|apple watch|push notification|notification|reminder|alert|alarm|warning|confirmation|vibration|sound|text message|voice control|voice input|chatbot',
    '(larger|bigger|smaller|darker|lighter|clearer) (font|button|text|map|screen|icon|print|letter)|font size|contrast|layout|interface|ui|polish interface|language|translation|localisation|localization|multi language|multilingual|bilingual|<tongue> (interface|version|translation|language|menu)|(in|into) <tongue>|right to left',
    'bulk|bulk (edit|delete|import|upload|action|change|update|export)|mass (edit|update|delete|upload|import)|batch|multi select|multiple selection|drag and drop|drag & drop|drag drop|copy (row|paste|button|function|last week)|duplicate button|merge function|auto fill|autofill|auto complete|autocomplete|pre fill|spell check|automation|workflow|approval|approval (step|flow|workflow|chain|process)|four eye|two step approval|escalation|rule engine|trigger|recurring|waiting list|waitlist|self service|self booking|portal for|guest access|sandbox|test environment|test system|staging|test tenant|multi currency|currency|multi tenant|multi site|multi company|multi user|sub account|real time|live (view|map|tracking|data)|tracking|gps|geofence|apple pay|google pay|paypal|direct debit|card payment|payment method|payment option|vat|tax rate|discount code',
    'feature|function|functionality|capability|setting|toggle|support for|better control|more control|compatibility|parity',
    '(named|dedicated) (engineer|csm|contact|account manager|support)|24/7 support|phone support|support in|on site (support|training)|training|documentation|user guide|video tutorial|migration support|sandbox'
  ],
  facility: [
    '(ability|possibility|option|facility|choice|means|way|chance) (to|of|for|that)',
    'a (tool|system|solution|platform|way) (to|that|which|for)'
  ],
  tongue: [
    'english|german|french|spanish|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|vietnamese|thai|welsh|irish|gaelic|catalan|basque|croatian|serbian|slovenian|estonian|latvian|lithuanian|icelandic|flemish|punjabi|urdu|tamil|bengali'
  ],
  /** What software does for one. */
  featureVerb: [
    'add|support|show|display|sort|filter|export|import|sync|synchronise|integrate|connect|hide|print|highlight|group|notify|alert|remind|pin|undo|merge|translate|upload|customise|customize|configure|tag|drag|zoom|rename|archive|duplicate|lock|embed|attach|scan|colour|customise|automate|restrict|mask|anonymise|block|disable|switch off|turn off|turn on|auto <any>|get rid of|prefill|pre fill|bulk edit|mass update|reorder|resize|calculate|round up|preview|split|combine|schedule|pull|push|retrieve|get .. (out|into|in|over)|have .. (next to|in one|on one|by default|in colour)'
  ],
  /** What one asks people for, not the product; and what one must do oneself. */
  defect: ['error|exception|crash|bug|broken|fail|not work|no longer work|stop working'],
  errand: [
    'meet|meeting|call you|call me|a call|quick call|reply|answer|confirm|join|visit|(talk|speak) (to|with|about) (you|me|us|him|her|them|it)|chat|discuss|discussion|come by|come over|attend|forward (me|us|it|the|this|to)|invoice|quote|let (me|us|him|her|them) know|(a|your|some) (help|hand|favour|favor|advice|opinion|feedback)|help (with|on|me|us)|appointment|lunch|coffee|dinner|see you|hear from|reschedule|postpone|copy of|explain|clarify|more time|minute|password|reset|refund|discount|quotation|apology|sorry|resend|send (me|us|it|the|him|her|over|a)|send you|sick|doctor|weather|holiday|know (who|what|when|where|how|if|whether|why)|which (one|file|version)|look at|look into|check (the|if|whether|my|with|that)|think|wedding|school run'
  ],
  /** Errors and locked doors: who cannot get in asks for no feature. */
  trouble: [
    'error|exception|crash|log in|login|sign in|logged|load|loading|greyed out|grayed out|blank|stuck|bug|broken|timeout|timed out|spinning|fail|failed|since (this|yesterday|the|monday|tuesday|wednesday|thursday|friday|last) .. (morning|update|release|week|yesterday)?|not work|stop working|no longer work|permission denied|forbidden|any more|any longer'
  ],
  needs: [
    '(need|require|want) !to',
    'would (like|love|want|need|prefer|appreciate|welcome) !to',
    '(want|need|like|love|prefer|wish|hope|keen) to (have|see|get|use)',
    '(wish|hope|beg|call|push|vote|lobby|plead) for',
    '(ask|asking) (us|you|me|again|once more|repeatedly|vendor|about|urgently)* for',
    '(keep|keeps|kept|keep on) (ask|asking|beg|begging|nag|nagging|request|requesting) ..4 (for|about|whether|if)',
    '(ask|asked|asking) (us|me|again|you)? (if|whether|when|about)',
    'insist (on|that)|demand|must have|have to have|be (after|desperate for|crying out for|keen on|in need of|dying for)|could (do|use) with|could use|kill for|request|lack|miss|missing|be short of|go (live|ahead) without|look for !alternatives|search for',
    '(in|have) need of|wishlist|wish list|wish from|top (wish|request|ask)|biggest (wish|request|ask|gap)'
  ],
  /** How one begins to ask for a feature. */
  asksAdd: [
    '(please|kindly|plz) (can|could|would)? you? (add|build|implement|introduce|support|offer|provide|enable|include|bring back|create|develop|give (us|me)|put in)',
    '(can|could|would|will) you (guys|people|folks)? (not|please|maybe|ever)* (add|build|implement|introduce|offer|provide|enable|include|bring back|develop|give (us|me)|put in)',
    '^ (and|so)? (=add|=build|=implement|=introduce|=offer|=provide|=enable|=include|bring back|give (us|me)) (a|an|the|some|more)',
    '(suggest|suggestion|propose|wish|recommend|request) .. (be|to|for|that|would)? ..2 (add|adding|have|having|offer|include|provide)?'
  ],
  asksFor: [
    'please (a|an|some)',
    '(please|pls|kindly|plz) (can|could|would)? you? (add|build|implement|introduce|support|offer|provide|enable|include|bring back|allow|create|develop|give (us|me)|make|let|put in|reconsider|consider|think about|integrate|extend)',
    '(can|could|would|will) you (guys|people|folks)? (not|please|maybe|ever)* (add|build|implement|introduce|support|offer|provide|enable|include|bring back|allow|develop|give (us|me)|make|let|put in|consider|think about|do|integrate|extend|have)',
    '(can|could|may|might) not (you|we|it|there|i) (guys|people|folks)? (do|have|get|be|offer|add|support|make|let|put)',
    '(can|could|may) (we|i|they|our <any>|the <any>) (please|maybe|ever)? (have|get|be given|use|choose|add|be able to)',
    '(be there|have you got|do you have|do you offer|do you support|do it support|do it have|do you plan|any (news|update|plan|idea)) (a|an|any|some|something|anything|the|no|news|update|plan|idea)* (when|if|of|on|about|for|with|like|to|way)*',
    'anything like|something like (a|an)|what about (a|an|adding|having)|how about (a|an|adding)|would there be (a|an|any)|will there (ever)? be (a|an|any|support)|should not there be|(would|do) you consider',
    '(suggest|suggestion|suggesting|propose|wish|recommend) .. (be|to|for|from|would)? ..2 (add|adding|allow|let|have|offer|a|an|make|show|put|include)?',
    '(one|1|only) (thing|wish|request|ask|suggestion|idea)',
    'perhaps you could|maybe you could|you could (add|think|offer|consider|make)|you should (add|offer|support|have|let|make|consider|allow)|you (need|have) to (add|offer|support|allow)',
    'bring back (the)?|we would vote for'
  ],
  wishIf: [
    'would (be)? (great|nice|good|helpful|useful|handy|lovely|ideal|brilliant|fantastic|amazing|awesome|cool|perfect|wonderful|better|easier|practical|convenient|sensible|help|a (big|great|huge) (help|plus|win|relief|bonus)|a (godsend|plus|bonus|dream|help)|so much (nicer|easier|better)|much (nicer|easier|better)|interesting|appreciated) ..3 (if|to|when|with|having|a|an|were)',
    'would (make|save) (my|our|us|me|everyone|their|the team|life|lives|work|job|day)* (so much|a lot|much|far|way)* (easier|simpler|nicer|better|hours|hour|time|minutes|work|clicks|lives|life)',
    '(i|we|they|he|she) wish (it|you|there|the|your|we|i|one|that)',
    '(be|would be) (great|nice|good|helpful|useful|handy) (if|to be able to) (it|you|there|we could|the)',
    'if only (it|you|there|we could|i could|the|your)',
    'would help (a lot|me|us|enormously|greatly|tremendously)? (if|to)'
  ],
  /** The product, it or you doing otherwise: that it is a feature needs no word for it. */
  wishOfUs: [
    'would (be)? (great|nice|good|helpful|useful|handy|lovely|ideal|brilliant|fantastic|amazing|awesome|cool|perfect|wonderful|better|easier|help) (a lot|me|us)? if (it|your <productWord>|the <productWord>|there be|there could|one could)'
  ],
  anyWay: [
    '(any|a|no|some|another) (way|chance|possibility|option|plan|plans|hope|prospect|setting|means|trick|workaround) (of|to|for|that|we|you|i|it|how|where)',
    '(be|would) (it|this|that|there)? (be)? (possible|foreseen|planned|envisaged|conceivable|feasible|doable|thinkable) (to|that|for|if)?',
    '(plan|planning|plans|intend|intention|going) (on|to|of) (add|adding|build|building|support|supporting|offer|offering|releas|release|releasing|introduce|introducing|develop|developing|implement|integrate|bring)',
    '(when|until when) (will|can|do|be|may) (we|you|it|there|the <any>|your <any>) ..3 (support|available|ready|released|have|offer|add|expect|ship|come|get)'
  ],
  roadmap: [
    '(on|in|of|from|into) your (product)? (roadmap|road map|pipeline|backlog|radar|wish list|wishlist|works|cards)',
    '^ (be|when|have|any|anything|do|be there|will) ..6 (on|in) the (roadmap|road map|pipeline|works|cards|making)'
  ],
  /** Requests in so many words. */
  featureRequest: [
    'feature (request|suggestion|idea|wish|wishlist|gap|parity)|enhancement request|product (suggestion|wish)|improvement (request|suggestion)|suggestion for improvement|wish list for',
    'success criteria|acceptance criteria|exit criteria',
    '(a|our|the|one|my|absolute|real) must have|must haves',
    '(one|1|another|a|small|only) (thing|wish|request|ask|improvement) (that|which) would (make|save|help|improve)',
    '^ (a|one|another|small|big|their|top|main)* (wish|request|suggestion) (from|of|by) (our|the|my|their)',
    '(must|have to|need to) (pass|work|be (fixed|live|in place|there|ready|available|solved|delivered|included)) .. (before|by the time|prior to|otherwise|or)',
    '(hard|key|top|main|mandatory|non negotiable|minimum|core|biggest|only|first|security|legal|technical) (requirement|prerequisite|condition|criterion|criteria) (be|include|are|for|:)?',
    '(be|would be|remain|become|consider|call) (a|an)? (hard|absolute|strict|real|clear|total|definite|firm|basic|legal)? (must|must have|requirement|prerequisite|precondition|deal breaker|dealbreaker|show stopper|showstopper|blocker|no go|hard no|non starter|table stakes|non negotiable|necessity)',
    '(deal breaker|dealbreaker|show stopper|showstopper|blocker|non negotiable|no go) (be|for|if|without|:)'
  ],
  mustSubject: [
    '(it|this|that|they|everything|whatever (we|you) <any>)',
    '(the|your|any|our new|a|whatever|every|whichever) <any>? (<productWord>|tool|client|interface|vendor|provider|version|api|form|screen|button|report|portal|search|replacement|data|sync)',
    '(desktop|web|mobile) (client|app|version)'
  ],
  uiMust: [
    '(button|field|screen|label|column|form|menu|popup|font|text|icon|checklist|map|list|table|notification|reminder|email|report|page) (must|should|have to|need to|ought to) (not)? (be|have|show|say|open|stay|come|go|allow|remember|contain|include|default)'
  ],
  wantsDone: [
    '(want|need|would like|would love|prefer) (the|our|their|his|her|all|every|each|to have)* !(this|it|that|him|her|you|me|them) <any> ..1 (=pushed|=shown|=displayed|=hidden|=sorted|=exported|=imported|=translated|=integrated|=synced|=automated|=printed|=merged|=grouped|=highlighted|=customised|=white labelled|=archived|=coloured|=encrypted|=hosted|=logged)'
  ],
  mustDo: [
    '(must|have to|need to|will have to|would have to|would need to|will need to|should|ought to) (at least|be able to)? (support|integrate|comply|conform|connect|handle|scale|sync|offer|provide|include|allow|behave|speak|accept|recognise|recognize|understand|respect|let (us|me|them|our)|plug into|fit (into|in)|come with|meet (our|the)|work (with|on|in|offline|across|without)|run (on|in|under|without)|talk to (our|the)|be (able|compliant|encrypted|hosted|stored|gdpr|accessible|certified|multilingual|daily|hourly|readable|bigger|larger|faster|offline|customisable|customizable|configurable|compatible|in (english|german|french|spanish|dutch|polish|welsh)|hosted|on prem)|have (a|an|the)? <feature>)'
  ],
  ableTo: [
    '(i|we|they|he|she|<groupOrRole>) (must|have to|need to|should|would have to|would need to|will need to|would like to|would love to|want to|wish to) be able to',
    '(crucial|essential|vital|important|critical|necessary|imperative|key) (to|that|for) ..3 (be able to|can|have (a|an|the)? <feature>)'
  ],
  dataMust: [
    '(data|record|information|file|backup|everything) ..3 (must|have to|need to|can not|may not|should|shall|not allowed to|never) ..2 (stay|remain|be (stored|kept|hosted|encrypted|deleted|processed|retained|anonymised|anonymized)|reside|leave|live|sit|cross)'
  ],
  /** What is not there. */
  lacking: [
    '(what|all|everything|the (only|one|main|biggest|big|single) (thing|feature|gap|point|piece|bit|drawback|wish)) (we|i|it|they|you|he|she|that|our <any>)? (be)? ..1 (miss|missing|lack|lacking|would change|be missing) .. (be|:|in|from)',
    '(what|all|the (only|one|main|big) thing) (we|i|they|you|he|she|our <any>) ..2 (need|want|wish|like|hope for|ask for|be after) ..3 be ..4 <feature>',
    'there be (no|not any|not a|neither a) (way|option|possibility|button|function|setting|filter|means|support|shortcut|field|search|export|import|undo|integration|overview|place|column|view|feature|warning|api|app|report|template)',
    '(can not|could not|not|unable to) (find|see) (a|an|any|one|the) (way|option|setting|possibility|function|filter|button) (to|for|of|that)',
    '(no|not any|without) (way|possibility|option|means) (to|of|for) (<featureVerb>|see|tell|get|have|choose|change|set|edit|add|search|find|reach)',
    '(your|the) (system|tool|app|product|platform|software|portal|calendar) (know|allow|support|offer|have|recognise|let|accept|do) (only|no|not|just) ',
    '(system|tool|app|product|platform|software|portal|it) (do|can|does) not (support|allow|offer|have (a|an|any)|let (us|me|you|one)|recognise|speak|integrate)'
  ],
  whyNot: [
    'why (can|could) not (i|we|you|it|one|they|the <any>)|why (can|could) (i|we|you|it|one|they) not',
    'why (do|be|does|is) (it|there|you|the <any>) (not|no)|why (do|be) not (it|there|you|the <any>)|why be there no',
    'why not (yours|you|let|have|make|add)',
    'every other (system|tool|app|vendor|product|platform|software|programme|supplier) ..3 (let|have|can|do|offer|allow|manage)'
  ],
  changeIt: [
    '(can|could) (the|our|those|these|we|planned|its|your|all|some) ..4 be (changed|shown|displayed|hidden|added|made|renamed|moved|sorted|grouped|translated|extended|disabled|switched off|turned off|configured|customised|customized|enlarged|shortened|integrated|automated|supported|blocked|coloured|printed in|sent as|increased|included)',
    '(can|could) it (please|maybe|not|also)* (not)? (<featureVerb>|speak|remember|send|ask|wait|stop|open|start|default|tell|be made|let)'
  ],
  gatekeeper: [
    '(our|my|the|their|his|her|internal|external) (own|new|internal|external|local)? (auditor|audit|accountant|security|legal|lawyer|compliance|infosec|it|it security|it department|dpo|data protection officer|works council|union|risk (people|team|department|officer)|regulator|insurer|ministry|council|ciso|security (people|team|officer)|data protection|procurement|purchasing|tax advisor|tax adviser|inspector|authority)',
    'gc|legal|it|infosec|dpo|works council|procurement|compliance|ciso|security|auditors'
  ],
  demands: [
    '(insist on|insist that|demand|require|mandate|ask for|will ask for|want|need|expect|will not (accept|approve|sign|allow|release)|not (accept|approve|sign|allow|release)|prescribe|stipulate|ask us for) (to see)? (a|an|the|that|any|all|every|at least|it|two|proof|evidence|<feature>|everything|our|your)'
  ],
  /** No deal, no start. */
  noDeal: [
    '(not|never|nobody|nothing|no one|cannot|refuse to|unable to|impossible to) ..3 (sign|renew|buy|purchase|approve|approved|go live|roll .. out|proceed|move forward|moves forward|go ahead|release|talk|commit|use (it|you|this)|adopt|extend|accept|launch|continue|happen|deploy|migrate|switch|onboard|work with|start)',
    'no (signature|contract|deal|renewal|rollout|go live|order|po|purchase|expansion)',
    '(will|would|going to|be) (walk|block|stop|leave|pull|refuse|veto|reject)',
    '(sign|renew|extend|buy|expand|signature|renewal|contract|order|rollout|go live|decision|stay) ..5 (only if|if|once|as soon as|when|depend|hinge|provided|subject to|conditional|contingent|after)',
    '(want|would like|plan|hope|ready|happy|willing) to (bring|add|expand|roll|sign|renew|buy|take|extend|upgrade|come|move|switch|start) ..8',
    '(depend|hinge) (on|upon)'
  ],
  withoutIt: [
    '(without|unless|until|otherwise|else|before|only if|if|once|as soon as|depend on|depends on|hinge on|subject to|whether|when) ..6 <feature>',
    'without (it|that|this|those|these) (she|he|they|we|i|our|the|it|nobody|nothing)'
  ],
  lawWord: [
    'by law|legally|law|regulation|regulator|legal (duty|requirement|obligation)|directive|statutory|gdpr|wcag|works council agreement|tender condition|public procurement|tax office'
  ],
  obliged: [
    'must|need|require|bound|oblige|obligation|demand|mandatory|force|prescribe|have to (have|offer|support|meet|comply|be|show|keep|store)'
  ],
  /** Things of the world that people need, too. */
  notFeature: [
    '(story|strategy|deck|slides|demo|pitch|presentation|generator|fridge|kettle|ladder|coffee|boiler|lift|chair|flat|house|car|van|bike|shoe|roof|door|window|bus|train|dog|cat|doctor|nurse|dentist|birthday|dinner|school|wine|tea|electrician|plumber|passport|visa|keys|parking|beer|cake|garden)'
  ]
}
