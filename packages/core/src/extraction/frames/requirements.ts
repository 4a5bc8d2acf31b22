import type { FrameSet } from '../grammar/index.js'

/** A wish is a wish however it is put, and whoever it is for. */
const asking = ['asked', 'conditional', 'possible', 'denied', 'others', 'ours'] as const
const supposed = ['conditional', 'possible', 'others'] as const

export const requirements: FrameSet = {
  factType: 'REQUIREMENTS',
  kinds: {
    needs: 'They need or want a feature, an integration or a service.',
    wish: 'They wish or ask for a feature, or ask whether it will come.',
    must: 'They name what the product must do or be, or what is a must for them.',
    blocks: 'They do not sign, start or go on without something.',
    missing: 'They miss something in the product.'
  },
  frames: [
    {
      kind: 'blocks',
      says: ['noDeal ~6 withoutIt'],
      confidence: 0.85,
      stands: ['denied', ...supposed],
      with: ['feature'],
      unless: ['notFeature']
    },
    { kind: 'must', says: ['featureRequest'], confidence: 0.8, stands: supposed, unless: ['notFeature'] },
    {
      kind: 'must',
      says: ['mustSubject >0 mustDo', 'dataMust', 'ableTo', 'uiMust'],
      confidence: 0.85,
      stands: supposed,
      unless: ['notFeature']
    },
    {
      kind: 'must',
      says: ['lawWord ~8 obliged'],
      confidence: 0.75,
      stands: supposed,
      with: ['feature', 'productWord'],
      unless: ['errand']
    },
    {
      kind: 'needs',
      says: ['needs >4 feature', 'needs >3 facility', 'wantsDone'],
      confidence: 0.8,
      stands: supposed,
      unless: ['errand', 'notFeature', 'defect']
    },
    {
      kind: 'needs',
      says: ['gatekeeper >1 demands'],
      confidence: 0.8,
      stands: ['denied', ...supposed],
      with: ['feature'],
      unless: ['errand']
    },
    {
      kind: 'wish',
      says: ['asksFor >5 feature', 'asksAdd >5 feature', 'asksAdd >3 facility'],
      confidence: 0.75,
      stands: asking,
      by: 'customer',
      unless: ['errand', 'notFeature', 'trouble']
    },
    {
      kind: 'wish',
      says: ['wishIf >8 feature', 'wishIf >6 featureVerb', 'wishOfUs'],
      confidence: 0.8,
      stands: asking,
      unless: ['errand', 'notFeature']
    },
    {
      kind: 'wish',
      says: ['anyWay >8 feature', 'anyWay >5 featureVerb'],
      confidence: 0.75,
      stands: asking,
      by: 'customer',
      unless: ['errand', 'notFeature', 'trouble']
    },
    { kind: 'wish', says: ['roadmap'], confidence: 0.75, stands: asking, by: 'customer' },
    { kind: 'wish', says: ['changeIt'], confidence: 0.75, stands: asking, by: 'customer', unless: ['errand', 'notFeature'] },
    { kind: 'missing', says: ['lacking'], confidence: 0.8, stands: asking, by: 'customer', unless: ['errand', 'trouble', 'notFeature'] },
    {
      kind: 'missing',
      says: ['whyNot >6 featureVerb', 'whyNot >6 feature'],
      confidence: 0.75,
      stands: asking,
      by: 'customer',
      unless: ['errand', 'trouble']
    }
  ],
  unless: [],
  positive: [
    'We need SSO before anyone can log in.',
    'SOC 2 compliance is a hard requirement on our side.',
    'The tool has to integrate with our ERP.',
    "We can't roll this out without proper role-based access.",
    'Our legal team requires a signed DPA.',
    'All customer data must stay in Germany.',
    "What we're missing is a bulk import.",
    'It needs to work offline for our field staff.',
    'Could you please add a dark mode?',
    'Is there any way to export the list to Excel?',
    'It would be great if we could sort the table by date.',
    'Why can I not filter by region?',
    'We need to be able to filter accounts by region.'
  ],
  negative: [
    'Do you need anything else from me?',
    'The password field is required.',
    'I need to run, sorry.',
    "SSO isn't a requirement for us.",
    "We don't need an on-prem version.",
    'We need a coffee break.',
    'What are your main requirements?',
    'It would be great to see you at the fair.',
    'You must be tired after that flight.',
    'Authentication is required to view this page.'
  ]
}
