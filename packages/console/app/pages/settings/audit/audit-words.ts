import { t, textIfAny } from '../../../texts/catalogue'

/** What somebody did, in words; what the catalogue has none for is named by the operation. */
export const auditWords = (tool: string): string =>
  textIfAny(`team.auditWords.${tool.replaceAll('.', '_')}`) ??
  t('team.audit.did', { operation: `“${fieldWords(tool.replace(/^svc_/, ''))}”` })

/** `createdById`, `created_by` and `integrations.sync` as people read them. */
export function fieldWords(name: string): string {
  const text = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
