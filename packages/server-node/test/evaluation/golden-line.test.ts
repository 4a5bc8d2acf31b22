import { expect, test } from 'vitest'
import { readGoldenLine } from '../../src/evaluation/golden-line.js'

test.each([
  ['{"question"', /not JSON/],
  ['["a"]', /must be an object/],
  ['{"customers":["acme"]}', /either "question" or "text"/],
  ['{"question":"ab","text":"cd","customers":["acme"]}', /either "question" or "text"/],
  ['{"question":"ab","customer":"acme"}', /"customers" or "sources".*"notCustomers"/],
  ['{"question":"ab","customers":[],"sources":[]}', /"customers" or "sources".*"notCustomers"/],
  ['{"question":"ab","customers":["acme"],"sources":["1"]}', /two lines/],
  ['{"question":"ab","customers":["acme"],"notCustomers":["acme"]}', /"acme" stands in/],
  ['{"question":"ab","customers":"acme"}', /"customers" must be a list/],
  ['{"question":"ab","customers":[""]}', /"customers" must be a list/],
  ['{"question":"a","customers":["acme"]}', /2 to 2,000/],
  ['{"question":7,"customers":["acme"]}', /"question" must be a text/],
  ['{"question":"ab","customers":["acme"],"weight":2}', /"weight" is none of question, customers/],
  ['{"question":"ab","customers":["acme"],"types":["BUDGET"]}', /"types" is none of/],
  ['{"text":"ab"}', /"types" is missing/],
  ['{"text":"","types":[]}', /"text" must be a text/],
  ['{"text":"ab","types":["CHRUN_RISK"]}', /"CHRUN_RISK" in "types" is not a type.*CHURN_RISK/],
  ['{"text":"ab","types":[],"alsoRight":["toString"]}', /"toString" in "alsoRight"/],
  ['{"text":"ab","types":[],"channel":"fax"}', /"channel" must name an email/],
  ['{"text":"ab","types":[],"customers":["acme"]}', /"customers" is none of text/]
])('%s is refused with what is wrong', (line, message) => {
  expect(() => readGoldenLine(line, 1)).toThrow(message)
})

test('a question and a text are read, and notes are left to whoever wrote them', () => {
  const question = '{"id":"q1","question":"Who wants an export?","customers":["acme","acme"],"notCustomers":["globex"],"customer":"acme"}'
  expect(readGoldenLine(question, 3)).toEqual({
    line: 3,
    question: 'Who wants an export?',
    customer: 'acme',
    customers: ['acme'],
    notCustomers: ['globex'],
    sources: []
  })
  const text = '{"text":"We leave.","types":["CHURN_RISK"],"language":"en","tags":["plain"]}'
  expect(readGoldenLine(text, 4)).toEqual({ line: 4, text: 'We leave.', channel: 'email', types: ['CHURN_RISK'], alsoRight: [] })
})
