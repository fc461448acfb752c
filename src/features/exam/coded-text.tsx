interface Part {
  text: string
  isCode: boolean
  /** Index of its first character; unique within a text. */
  offset: number
}

/** Splits a text at its backticks. A backtick without a partner is an ordinary character. */
export function splitCode(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(/`([^`]+)`/g)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isCode: false, offset: end })
    parts.push({ text: match[1] ?? '', isCode: true, offset: match.index })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isCode: false, offset: end })
  return parts
}

/** A text of a question; text in backticks is code. */
export function CodedText({ text }: { text: string }) {
  return splitCode(text).map((part) => (part.isCode ? <code key={part.offset}>{part.text}</code> : part.text))
}
