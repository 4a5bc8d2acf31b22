import { t } from '../../../texts/catalogue'

/** What the catalogue has words for. */
const named = [
  'inviteToTeam',
  'makeSignInLink',
  'withdrawTeamLink',
  'setTeamRole',
  'endTeamSession',
  'acceptInvitation',
  'signInByLink',
  'signOut',
  'member_remove',
  'putMembers',
  'createApiKey',
  'revokeApiKey',
  'updateApiKey',
  'rotateApiKey',
  'createPublicKey',
  'revokePublicKey',
  'createAutomation',
  'createAgent',
  'createDestination',
  'updateDestination',
  'putRetention',
  'putReadingSettings',
  'svc_assign_customer_owner',
  'mergeSuggestion',
  'rejectSuggestion',
  'undoMerge',
  'confirmFact',
  'dismissFact',
  'setFactStatus',
  'createSignal',
  'updateSignal',
  'archiveSignal',
  'updateBuiltInSignal',
  'updateAutomation',
  'enableAutomation',
  'disableAutomation',
  'archiveAutomation',
  'updateAgent',
  'enableAgent',
  'disableAgent',
  'enableDestination',
  'disableDestination',
  'archiveDestination',
  'updateSettings',
  'updateWebsiteTracking',
  'erasePersonalData',
  'liftErasure',
  'connectIntegration',
  'integrations_connect',
  'disconnectIntegration',
  'resolveAttention',
  'raiseAttention',
  'customer_owner_clear',
  'contract_outcome_set',
  'identity_merge',
  'identity_reject',
  'identity_undo',
  'setPublicKeyTrust'
] as const

/** What somebody did, in words; what the catalogue has none for is the operation's own name, in words. */
export function auditWords(tool: string): string {
  const known = named.find((each) => each === tool.replaceAll('.', '_'))
  return known ? t(`team.auditWords.${known}`) : fieldWords(tool.replace(/^svc_/, '')).toLowerCase()
}

/** `createdById`, `created_by` and `integrations.sync` as people read them. */
export function fieldWords(name: string): string {
  const text = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
