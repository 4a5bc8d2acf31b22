import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfm } from 'micromark-extension-gfm'

/** A sentence of a page. A piece of code is the one word `Code`. */
export interface Sentence {
  text: string
  line: number
  /** Cells of tables are often no whole sentences, so averages leave them out. */
  inTable: boolean
}

/** Stands for a piece of code in a sentence. Its capital lets a sentence begin with code. */
const codeWord = 'Code'
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences that a reader meets on a page: those of paragraphs, lists and tables, without headings and blocks of code. */
export function sentencesOf(markdown: string): Sentence[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), frontmatter()],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown()]
  })
  return paragraphsOf(tree)
}

/** The words of a sentence, a piece of code counted as one. */
export const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

/** The words of a sentence that are no code. */
export const spokenWordsOf = (sentence: string): string[] => wordsOf(sentence).filter((word) => word !== codeWord && /\p{L}/u.test(word))

function paragraphsOf(node: Nodes): Sentence[] {
  if (node.type === 'paragraph' || node.type === 'tableCell') return split(textOf(node), node)
  if (node.type === 'heading' || !('children' in node)) return []
  return node.children.flatMap(paragraphsOf)
}

function split(text: string, node: Nodes): Sentence[] {
  const line = node.position?.start.line ?? 1
  return [...segmenter.segment(text.replaceAll(/\s+/g, ' '))]
    .map(({ segment }) => ({ text: segment.trim(), line, inTable: node.type === 'tableCell' }))
    .filter(({ text }) => spokenWordsOf(text).length > 0)
}

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return codeWord
  if (node.type === 'text') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
