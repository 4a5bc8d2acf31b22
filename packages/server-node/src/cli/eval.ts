import { askQuestions } from '../evaluation/ask-questions.js'
import { type Evaluation, evaluationReport } from '../evaluation/evaluation-report.js'
import { GoldenLineError } from '../evaluation/golden-line.js'
import { scoreTexts } from '../evaluation/score-texts.js'
import { CommandError } from './command-error.js'
import { lineError, readGoldenFile } from './golden-file.js'
import { withSearch } from './measured-search.js'
import type { WorkspacePlace } from './named-workspace.js'
import { printLine } from './output.js'

export interface EvalOptions extends WorkspacePlace {
  min?: number
  json?: true
}

/** What a question is refused with because of its own words or names. */
const refusals: readonly unknown[] = ['NOT_FOUND', 'CONFLICT', 'INVALID_TOOL_INPUT']

/** `rapport eval`: prints every figure of a golden file, and what went wrong. */
export async function evaluate(file: string, options: EvalOptions): Promise<void> {
  const { questions, texts } = await readGoldenFile(file)
  const { min, json } = options
  if (min !== undefined && !questions.some(({ customers, sources }) => customers.length + sources.length > 0))
    throw new CommandError(`--min needs questions with "customers" or "sources"; ${file} has none`)
  const evaluation: Evaluation = {}
  if (questions.length > 0)
    await withSearch(options, async (search) => {
      evaluation.search = await askQuestions(search, questions, (error, line) => refusalOf(error, file, line))
    })
  if (texts.length > 0) evaluation.reading = await scoreTexts(texts)
  if (json) printLine(evaluation)
  else process.stdout.write(evaluationReport(evaluation))
  const ndcg = evaluation.search?.figures.ndcgAt10
  if (min !== undefined && typeof ndcg === 'number' && ndcg < min) throw new CommandError(`nDCG@10 is ${ndcg.toFixed(4)}, below ${min}`)
}

/** The error of a question that is wrong itself names its line; any other error stays as it is. */
function refusalOf(error: unknown, file: string, line: number): unknown {
  const isRefusal = error instanceof GoldenLineError || (error instanceof Error && 'code' in error && refusals.includes(error.code))
  return isRefusal && error instanceof Error ? lineError(file, line, error.message) : error
}
