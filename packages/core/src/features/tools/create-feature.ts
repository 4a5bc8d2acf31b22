import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { createFeature as makeFeature } from '../create-feature.js'
import { featureFields, featureKey, featureName, propertyFilters, ruleEventName } from './feature-shape.js'

export const createFeature = defineTool({
  name: 'svc_create_feature',
  title: 'Track a feature',
  description:
    'Makes a feature from a custom event, so that its use is counted. Use it only when a person asked for it. Take sourceKey and eventName from svc_list_features. A repeated call returns the existing feature.',
  effect: 'write',
  repeatable: true,
  toolset: 'features',
  grants: ['behavior_metrics:manage'],
  reads: 'settings',
  summary:
    'Makes a feature from a custom event, optionally only from events with certain properties. A repeated call returns the existing feature.',
  input: strictObject({
    sourceKey: Type.String({ description: 'The key of the source of the event. svc_list_features lists the keys.' }),
    eventName: ruleEventName,
    featureKey,
    name: featureName,
    propertyFilters: Type.Optional(propertyFilters)
  }),
  output: strictObject({ created: Type.Boolean(), feature: strictObject(featureFields) }),
  example: {
    sourceKey: 'metric_source_v1_00000000000000000000000000000000',
    eventName: 'report_exported',
    featureKey: 'pdf_export',
    name: 'PDF export',
    propertyFilters: [{ property: 'format', operator: 'equals', value: { type: 'string', value: 'pdf' } }]
  },

  handle(input, context) {
    return makeFeature(context, input)
  }
})
