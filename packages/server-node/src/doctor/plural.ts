/** "1 connection", "2 connections". */
export const plural = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`
