import ts from 'typescript'
import type { Fault } from './fault.js'
import { lineOf, nodesOf, parse } from './source.js'
import type { Tree } from './tree.js'

const isPage = (path: string) => /^packages\/console\/app\/.+\.tsx$/.test(path)

/** The attributes that people read, or hear. */
const readAttributes =
  /^(label|title|text|help|unit|legend|empty|act|leave|placeholder|alt|description|note|whenEmpty|aria-label|aria-valuetext|aria-description)$/

/** What a person reads in the console stands in the catalogue of its language. */
export function consoleTexts(tree: Tree): Fault[] {
  return [...tree].flatMap(([path, text]) => (isPage(path) ? textsIn(path, text) : []))
}

function textsIn(path: string, text: string): Fault[] {
  const source = parse(path, text)
  return [...nodesOf(source)].flatMap((node) => {
    const literal = ts.isJsxText(node) ? wordsIn(node.text) : ts.isJsxAttribute(node) ? attributeText(node) : childText(node)
    if (literal === undefined) return []
    const message = `"${literal.slice(0, 40)}" stands in the page: give it a key in packages/console/app/texts/en.json`
    return [{ path, line: lineOf(source, node), rule: 'console texts', message }]
  })
}

function attributeText(node: ts.JsxAttribute): string | undefined {
  if (!readAttributes.test(node.name.getText()) || !node.initializer) return undefined
  if (ts.isStringLiteral(node.initializer)) return wordsIn(node.initializer.text)
  return ts.isJsxExpression(node.initializer) ? literalIn(node.initializer.expression) : undefined
}

/** `{isOn ? 'On' : 'Off'}` between tags. */
function childText(node: ts.Node): string | undefined {
  if (!ts.isJsxExpression(node) || ts.isJsxAttribute(node.parent)) return undefined
  return literalIn(node.expression)
}

/** A text that an expression may come to: it stands in quotes, whichever way there. */
function literalIn(expression: ts.Expression | undefined): string | undefined {
  if (!expression) return undefined
  if (ts.isStringLiteralLike(expression)) return wordsIn(expression.text)
  if (ts.isTemplateExpression(expression))
    return [expression.head, ...expression.templateSpans.map(({ literal }) => literal)].map(({ text }) => wordsIn(text)).find(Boolean)
  if (ts.isParenthesizedExpression(expression)) return literalIn(expression.expression)
  if (ts.isConditionalExpression(expression)) return literalIn(expression.whenTrue) ?? literalIn(expression.whenFalse)
  if (!ts.isBinaryExpression(expression)) return undefined
  const { operatorToken, left, right } = expression
  const isEither = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.PlusToken].includes(operatorToken.kind)
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return literalIn(right)
  return isEither ? (literalIn(left) ?? literalIn(right)) : undefined
}

/** A text with letters in it; signs and keys, such as "⌘K" and "·", are the same in every language. */
function wordsIn(text: string): string | undefined {
  const plain = text.replaceAll(/&\w+;|\bRapport\b/g, '').trim()
  return /\p{L}{2}/u.test(plain) ? plain : undefined
}
