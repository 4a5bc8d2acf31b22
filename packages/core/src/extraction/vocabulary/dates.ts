import { piece } from '../phrase.js'

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const weekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const period = '(?:week|month|quarter|year|fiscal year|financial year|school year|academic year|half|season|calendar year|sprint|semester)'
const count = '(?:\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|a couple of|few|a few|the next)'
const season =
  '(?:spring|summer|autumn|winter|fall|easter|christmas|new year|black friday|cyber monday|thanksgiving|the holidays|holiday season|(?:year|month|quarter|summer|fiscal year)(?:-| )?end)'
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`

/** A point or stretch of time on a calendar: "30 June", "June 30th", "Q3", "next week", "the end of the year", "two months", "2026-03-01". Not an hour of the day. */
export const date = piece`(?:(?:the )?(?:very )?(?:early|mid|late|beginning|start|middle|end|close|first half|second half|first week|last week|first day|turn)(?: of| in)?(?:-| )(?:of )?(?:(?:this|next|the|our|coming|following|fiscal|financial|calendar) )*(?:${period}|${month}|${season}|(?:q|h)[1-4]|20\d\d|day)(?: (?:20\d\d))?|(?:the )?${day} (?:of )?${month}(?:,? 20\d\d)?|${month} ${day}(?:,? 20\d\d)?|${month} 20\d\d|${month}(?= ?(?:[.,;!]|$| (?:at|so|and|or|because|when|if|for|then|to|with|is|was|as|launch|start|go-?live|deadline|kick-?off|release|roll-?out|renewal|deadline|onwards?|but|latest)))|(?:q|h)[1-4](?: (?:of )?(?:20\d\d|next year|this year))?|(?:the )?(?:first|second|third|fourth|last|next|coming|following|current|this|new|1st|2nd|3rd|4th) (?:(?:fiscal|financial|calendar|two|three|few|couple of) )?(?:${period}s?|${month}|${weekday}|${season})|(?:this|next|the) ${season}|${season}|${count} (?:(?:business|working|calendar) )?(?:days?|weeks?|months?|quarters?|years?)|${weekday}(?: (?:next week|the ${day}|morning|afternoon))?|the ${day}|20\d\d(?:-\d\d-\d\d)?|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|tomorrow|eod|eow|eom|eoq|eoy)`

/** How a time is attached to what happens then. */
export const onDate = piece`(?:by|before|until|till|on|in|within|for|during|around|from|since|after|at|no later than|not later than|ahead of|starting|as of|some ?time|prior to|come|this|over|through|in time for|somewhere)(?: (?:about|around|the|roughly|at|least|latest|early|mid|late|time|in|for))*`
