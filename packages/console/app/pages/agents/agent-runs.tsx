import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type AgentRun, agentRunQuery, agentRunsQuery, type WholeAgentRun } from '../../api/agents'
import { customerQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { customerName, duration, listed } from '../../ui/format'
import { Empty, More, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { AgentRunState } from './agents'
import '../runs.css'

/** The runs of an agent: what each found, and its log. */
export function AgentRuns({ agentId }: { agentId: string }) {
  const query = useInfiniteQuery(agentRunsQuery(agentId))
  return (
    <Reading query={query} rows={3}>
      {({ pages }) => {
        const runs = pages.flatMap(({ items }) => items)
        if (runs.length === 0) return <Empty title={t('agents.noRuns')}>{t('agents.noRunsWhy')}</Empty>
        return (
          <>
            {runs.map((run) => (
              <OneRun key={run.id} run={run} />
            ))}
            <More query={query} />
          </>
        )
      }}
    </Reading>
  )
}

function OneRun({ run }: { run: AgentRun }) {
  const [isOpen, setOpen] = useState(false)
  const { status, trigger, startedAt, outputs } = run
  return (
    <details className="run" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <AgentRunState of={run} />
        <span className="run-sum">
          {status === 'RUNNING'
            ? t('agents.running')
            : outputs.length > 0
              ? t('agents.found', { count: outputs.length })
              : t('agents.foundNone')}
          <span className="soft"> · {t(`agents.trigger.${trigger}`)}</span>
        </span>
        <span className="list-when soft">
          <When at={startedAt} />
        </span>
      </summary>
      <div className="run-body">{isOpen && <Inside run={run} />}</div>
    </details>
  )
}

function Inside({ run: { agentId, id } }: { run: AgentRun }) {
  const query = useQuery(agentRunQuery(agentId, id))
  return (
    <Reading query={query} rows={3}>
      {(run) => (
        <>
          {run.errorSummary && (
            <p className="fault">
              <Said>{run.errorSummary}</Said>
            </p>
          )}
          {run.summary && (
            <p className="instructions">
              <Said>{run.summary}</Said>
            </p>
          )}
          {run.outputs.length > 0 && (
            <ul className="list">
              {run.outputs.map((output) => (
                <Output key={`${output.customerId} ${output.title}`} output={output} />
              ))}
            </ul>
          )}
          <Log run={run} />
        </>
      )}
    </Reading>
  )
}

function Output({ output: { customerId, title, summary, evidence } }: { output: AgentRun['outputs'][number] }) {
  const customer = useQuery(customerQuery(customerId)).data
  return (
    <li className="list-row of-somebody">
      <span className="agent-output">
        <span className="list-who">
          <Link to="/customers/$id" params={{ id: customerId }} search={{}} className="quiet-link">
            <Said>{customer ? customerName(customer) : t('agents.customer')}</Said>
          </Link>
        </span>
        <Said>{title}</Said>
        <span className="soft evidence">
          <Said>{summary}</Said> · {t('agents.evidence', { count: evidence.length })}
        </span>
      </span>
    </li>
  )
}

/** What the model said and read, step by step, and what it took. */
function Log({ run: { steps, counts, model, startedAt, endedAt } }: { run: WholeAgentRun }) {
  return (
    <details className="more-fields">
      <summary>{t('agents.log')}</summary>
      <p className="soft">
        {model && (
          <>
            <Said>{model}</Said>:{' '}
          </>
        )}
        {listed([
          t('agents.answers', { count: counts.steps }),
          t('agents.lookups', { count: counts.toolCalls }),
          t('agents.tokens', { count: counts.inputTokens + counts.outputTokens }),
          ...(endedAt ? [duration(Date.parse(endedAt) - Date.parse(startedAt))] : [])
        ])}
      </p>
      <ol className="plain-list">
        {steps.map(({ at, text, calls }) => (
          <li key={at + text}>
            <span className="soft">
              <When at={at} />
            </span>
            {text && (
              <span className="instructions">
                <Said>{text}</Said>
              </span>
            )}
            {calls.map(({ tool, input, result, isError }) => (
              <details key={`${tool} ${JSON.stringify(input)}`}>
                <summary className={isError ? 'fault' : ''}>
                  <code>{tool}</code>
                </summary>
                <pre className="code">{JSON.stringify(input, null, 2)}</pre>
                <pre className="code">{result ?? t('agents.hiddenResult')}</pre>
              </details>
            ))}
          </li>
        ))}
      </ol>
    </details>
  )
}
