/* Types of the parser that the build makes of the grammar (scripts/grammar.ts). */
declare module '*.peggy' {
  import type { Statement } from './syntax'

  export function parse(text: string, options: { reserved: ReadonlySet<string>; words: RegExp }): Statement[]
  class GrammarError extends Error {
    location: { start: { offset: number }; end: { offset: number } }
    expected: readonly { type: string; text?: string; description?: string }[]
  }

  export { GrammarError as SyntaxError }
}
