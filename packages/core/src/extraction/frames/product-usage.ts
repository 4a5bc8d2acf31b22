import type { FrameSet } from '../grammar/index.js'

export const productUsage: FrameSet = {
  factType: 'PRODUCT_USAGE',
  kinds: {
    users: 'How many of their people use the product.',
    volume: 'How much they do with it.',
    habit: 'How often they use it, and for what.',
    disuse: 'What of it lies idle, or what they do without it.',
    adoption: 'How far it has been taken up.'
  },
  frames: [
    {
      kind: 'users',
      says: ['shareOfUsers >4 usesUs'],
      confidence: 0.8,
      stands: ['others', 'denied'],
      with: ['numeric', 'often'],
      unless: ['notUsage']
    },
    {
      kind: 'volume',
      says: ['amountDone'],
      confidence: 0.8,
      stands: ['others', 'past'],
      with: ['vendor', 'product', 'usesUs', 'name'],
      unless: ['notUsage']
    },
    { kind: 'habit', says: ['weUse ~6 often', 'livesIn'], confidence: 0.8, stands: ['others'], unless: ['notUsage'] },
    { kind: 'disuse', says: ['onlyUse'], confidence: 0.75, stands: ['others', 'denied', 'past'], unless: ['notUsage'] },
    { kind: 'adoption', says: ['usageNoun'], confidence: 0.75, stands: ['others', 'conditional'], unless: ['notUsage'] }
  ],
  unless: [],
  positive: [
    'About 40 of our 60 drivers use the app every week.',
    'Only three of the teachers ever log in.',
    'We use it every single day.',
    'We only open it for the month end.',
    'Nobody in the plant has touched the reporting module.',
    'Adoption is up to 80 percent.',
    'Uses us every shift.',
    'We have put 2,000 invoices through your portal since May.'
  ],
  negative: [
    'How many of your people use the app?',
    'Two of our drivers cannot log in.',
    'We use a courier every day.',
    'I only need the invoice.',
    'Please add three users to the group.',
    'Typically half of the team logs in within a week.'
  ]
}
