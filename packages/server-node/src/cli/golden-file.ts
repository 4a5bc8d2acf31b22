import { readFile } from 'node:fs/promises'
import { GoldenLineError, readGoldenLine } from '../evaluation/golden-line.js'
import type { GoldenQuestion, GoldenSet, GoldenText } from '../evaluation/golden-set.js'
import { CommandError } from './command-error.js'

/** Reads a golden file. Throws a CommandError that names the line which is wrong. */
export async function readGoldenFile(path: string): Promise<GoldenSet> {
  const questions: GoldenQuestion[] = []
  const texts: GoldenText[] = []
  let number = 0
  for (const line of await linesOf(path)) {
    number += 1
    if (line.trim() === '') continue
    const read = goldenLine(path, number, line)
    if ('question' in read) questions.push(read)
    else texts.push(read)
  }
  if (questions.length + texts.length === 0)
    throw new CommandError(`${path} is empty. Write lines such as { "question": "Who wants an Excel export?", "customers": ["acme"] }`)
  return { questions, texts }
}

/** The error for a line of the file. */
export function lineError(path: string, line: number, message: string): CommandError {
  return new CommandError(`${path}, line ${line}: ${message}`)
}

function goldenLine(path: string, number: number, line: string): GoldenQuestion | GoldenText {
  try {
    return readGoldenLine(line, number)
  } catch (error) {
    throw error instanceof GoldenLineError ? lineError(path, number, error.message) : error
  }
}

async function linesOf(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  })
  // Editors of Windows begin a file with a byte order mark.
  return text.replace(/^\uFEFF/, '').split('\n')
}
