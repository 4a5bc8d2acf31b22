/**
 * Words that say nothing about what a text is about: pronouns, auxiliaries, prepositions, conjunctions, common adverbs and what questions begin with.
 * Written without apostrophes, as the analyzer leaves them. A long list ranks better than a short one: questions are full of them.
 */
const lists = [
  // Articles, determiners, quantities.
  'a an the this that these those such same other others another each every either neither both all any some few several many much more most less least',
  'no none nobody nothing nowhere somebody someone something somewhere anybody anyone anything anywhere everybody everyone everything everywhere lot lots',
  'one ones enough own whole half',
  // Pronouns and their contractions.
  'i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their',
  'theirs themselves who whom whose whoever whomever which whichever what whatever im ive youre youve youll youd hes shes theyre theyve theyll theyd',
  'weve whats whos thats theres heres itll itd ya yall',
  // To be, have, do, and the modals.
  'am is are was were be been being aint isnt arent wasnt werent have has had having havent hasnt hadnt do does did doing done dont doesnt didnt can could',
  'cannot cant couldnt may might must mustnt shall should shouldnt shant will would wont wouldnt need neednt ought oughtnt dare used let lets got get gets',
  'getting gotten gonna wanna gotta',
  // Prepositions.
  'about above across after against along alongside amid among amongst around as at before behind below beneath beside besides between beyond by concerning',
  'despite down during except excepting for from in inside into like near of off on onto opposite out outside over past per regarding round since than',
  'through throughout till to toward towards under underneath unlike until unto up upon versus via vs with within without',
  // Conjunctions, and words that join sentences.
  'and but or nor so yet if then else when whenever where wherever whereas whether while why how however because although though unless lest once therefore',
  'thus hence moreover furthermore nevertheless nonetheless otherwise meanwhile instead accordingly consequently whereby wherein whereupon thereby therein',
  'thereof thereafter hereby herein hereafter',
  // Adverbs that only shade.
  'again ago almost already also altogether always anyhow anyway apart aside away back ever even far further here there hereby indeed just maybe mostly',
  'namely nearly never not now often only perhaps quite rather really seldom simply sometimes somewhat soon still too together usually very well yes yeah',
  'yep nope ok okay oh um uh uhm hmm mm ah eh hey hi hello please thanks thank actually basically literally obviously honestly probably possibly certainly',
  'definitely clearly apparently presumably particularly especially specifically generally typically usually normally largely merely hardly barely scarcely',
  'likewise similarly respectively etc eg ie viz inter alia et al',
  // Verbs and nouns so general that they carry no topic.
  'say says said saying tell tells told telling go goes going gone went come comes coming came seem seems seemed seeming become becomes became becoming make',
  'makes made making take takes taken took taking put puts give gives given gave giving know knows known knew think thinks thought see sees seen saw seeing',
  'look looks looked looking want wants wanted try tries tried trying keep keeps kept use uses using thing things stuff sort kind kinds way ways bit anymore',
  'regards respect regard able various certain sure'
]

export const stopWords: ReadonlySet<string> = new Set(lists.join(' ').split(' '))

/** Acronyms that would be stop words in lower case; written in capitals they are what somebody looks for. */
export const capitalWords: ReadonlySet<string> = new Set(['IT', 'US', 'WHO'])
