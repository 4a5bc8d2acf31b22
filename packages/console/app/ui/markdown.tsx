import { Fragment, type ReactNode } from 'react'
import { Said } from './text'
import './markdown.css'

/** A piece of a text, by what it is: mention, link, bold, italic or code. The first that fits at a place holds. */
const pieces =
  /\[@(?<mention>[^\]\n]{1,255})\]\(member:[^)\s]{1,800}\)|\[(?<label>[^\]\n]{1,500})\]\((?<address>(?:https?:|mailto:)[^)\s]{1,2000})\)|`(?<code>[^`\n]+)`|\*\*(?=\S)(?<bold>[^\n]*?\S)\*\*|(?<![\p{L}\p{N}*_])(?<mark>[*_])(?=[^\s*_])(?<italic>[^\n]*?[^\s*_])\k<mark>(?![\p{L}\p{N}*_])/gu
const listMark = /^\s*(?:[-*+]|(\d{1,3})[.)])\s+/u
const fence = /^\s*```/u

interface Block {
  kind: 'text' | 'code' | 'points' | 'numbers'
  lines: string[]
}

/** A note's text as it is meant: bold, italic, lists, links that are safe, code and mentions. All else, HTML too, is text. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="markdown" dir="auto">
      {blocksOf(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their places
        <Fragment key={at}>{shown(block)}</Fragment>
      ))}
    </div>
  )
}

function shown({ kind, lines }: Block): ReactNode {
  if (kind === 'code')
    return (
      <pre>
        <code>{lines.join('\n')}</code>
      </pre>
    )
  if (kind === 'text')
    return (
      <p>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={at}>
            {at > 0 && <br />}
            {inline(line)}
          </Fragment>
        ))}
      </p>
    )
  const List = kind === 'points' ? 'ul' : 'ol'
  return (
    <List>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={at}>{inline(line)}</li>
      ))}
    </List>
  )
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  const add = (kind: Block['kind'], line: string) => {
    if (open?.kind !== kind) {
      open = { kind, lines: [] }
      blocks.push(open)
    }
    open.lines.push(line)
  }
  let isCode = false
  for (const line of text.replace(/\r\n?/gu, '\n').split('\n')) {
    const mark = listMark.exec(line)
    if (fence.test(line)) {
      isCode = !isCode
      open = undefined
    } else if (isCode) add('code', line)
    else if (line.trim() === '') open = undefined
    else if (mark) add(mark[1] === undefined ? 'points' : 'numbers', line.replace(listMark, ''))
    else add('text', line)
  }
  return blocks
}

/** Marks within marks are shown as far as this. */
const maxDepth = 4

function inline(text: string, depth = 0): ReactNode[] {
  const nodes: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(pieces)) {
    if (match.index > from) nodes.push(<Said key={from}>{text.slice(from, match.index)}</Said>)
    nodes.push(<Fragment key={`${match.index} of`}>{pieceOf(match.groups ?? {}, match[0], depth)}</Fragment>)
    from = match.index + match[0].length
  }
  if (from < text.length) nodes.push(<Said key={from}>{text.slice(from)}</Said>)
  return nodes
}

function pieceOf({ mention, label, address, code, bold, italic }: Record<string, string | undefined>, whole: string, depth: number) {
  const within = (inner: string) => (depth < maxDepth ? inline(inner, depth + 1) : <Said>{inner}</Said>)
  if (mention !== undefined)
    return (
      <span className="mention">
        <Said>{`@${mention}`}</Said>
      </span>
    )
  if (code !== undefined) return <code>{code}</code>
  if (bold !== undefined) return <strong>{within(bold)}</strong>
  if (italic !== undefined) return <em>{within(italic)}</em>
  if (label !== undefined && address !== undefined && URL.canParse(address))
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        <Said>{label}</Said>
      </a>
    )
  return <Said>{whole}</Said>
}
