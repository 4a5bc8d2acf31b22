/** Words of a vendor of planning software for field service, by the names under which templates ask for them. */
export const lexicon: Readonly<Record<string, readonly string[]>> = {
  feature: [
    'the route planner',
    'the dispatch board',
    'the mobile app',
    'the parts list',
    'the time sheets',
    'the customer portal',
    'the visit templates',
    'the skills matrix',
    'the shift calendar',
    'the weekly report',
    'the checklist editor',
    'the photo upload',
    'the signature form',
    'the map view'
  ],
  team: [
    'the planners',
    'the night shift',
    'our technicians',
    'the back office',
    'the new hires',
    'the early shift',
    'the late shift',
    'the emergency crew',
    'the installers',
    'the call desk',
    'the warehouse team',
    'the regional leads'
  ],
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  few: ['two', 'three', 'four', 'five', 'six', 'eight', 'ten', 'a dozen'],
  much: ['twelve', 'eighteen', 'twenty-five', 'thirty', 'forty', 'sixty', 'eighty'],
  span: ['a minute', 'a few minutes', 'half an hour', 'an hour', 'most of a morning', 'the better part of a day'],
  month: ['January', 'February', 'March', 'April', 'May', 'June', 'September', 'October', 'November'],
  place: [
    'on the road',
    'in the office',
    'at the depot',
    'from home',
    'in the van',
    'at the customer site',
    'in the basement without signal'
  ],
  device: ['the older tablets', 'the new phones', 'the rugged tablets', 'his laptop', 'her phone', 'the shared screen in the hall'],
  action: [
    'moving a visit to the next day',
    'assigning a helper',
    'printing the day sheet',
    'closing a visit',
    'booking the return trip',
    'adding a photo to a visit',
    'splitting a long visit',
    'copying last week',
    'reserving a spare part',
    'exporting the hours',
    'blocking a holiday'
  ],
  detail: [
    'at least for {team}',
    'as {team} put it',
    'mostly {place}',
    'which we only saw on {weekday}',
    'in {few} cases out of {much}',
    'since the end of {month}',
    'with {device}',
    'before the shift begins',
    'after the morning call',
    'whenever it rains and plans change'
  ],
  pleasant: ['smooth', 'quick', 'tidy', 'well thought out', 'easy to follow', 'steady', 'clear'],
  thing: [
    'a short video',
    'the written guide',
    'a list of open points',
    'the export',
    'an updated plan',
    'a screenshot',
    'the agenda',
    'the minutes'
  ],
  outside: [
    'the rain',
    'the football',
    'the traffic this morning',
    'the school holidays',
    'the train strike',
    'the first frost',
    'the heat',
    'the new coffee machine'
  ]
}
