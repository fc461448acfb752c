/** Scripts whose names are written without spaces: the first character is the family name, or part of it. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * A name for the public page: enough for a reader who knows the holder, too little for others. «王小明» becomes «王**», «Zhang San»
 * «Z*** S***». The number of stars does not tell the length. A part of one character is hidden entirely, because its first
 * letter would be all of it.
 */
export function maskName(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const [first = ''] = parts
  if (unspaced.test(first)) return `${charactersOf(first)[0]}**`
  return parts.map((part) => maskPart(charactersOf(part))).join(' ')
}

const maskPart = ([first = '', ...rest]: readonly string[]) => (rest.length > 0 ? `${first}***` : '***')

/** Characters as a reader counts them: an accent belongs to its letter. */
const charactersOf = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
