export const next = 'another secret of at least thirty-two letters'
