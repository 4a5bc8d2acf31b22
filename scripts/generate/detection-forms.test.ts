import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { detectionForms, type ShownDetection, withDetectionTexts } from './detection-forms.js'

const moon: ShownDetection = {
  kind: 'moon_phase',
  form: {
    name: 'The moon is full',
    text: 'It shines.',
    numbers: [{ name: 'days', label: 'For', unit: 'days', standard: 3 }],
    sentence: 'A full moon for {days day}'
  },
  settings: Type.Object({ eventNames: Type.Array(Type.String()), days: Type.Optional(Type.Integer({ minimum: 1, maximum: 28 })) })
}

it('the form of a detection has the fields and bounds of its settings', () => {
  const [, written = ''] = detectionForms([moon]).split('detectionForms = ')
  expect(JSON.parse(written.replace(' as const', ''))).toEqual({
    moon_phase: {
      hasEvents: true,
      hasChannels: false,
      hasOperator: false,
      hasRole: false,
      fields: [{ name: 'days', min: 1, max: 28, standard: 3, isOptional: true }]
    }
  })
})

it('its texts stand in the catalogue, whose other texts stay', () => {
  expect(JSON.parse(withDetectionTexts({ people: { title: 'People' }, detections: { gone: { name: 'Gone' } } }, [moon]))).toEqual({
    people: { title: 'People' },
    detections: {
      moon_phase: {
        name: 'The moon is full',
        text: 'It shines.',
        sentence: 'A full moon for {days day}',
        fields: { days: { label: 'For', unit: 'days' } }
      }
    }
  })
})

it('a number without bounds is refused', () => {
  const settings = Type.Object({ days: Type.Integer() })
  expect(() => detectionForms([{ ...moon, settings }])).toThrow('The setting days must be a number with bounds')
})
