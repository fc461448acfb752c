/** Whole texts, names in backticks and comments: the signs within them are none of the language. */
export const quoted = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`[^`]*`|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//.source

/** These, brackets, quotes of texts that do not end, and words. */
export const words = new RegExp(`${quoted}|[([{]|[)\\]}]|['"]|\\p{L}+`, 'gu')

/** Brackets with their other halves. */
export const closings: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}']
])
