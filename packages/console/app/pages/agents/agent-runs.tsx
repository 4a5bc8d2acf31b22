import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type AgentRun, agentRunQuery, agentRunsQuery, type WholeAgentRun } from '../../api/agents'
import { customerQuery } from '../../api/queries'
import { count, customerName, duration, plural } from '../../ui/format'
import { Empty, More, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { agentRunStates } from './agents'
import '../runs.css'

/** The runs of an agent: what each found, and its log. */
export function AgentRuns({ agentId }: { agentId: string }) {
  const query = useInfiniteQuery(agentRunsQuery(agentId))
  return (
    <Reading query={query} rows={3}>
      {({ pages }) => {
        const runs = pages.flatMap(({ items }) => items)
        if (runs.length === 0) return <Empty title="It has not run yet">Run it once to see what it finds.</Empty>
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

const triggers: Record<AgentRun['trigger'], string> = { manual: 'asked for', scheduled: 'at its time', signal: 'for an automation' }

function OneRun({ run }: { run: AgentRun }) {
  const [isOpen, setOpen] = useState(false)
  const { status, trigger, startedAt, outputs } = run
  return (
    <details className="run" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Badge of={agentRunStates[status].tone} label={agentRunStates[status].name} />
        <span className="run-sum">
          {status === 'RUNNING' ? 'Looking…' : outputs.length > 0 ? `Tells of ${plural(outputs.length, 'customer')}` : 'Tells of nobody'}
          <span className="soft">, {triggers[trigger]}</span>
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
            <Said>{customer ? customerName(customer) : 'Customer'}</Said>
          </Link>
        </span>
        <Said>{title}</Said>
        <span className="soft evidence">
          <Said>{summary}</Said> · {plural(evidence.length, 'piece')} of evidence
        </span>
      </span>
    </li>
  )
}

/** What the model said and read, step by step, and what it took. */
function Log({ run: { steps, counts, model, startedAt, endedAt } }: { run: WholeAgentRun }) {
  return (
    <details className="more-fields">
      <summary>Log</summary>
      <p className="soft">
        {model && (
          <>
            <Said>{model}</Said>,{' '}
          </>
        )}
        {plural(counts.steps, 'answer')}, {plural(counts.toolCalls, 'look-up')}, {count(counts.inputTokens + counts.outputTokens)} tokens
        {endedAt && `, ${duration(Date.parse(endedAt) - Date.parse(startedAt))}`}
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
                <pre className="code">{result ?? 'Your key may not call this tool, so that its answer is not shown.'}</pre>
              </details>
            ))}
          </li>
        ))}
      </ol>
    </details>
  )
}
