import type { Figures } from './figures.js'

/** docs/evaluation.md: every figure on both parts of the sets. */
export function evaluationPage(tuning: Figures, heldBack: Figures): string {
  const rows = Object.entries(heldBack).map(([name, value]) => `| ${name} | ${tuning[name] ?? ''} | ${value} |`)
  return `# Evaluation

What Rapport reads in texts without a language model, measured on labelled texts of several hands who had not seen the rules.
\`npm run eval -- --write\` makes this page. Rapport learned from the tuning part of the short texts and of the ordinary passages, so it reads those best.
Nobody looks at the held-back part, a third of every set, and nothing is learned from it: these figures count.

P is precision: how much of what was found is right. R is recall: how much of what should be found was found. The urgent types are
CHURN_RISK, EXPANSION, COMPETITIVE, CHAMPION_RISK, CONTACT_DEPARTURE and BUDGET.

| Figure | Tuning | Held back |
|---|---|---|
${rows.join('\n')}

## The sets

| Set | What it holds |
|---|---|
| \`email-en\`, \`call-en\`, \`ticket-chat-en\`, \`crm-en\` | 1,060 short English texts: mails, turns of calls, tickets and chats, notes in a CRM. Almost half of them hold no fact. |
| \`mixed-de\`, \`mixed-fr\`, \`mixed-es\`, \`mixed-pt\` | 170 texts each of the same kinds. |
| \`mails-en\` | 60 whole mails with quoted replies and signatures. |
| \`calls-en\` | 42 calls of half an hour. |
| \`accounts\` | 60 customers with their conversations; 20 of them say that they may leave. |
| \`ordinary-en\` | 420 passages that say nothing about a supplier: minutes, letters, support of banks and airlines. |
| \`mail-bodies\` | 156 mails in six languages and five clients' styles, each line marked as written, quoted or signature. |
| \`search\` | 240 sources of 30 customers, and 200 questions with the sources, turns or customers that answer them. |

Rapport learned from other texts: \`eval/sets/training\` holds 86,000 labelled sentences by 20 hands, each with a medium, a language or a subject of its own.
\`npm run train -- en\` learns from them.

A second hand labelled 300 of the short English texts blindly. It agreed on whether there is a fact in 99 % (kappa .98), and on the exact
set of types in 95 %. Both hands are language models of one kind, so read these figures as an upper bound: people would agree less.
`
}
