import type { ToolInputs, ToolOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import type { Integration } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { Section } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

type Step = NonNullable<ToolOutputs['svc_setup_integration']['next']>
type Recommendation = Extract<Step, { kind: 'crm_mapping' }>['recommendation']
type Input = ToolInputs['svc_setup_integration']

/** What the stages of a CRM mean: the recommendation, to be taken as it is. */
export function Mapping({ provider }: { provider: Integration['id'] }) {
  const query = useQuery({
    queryKey: ['integrations', provider, 'mapping'],
    queryFn: () => client.tools.setupIntegration({ provider } as Input),
    staleTime: 60_000
  })
  return (
    <Section title={t('mapping.title')}>
      <Reading query={query} rows={4}>
        {({ next, error }) => {
          if (next?.kind === 'crm_mapping') return <Recommended provider={provider} mappings={next.recommendation} />
          return <p className="soft">{error ? <Said>{error.message}</Said> : t('mapping.none')}</p>
        }}
      </Reading>
    </Section>
  )
}

function Recommended({ provider, mappings }: { provider: Integration['id']; mappings: Recommendation }) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const take = useMutation({
    mutationFn: () => client.tools.setupIntegration({ provider, configuration: { kind: 'crm_mapping', mappings, confirm: true } } as Input),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['integrations'] })
      done(t('mapping.taken'))
    },
    onError: failed
  })
  return (
    <>
      <p className="soft">{t('mapping.what')}</p>
      {mappings.map(({ pipelineId, pipelineName, mappings: stages }) => (
        <div key={pipelineId}>
          <h3>
            <Said>{pipelineName}</Said>
          </h3>
          <dl className="facts-list">
            {stages.map(({ outlitStage, crmStages }) => (
              <Stage key={outlitStage} stage={outlitStage} names={crmStages.map(({ name }) => name).join(', ')} />
            ))}
          </dl>
        </div>
      ))}
      <div className="dialog-actions">
        <button type="button" className="button primary" onClick={() => take.mutate()} disabled={take.isPending}>
          {t('mapping.take')}
        </button>
      </div>
    </>
  )
}

function Stage({ stage, names }: { stage: Recommendation[number]['mappings'][number]['outlitStage']; names: string }) {
  return (
    <>
      <dt>{t(`mapping.stages.${stage}`)}</dt>
      <dd>
        <Said>{names}</Said>
      </dd>
    </>
  )
}
