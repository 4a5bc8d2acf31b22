import type { Texts } from '../../packages/console/app/texts/message.js'

/** A detection as the console shows it, with the schema of its settings. */
export interface ShownDetection {
  kind: string
  form: { name: string; text: string; numbers: readonly NumberLabel[]; sentence: string }
  settings: { properties: object; required?: readonly string[] | undefined }
}

interface NumberLabel {
  name: string
  label: string
  unit: string
  standard: number
}

/** The console's forms of all detections: which fields each has, and the bounds of its numbers. */
export function detectionForms(detections: readonly ShownDetection[]): string {
  const forms = Object.fromEntries(detections.map((detection) => [detection.kind, formOf(detection)]))
  return `// Made by \`npm run generate\` from the detections (packages/core/src/signals/detections/).

/** What can be watched for over time, and the fields that each asks for. */
export const detectionForms = ${JSON.stringify(forms, null, 2)} as const
`
}

/** The texts of the console in English, with those of all detections: their names, the labels of their fields, and the sentence of a signal. */
export function withDetectionTexts(texts: Texts, detections: readonly ShownDetection[]): string {
  const own = Object.fromEntries(detections.map((detection) => [detection.kind, textsOf(detection)]))
  return `${JSON.stringify({ ...texts, detections: own }, null, 2)}\n`
}

function textsOf({ form: { name, text, sentence, numbers } }: ShownDetection): Texts {
  const labels = numbers.map((field) => [field.name, { label: field.label, unit: field.unit }] as const)
  return { name, text, sentence, fields: Object.fromEntries(labels) }
}

function formOf({ form: { numbers }, settings }: ShownDetection) {
  const has = (property: string) => Object.hasOwn(settings.properties, property)
  return {
    hasEvents: has('eventNames'),
    hasChannels: has('channels'),
    hasOperator: has('operator'),
    hasRole: has('role'),
    fields: numbers.map((label) => fieldOf(label, settings))
  }
}

function fieldOf({ name, standard }: NumberLabel, { properties, required }: ShownDetection['settings']) {
  const { minimum, maximum } = new Map(Object.entries(properties)).get(name) ?? {}
  if (typeof minimum !== 'number' || typeof maximum !== 'number') throw new Error(`The setting ${name} must be a number with bounds`)
  return { name, min: minimum, max: maximum, standard, isOptional: !required?.includes(name) }
}
