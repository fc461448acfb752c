export interface Token {
  text: string
  kind: 'keyword' | 'string' | 'plain'
  /** Index of its first character; unique within a text. */
  offset: number
}

const pattern =
  /\b(?:OPTIONAL MATCH|MATCH|WHERE|WITH|UNWIND|EXISTS|ALL|ANY|NONE|AND|NOT|OR|IN|AS|ORDER BY|DESC|LIMIT|RETURN|DISTINCT|SELECT|FROM|JOIN|ON|UNION)\b|'[^']*'/g

/** Splits a graph or SQL query into keywords, strings and the rest. Joining the tokens restores the text. */
export function highlight(code: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), kind: 'plain', offset: end })
    tokens.push({ text: match[0], kind: match[0].startsWith("'") ? 'string' : 'keyword', offset: match.index })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ text: code.slice(end), kind: 'plain', offset: end })
  return tokens
}
