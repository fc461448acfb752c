/** A text with front matter: YAML between two lines of `---`. */
export interface FrontMatter {
  yaml: string
  body: string
  /** Lines before the body, to correct line numbers in messages. */
  linesBefore: number
}

/** @returns undefined if the text does not start with front matter */
export function splitFrontMatter(source: string): FrontMatter | undefined {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [whole, yaml] = /^---\n(.*?)\n---(?:\n|$)/s.exec(text) ?? []
  if (whole === undefined || yaml === undefined) return undefined
  return { yaml, body: text.slice(whole.length), linesBefore: whole.split('\n').length - 1 }
}
