import { expect, test } from 'vitest'
import { consoleTexts } from './console-texts.js'

const path = 'packages/console/app/pages/moon.tsx'
const found = (jsx: string) =>
  consoleTexts(new Map([[path, `export const Moon = ({ isFull, name }) => (\n${jsx}\n)`]])).map(
    ({ path: where, line, message }) => `${where}:${line} ${message}`
  )

test.each([
  ['<p>Full moon</p>', 'Full moon'],
  ['<p>{isFull ? "Full" : name}</p>', 'Full'],
  [`<p>{isFull && \`\${name} is full\`}</p>`, 'is full'],
  ['<Field label="Name" />', 'Name'],
  ["<Field help={isFull ? name : 'None'} />", 'None'],
  ['<input aria-label="Name" />', 'Name'],
  ['<input placeholder={name ?? "Name"} />', 'Name'],
  [`<a title={\`Open \${name}\`}>{name}</a>`, 'Open']
])('%s has a text of its own', (jsx, text) => {
  expect(found(jsx)).toEqual([`${path}:2 "${text}" stands in the page: give it a key in packages/console/app/texts/en.json`])
})

test.each([
  '<p className="soft big">{t("moon.full")}</p>',
  '<p>{name} · {isFull ? t("moon.full") : "–"} &nbsp; Rapport ⌘K</p>',
  '<Field id="moon-name" label={t("moon.name")} kind={isFull ? "side" : "top"} />',
  '<Link to="/signals" search={{ tab: "moon" }}>{name}</Link>'
])('%s has none', (jsx) => {
  expect(found(jsx)).toEqual([])
})
