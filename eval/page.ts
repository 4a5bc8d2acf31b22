import type { Figures } from './figures.js'

/** The figures of both parts of the sets. */
interface Measured {
  tuning: Figures
  heldBack: Figures
}

/** docs/evaluation.md: every figure on both parts of the sets. */
export function evaluationPage(tuning: Figures, heldBack: Figures): string {
  const measured: Measured = { tuning, heldBack }
  return `# Evaluation

This page shows how well Rapport works without a language model. It has figures for reading facts, for search, for the state of accounts over time
(stories), and for signals. To measure Rapport on your own questions and texts, use [\`rapport eval\`](cli.md).

In the held-back English texts, ${percent(heldBack['en, all types: P'])} of the facts that Rapport found are right, and Rapport found ${percent(heldBack['en, all types: R'])} of the
facts in the texts.

Several authors labelled the texts. They had not seen Rapport's rules. Each set of texts has two parts:

- **Tuning.** Rapport learned from the tuning part of the short texts and of the ordinary passages. So it reads those texts best.
- **Held back.** This part is a third of every set, and half of the stories. Nobody looks at it, and Rapport does not learn from it. Trust these figures.

## Facts

- **P** is precision: the share of the facts that Rapport found that are right.
- **R** is recall: the share of the facts in the texts that Rapport found.
- **de, en, es, fr, pt** are the languages of the texts.
- **Urgent types** are CHURN_RISK, EXPANSION, COMPETITIVE, CHAMPION_RISK, CONTACT_DEPARTURE and BUDGET.

${precisionTable(measured, isSummary)}

Some texts contain no fact at all, and some accounts no risk. In the first and the third row, less is better:

${figureTable(measured, (name) => /^(?:false facts|accounts) /.test(name))}

These are the types of facts in English texts:

${precisionTable(measured, isType)}

## Search

**nDCG@10, recall@10, MRR and F1** are common measures of search. They lie between 0 and 1, and 1 is best. For the share of wrong first answers, less is
better.

${figureTable(measured, (name) => name.startsWith('search,'), 'search, ')}

## Stories

A story is a made-up account over 90 days: what the account does, says and pays, and how the account really stands. Each part of the sets has 40 stories,
of which 20 are calm. Rapport gets the story day by day. The figures count stories:

- **Told right by all parts**: the assessment has the true state three days after each change and at the end. The brief, the attention items and health do
  not contradict the assessment.
- **Missed**: trouble or growth that Rapport does not tell of by its end.
- **Stale**: trouble that is over, and that Rapport still tells of.
- **Calm ones with noise**: calm accounts for which Rapport tells of trouble, or opens a pressing item, on some day.

For all figures except the first, less is better.

${figureTable(measured, (name) => name.startsWith('stories,'), 'stories, ')}

## Signals

Three made-up workspaces have 28 accounts each, over 18 weeks. Of the 28 accounts, 20 are calm. In the others, somebody planted a story: the use of the
product drops, stops or fades slowly, or the champion goes quiet. These workspaces do not belong to the sets, so both columns are the same.

The figures of found stories are shares from 0 to 1.

- **Found within 3 days** means three days after the signal could notice the story at the earliest.
- **Items of a planted story** is the number of attention items for one story. 1 is best.

${figureTable(measured, (name) => name.startsWith('signals,'), 'signals, ')}

## The sets

| Set | What it contains |
|---|---|
| \`email-en\`, \`call-en\`, \`ticket-chat-en\`, \`crm-en\` | 1,060 short English texts: mails, turns of calls, tickets and chats, notes in a CRM. Almost half of them contain no fact. |
| \`mixed-de\`, \`mixed-fr\`, \`mixed-es\`, \`mixed-pt\` | 170 texts each of the same kinds. |
| \`mails-en\` | 60 complete mails with quoted replies and signatures. |
| \`calls-en\` | 42 calls of half an hour. |
| \`accounts\` | 60 customers with their conversations. 20 of them say that they may leave. |
| \`ordinary-en\` | 420 passages that say nothing about a supplier, such as minutes, letters, and support of banks and airlines. |
| \`mail-bodies\` | 156 mails in six languages, in the styles of five mail programs, with each line marked as written, quoted or signature. |
| \`stories\` | 80 accounts over 90 days. One author wrote the tuning part, and another author the held-back part. |
| \`search\` | 240 sources of 40 customers, and 200 questions with the sources, turns of calls or customers that answer them. |

Rapport also learned from other texts. \`eval/sets/training\` holds 97,000 labelled sentences in 24 sets, which differ in medium,
language or subject. \`npm run train -- en\` learns English from these sentences.

## How sure the labels are

A second labeller labelled 300 of the short English texts, without seeing the first labels. The two labellers agreed:

- in 99 % of the texts on whether the text has a fact (kappa .98)
- in 95 % of the texts on the exact set of types

Both labellers are language models of the same kind, so they agree more often than people would. Read these two figures as an upper limit.

## Repeat it

\`\`\`sh
npm run eval                             # prints all figures, in about 20 minutes
npm run eval -- --part tuning --errors   # one part, with what was missed and what was found falsely
npm run eval -- --write                  # also writes this page
\`\`\`

A test compares the figures of facts with those of this page, and fails if one gets worse.
`
}

const percent = (share = 0) => `${Math.round(share * 100)} %`

const isType = (name: string) => /^en, [A-Z_]+: P$/.test(name)
const isSummary = (name: string) => name.endsWith(': P') && !isType(name)

/** Precision and recall side by side, for the figures whose precision is wanted. */
function precisionTable({ tuning, heldBack }: Measured, isWanted: (name: string) => boolean): string {
  const rows = Object.keys(heldBack)
    .filter(isWanted)
    .map((precision) => {
      const recall = precision.replace(/P$/, 'R')
      const name = precision.replace(/: P$/, '').replace(/^en, (?=[A-Z_]+$)/, '')
      return `| ${name} | ${tuning[precision] ?? ''} | ${tuning[recall] ?? ''} | ${heldBack[precision]} | ${heldBack[recall]} |`
    })
  return `| Texts | P, tuning | R, tuning | P, held back | R, held back |\n|---|---|---|---|---|\n${rows.join('\n')}`
}

/** A row for each figure that is wanted, without what all their names begin with. */
function figureTable({ tuning, heldBack }: Measured, isWanted: (name: string) => boolean, prefix = ''): string {
  const rows = Object.entries(heldBack)
    .filter(([name]) => isWanted(name))
    .map(([name, value]) => `| ${name.slice(prefix.length)} | ${tuning[name] ?? ''} | ${value} |`)
  return `| Figure | Tuning | Held back |\n|---|---|---|\n${rows.join('\n')}`
}
