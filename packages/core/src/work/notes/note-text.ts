/**
 * Notes are written in a subset of Markdown: bold, italic, lists, links, code, and mentions of members, `[@Ana Lopez](member:m_1)`. HTML is not
 * read: a tag in a note is text, and shows as it was typed.
 */

const mention = /\[@([^\]\n]{1,255})\]\(member:([^)\s]{1,800})\)/gu
const link = /\[([^\]\n]{1,500})\]\((?:https?:|mailto:)[^)\s]{1,2000}\)/gu
const strong = /(\*\*|__)(?=\S)([^\n]*?\S)\1/gu
const emphasis = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^\n]*?[^\s*_])\1(?![\p{L}\p{N}*_])/gu
const code = /`([^`\n]+)`/gu
const listMark = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/u
const fence = /^\s*```/u

/** The ids of the members whom a note mentions, each once. */
export function mentionedIn(body: string): string[] {
  return [...new Set([...body.matchAll(mention)].map(([, , id = '']) => decoded(id)))]
}

/** What a note says, without its marks: a text for each paragraph, each point of a list and each piece of code. */
export function plainTexts(body: string): string[] {
  const texts: string[] = []
  let lines: string[] = []
  let isCode = false
  const end = () => {
    const text = lines.join('\n').trim()
    if (text !== '') texts.push(isCode ? text : withoutMarks(text))
    lines = []
  }
  for (const line of body.replace(/\r\n?/gu, '\n').split('\n')) {
    if (fence.test(line)) {
      end()
      isCode = !isCode
    } else if (!isCode && line.trim() === '') end()
    else if (!isCode && listMark.test(line)) {
      end()
      lines.push(line.replace(listMark, ''))
    } else lines.push(line)
  }
  end()
  return texts
}

function withoutMarks(text: string): string {
  return text.replace(mention, '$1').replace(link, '$1').replace(strong, '$2').replace(emphasis, '$2').replace(code, '$1')
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
