import { expect, test } from 'vitest'
import { loadAnalyzer } from './analyze.js'

const analyze = await loadAnalyzer()

const pairs =
  'organisation organization, organised organized, prioritising prioritizing, summarised summarized, polarises polarizes, specialisation specialization, customisable customizable, analyse analyze, analysing analyzing, catalysed catalyzed, ' +
  'behaviour behavior, colours colors, coloured colored, favourite favorite, tumour tumor, vapour vapor, labour labor, centre center, centres centers, metre meter, ' +
  'fibre fiber, catalogue catalog, dialogues dialogs, defence defense, licence license, licences licenses, enrolment enrollment, fulfil fulfill, cancelled canceled, ' +
  'modelling modeling, anaemia anemia, leukaemia leukemia, haemoglobin hemoglobin, paediatric pediatric, anaesthetic anesthetic, oedema edema, oesophagus esophagus, ' +
  'oestrogen estrogen, foetal fetal, diarrhoea diarrhea, sulphur sulfur, aluminium aluminum, programme program, grey gray, ageing aging, judgement judgment, manoeuvre maneuver, manoeuvring maneuvering'

test.each(pairs.split(', ').map((pair) => pair.split(' ')))('%s is found by %s', (british = '', american = '') => {
  expect(analyze(british)).toEqual(analyze(american))
})

const apart = [
  ['revise', 'revis'],
  ['precise', 'precis'],
  ['supervised', 'supervis'],
  ['exercise', 'exercis'],
  ['promises', 'promis'],
  ['noise', 'nois'],
  ['imprecise', 'imprecis'],
  ['clockwise', 'clockwis'],
  ['raised', 'rais'],
  ['hour', 'hour'],
  ['four', 'four'],
  ['tour', 'tour'],
  ['source', 'sourc'],
  ['course', 'cours'],
  ['advertising', 'advertis'],
  ['rising', 'rise'],
  ['acre', 'acr'],
  ['crisis', 'crisi'],
  ['analysis', 'analysi'],
  ['velour', 'velour'],
  ['enterprise', 'enterpris']
]
test.each(apart)('%s stays what it is', (word, term) => expect(analyze(word)).toEqual([term]))
