import type { Figures } from './figures.js'

/** docs/evaluation.md: every figure on both parts of the sets. */
export function evaluationPage(tuning: Figures, heldBack: Figures): string {
  const rows = Object.entries(heldBack).map(([name, value]) => `| ${name} | ${tuning[name] ?? ''} | ${value} |`)
  return `# Evaluation

This page shows how well Rapport reads and searches texts without a language model. The labelled texts are by several authors who had not seen the rules.
\`npm run eval -- --write\` makes this page. Rapport learned from the tuning part of the short texts and of the ordinary passages, so it reads those best.
The held-back part is a third of every set. Nobody looks at this part, and Rapport does not learn from it. The figures that count are those of the held-back part.

P is precision: the share of the findings that are right. R is recall: the share of the facts that were found. The urgent types are
CHURN_RISK, EXPANSION, COMPETITIVE, CHAMPION_RISK, CONTACT_DEPARTURE and BUDGET.

A story is told right when the assessment has the true state three days after each change and at the end, and when brief, attention and health
say nothing else. A calm story has noise when any day shows trouble or a pressing item. Of the stories less is better, but for the first figure.

The figures of signals come from three made-up workspaces of 28 accounts over 18 weeks, and are the same for both parts.

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
| \`accounts\` | 60 customers with their conversations; 20 of them say that they may leave. |
| \`ordinary-en\` | 420 passages that say nothing about a supplier: minutes, letters, support of banks and airlines. |
| \`mail-bodies\` | 156 mails in six languages and five clients' styles, each line marked as written, quoted or signature. |
| \`stories\` | 40 accounts over 90 days in each part, by one author each: what they do, say and pay, and how they really stand. 20 are calm. |
| \`search\` | 240 sources of 40 customers, and 200 questions with the sources, turns or customers that answer them. |

Rapport learned from other texts too: \`eval/sets/training\` holds 97,000 labelled sentences in 24 sets. The sets differ in medium, language or
subject. \`npm run train -- en\` learns English from these sentences.

A second labeller labelled 300 of the short English texts without seeing the first labels. The two agreed on whether there is a fact in 99 % of the
texts (kappa .98), and on the exact set of types in 95 %. Both labellers are language models of one kind. People would agree less, so these figures
are an upper bound.
`
}
