import type { Figures } from './figures.js'

/** docs/evaluation.md: every figure on both parts of the sets. */
export function evaluationPage(tuning: Figures, heldBack: Figures): string {
  const rows = Object.entries(heldBack).map(([name, value]) => `| ${name} | ${tuning[name] ?? ''} | ${value} |`)
  return `# Evaluation

This page shows how well Rapport reads and searches texts without a language model. \`npm run eval -- --write\` makes this page.

Several authors labelled the texts. They had not seen Rapport's rules. Each set of texts has two parts:

- **Tuning.** Rapport learned from the tuning part of the short texts and of the ordinary passages. So it reads those texts best.
- **Held back.** This part is a third of every set. Nobody looks at it, and Rapport does not learn from it. Trust these figures.

How to read the figures:

- **P** is precision: how many of the facts that Rapport found are right.
- **R** is recall: how many of the facts in the texts Rapport found.
- **nDCG@10, recall@10, MRR and F1** are common measures of search. They lie between 0 and 1, and 1 is best.
- **de, en, es, fr, pt** are the languages of the texts.
- **Urgent types** are CHURN_RISK, EXPANSION, COMPETITIVE, CHAMPION_RISK, CONTACT_DEPARTURE and BUDGET.
- **Stories** replay made-up accounts day by day. Rapport tells a story right under two conditions. The assessment has the true state
  three days after each change and at the end. And the brief, the attention items and health do not contradict it. A calm story has
  noise if any day shows trouble or a pressing item. For all figures of stories except the first, less is better.
- **Signals** come from three made-up workspaces of 28 accounts over 18 weeks. Their figures are the same for both parts.

| Figure | Tuning | Held back |
|---|---|---|
${rows.join('\n')}

## The sets

| Set | What it holds |
|---|---|
| \`email-en\`, \`call-en\`, \`ticket-chat-en\`, \`crm-en\` | 1,060 short English texts: mails, turns of calls, tickets and chats, notes in a CRM. Almost half of them hold no fact. |
| \`mixed-de\`, \`mixed-fr\`, \`mixed-es\`, \`mixed-pt\` | 170 texts each of the same kinds. |
| \`mails-en\` | 60 complete mails with quoted replies and signatures. |
| \`calls-en\` | 42 calls of half an hour. |
| \`accounts\` | 60 customers with their conversations. 20 of them say that they may leave. |
| \`ordinary-en\` | 420 passages that say nothing about a supplier, such as minutes, letters, and support of banks and airlines. |
| \`mail-bodies\` | 156 mails in six languages and five clients' styles, with each line marked as written, quoted or signature. |
| \`stories\` | 40 accounts over 90 days in each part, each by one author. A story says what the account does, says and pays, and how it really stands. 20 accounts are calm. |
| \`search\` | 240 sources of 40 customers, and 200 questions with the sources, turns or customers that answer them. |

Rapport also learned from other texts. \`eval/sets/training\` holds 97,000 labelled sentences in 24 sets, which differ in medium,
language or subject. \`npm run train -- en\` learns English from these sentences.

## How sure the labels are

A second labeller labelled 300 of the short English texts, without seeing the first labels. The two labellers agreed:

- in 99 % of the texts on whether the text has a fact (kappa .98);
- in 95 % of the texts on the exact set of types.

Both labellers are language models of one kind. People would agree less often. So these two figures are an upper limit.
`
}
