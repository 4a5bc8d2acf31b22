import type { EndpointEvent } from '../../../api/endpoints'
import { t } from '../../../texts/catalogue'

const texts: Record<EndpointEvent, () => string> = {
  'customer.activated': () => t('endpoints.event.customerActivated'),
  'customer.churned': () => t('endpoints.event.customerChurned'),
  'customer.merged': () => t('endpoints.event.customerMerged'),
  'user.identified': () => t('endpoints.event.userIdentified'),
  'fact.detected': () => t('endpoints.event.factDetected'),
  'subscription.changed': () => t('endpoints.event.subscriptionChanged'),
  'attention.opened': () => t('endpoints.event.attentionOpened'),
  'attention.resolved': () => t('endpoints.event.attentionResolved'),
  'segment.entered': () => t('endpoints.event.segmentEntered'),
  'segment.left': () => t('endpoints.event.segmentLeft'),
  'signal.occurred': () => t('endpoints.event.signalOccurred'),
  'automation.ran': () => t('endpoints.event.automationRan')
}

/** All that an endpoint can hear of, with words for people. */
export const eventChoices = () => Object.entries(texts).map(([name, text]) => [name as EndpointEvent, text()] as const)

/** What a message tells of, in words. */
export function eventWords(type: string): string {
  const known = Object.entries(texts).find(([name]) => name === type)
  if (known) return known[1]()
  return type === 'endpoint.test' ? t('deliveries.test') : type
}
