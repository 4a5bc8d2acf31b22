import { agentRuns, agentSteps } from '../../agents/index.js'
import { automationRuns } from '../../automations/index.js'
import { deliveries } from '../../destinations/index.js'
import type { KeptKind } from '../kept-kind.js'

const atOnce = 100

const older = (before: number) => ({ created_at: { lt: before }, ended_at: { isNull: false } })

export const keptRuns: KeptKind = {
  summary: 'Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days.',
  async count(rows, before) {
    const counts = await Promise.all([rows.count(agentRuns, older(before)), rows.count(automationRuns, older(before))])
    return counts.reduce((sum, each) => sum + each, 0)
  },
  async removeSome(transaction, { before }) {
    const page = { where: older(before), columns: ['id'] as const, limit: atOnce }
    const [ofAgents, ofAutomations] = await Promise.all([transaction.find(agentRuns, page), transaction.find(automationRuns, page)])
    const agentIds = ofAgents.map(({ id }) => id)
    const automationIds = ofAutomations.map(({ id }) => id)
    await transaction.remove(agentSteps, { run_id: { in: agentIds } })
    await transaction.remove(agentRuns, { id: { in: agentIds } })
    await transaction.remove(deliveries, { run_id: { in: automationIds } })
    await transaction.remove(automationRuns, { id: { in: automationIds } })
    const isLast = ofAgents.length < atOnce && ofAutomations.length < atOnce
    return { removed: agentIds.length + automationIds.length, place: isLast ? null : '' }
  }
}
