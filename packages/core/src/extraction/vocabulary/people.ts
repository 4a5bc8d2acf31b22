import { piece } from '../phrase.js'

const capitalised = String.raw`\^[\p{L}][\p{L}'&-]*(?<!')`

/** A proper name of up to three words: a person's, a company's or a product's. */
export const name = `\\^\\p{L}[\\p{L}\\p{N}&-]{1,30}(?:\\.(?:io|ai|com))?(?: ${capitalised})*`

const modifier =
  '(?:sales|marketing|product|engineering|finance|it|security|support|operations|account|project|program|programme|data|customer success|hr|purchasing|procurement|country|area|new|current|former|old|main|global|department|line|team|own)'

/** A rank that decides or leads. */
export const role = piece`(?:${modifier} )*(?:c(?:hief )?[efotimdrps]{1,2}o|ciso|cpto|chief [\p{L}]+(?: [\p{L}]+)? officer|chief of staff|(?:senior |executive |associate |assistant |interim |group |global |regional |deputy |managing |general |technical |vice )*(?:vp|svp|evp|avp|vice president|director|president|head|manager|lead|leader|partner|counsel|chair(?:man|woman|person)?|supervisor|coordinator|officer|specialist|analyst|engineer|architect|administrator|controller|treasurer|founder|co-founder|owner|principal|executive|team lead|product owner|secretary)(?:,? (?:of|for) (?:the )?[\p{L}&]+(?: (?:and )?[\p{L}&]+){0,2}| \^?(?:engineering|sales|marketing|finance|product|operations|support|success|it|hr|people|security|data|revenue|procurement|partnerships|development|design|growth)(?: (?:and )?\^?(?:engineering|operations|success|development|ops))?)?)`

/** Somebody on the customer's side who is not named: "our CFO", "my boss", "the head of IT". */
export const colleague = piece`(?:our|my|the|their|his|her|your|a) (?:${modifier} )*(?:${role}|boss|manager|supervisor|colleague|team ?mate|co-?worker|counterpart|predecessor|successor|contact|champion|sponsor|executive sponsor|assistant|admin|administrator|buyer|accountant|bookkeeper|superior)`

/** A body that decides: the board, procurement, legal. */
export const body = piece`(?:(?:our|the|my|their) )?(?:board(?: of directors)?|procurement|purchasing|legal|finance|accounting|management|leadership|compliance|upper management|senior management|executive team|leadership team|c-suite|buying committee|steering committee|steerco|committee|headquarters|hq|head office|parent company|it security|security team|security|founders|owners|shareholders|partners|executives|general counsel|exec team|procurement team|legal team|finance team|legal department|finance department|procurement department|it department|management team)`

/** A person of the customer, by name or by place, optionally both: "Dana", "our CFO", "Dana, our CFO," "our CFO Dana Ruiz". */
export const person = piece`(?:${name}(?:,? (?:(?:our|the|my) )(?:new )?${role},?)?|${colleague}(?:,? ${name},?)?)`

/** A part of a company. */
export const department = piece`(?:engineering|sales|marketing|finance|product(?: management)?|operations|support|customer (?:success|support|service|care)|it|hr|people|security|data|revenue operations|revops|procurement|partnerships|development|design|growth|legal|analytics|logistics|consulting|r&d|research|accounting)`
