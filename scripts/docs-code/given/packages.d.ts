// Packages that pages name and that are not installed here, as far as the pages use them.

declare module '@ai-sdk/anthropic' {
  export function anthropic(model: string): import('@ai-sdk/provider').LanguageModelV3
}

declare module 'next/server' {
  export function after(work: () => void | Promise<void>): void
}
