import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { archiveFeature as putAwayFeature } from '../archive-feature.js'

const feature = strictObject({ id: Type.String(), revision: Type.String() })

export const archiveFeature = defineTool({
  name: 'svc_archive_feature',
  title: 'Stop tracking a feature',
  description:
    'Archives a feature, so that it is no longer listed. Use it only when a person asked for it. Its id is in svc_list_features.',
  effect: 'destructive',
  repeatable: true,
  toolset: 'features',
  grants: ['behavior_metrics:manage'],
  reads: 'settings',
  summary: 'Archives a feature, so that its use is no longer counted. Needs the current revision. The last feature cannot be archived.',
  input: feature,
  output: strictObject({ archived: Type.Literal(true), feature }),
  example: {
    id: 'value_feature_v1_00000000000000000000000000000000',
    revision: 'value_feature_revision_v1_00000000000000000000000000000000'
  },

  async handle(input, context) {
    return { archived: true as const, feature: await putAwayFeature(context, input) }
  }
})
