import type { Concepts } from '../../grammar/index.js'

const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec'

/** Numbers, amounts of money and times. */
export const timeAndMoney: Concepts = {
  numberWord: [
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|hundreds|dozens'
  ],
  number: [
    '<digits>',
    '<numberWord> <numberWord>? <numberWord>?',
    'a (hundred|dozen|thousand|couple|few|handful) of?',
    'several|few|couple'
  ],
  money: [
    '<amount>',
    '(<digits>|<numberWord>) <numberWord>? <numberWord>? (thousand|grand|million|billion|k) (us|canadian|australian)? (dollar|euro|pound|franc|buck|quid)?',
    '(<digits>|<numberWord>) <numberWord>? (dollar|euro|pound|franc|buck|quid|rupee|kroner|krona)',
    '(five|six|seven|low six|mid six) (figure|figures)'
  ],
  percent: ['<digits> (percent|per cent|%|pc)', '<numberWord> (percent|per cent|pc)', '(a|by) (third|quarter|half|fifth|tenth)'],
  future: ['will|shall|going to|next|plan|by|from|once|when|as soon as', '<date>'],
  month: [month],
  weekday: ['monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri'],
  period: ['week|month|quarter|year|term|season|semester|half year|fiscal year|financial year|fy|sprint|cycle|period|school year'],
  date: [
    '(early|mid|late|beginning|start|middle|end|close|first half|second half|first week|last week) (of|in)? (the|this|next|our|coming)? (<period>|<month>|<season>|<quarter>)',
    '<digits> (of)? <month> <digits>?',
    '<month> <digits>? <digits>?',
    '<quarter> <digits>?',
    '(this|next|the coming|the following|the new) (<period>|<month>|<weekday>|<season>)',
    '(in|within|for) <number> (day|week|month|quarter|year)',
    '<season>',
    '<weekday>',
    'tomorrow|eod|eow|eom|eoq|eoy',
    '(year|month|quarter) end',
    'the <digits> (st|nd|rd|th)'
  ],
  quarter: ['q1|q2|q3|q4|h1|h2', '(q|h) <digits>'],
  season: ['spring|summer|autumn|winter|easter|christmas|xmas|new year|black friday|thanksgiving|half term|ramadan|diwali|the holidays'],
  soonOrLater: ['<date>', '(by|until|before|from|after|at) .. <date>']
}
