/** Longest name to compare, because the time is quadratic in the length. */
const maxLength = 60

/** Edits (insert, delete, replace, swap of neighbors) between two words, without regard to case. */
function distance(a: string, b: string): number {
  const [from, to] = [a.toLowerCase(), b.toLowerCase()]
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const isEqual = from[i - 1] === to[j - 1]
      let best = Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isEqual ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      next.push(best)
    }
    before = last
    last = next
  }
  return last[to.length] ?? 0
}

/** The known word that was probably meant: at most a third of the letters differ. */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > maxLength) return undefined
  let best: { word: string; edits: number } | undefined
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > 3 || candidate === word) continue
    const edits = distance(word, candidate)
    if (edits <= Math.max(1, Math.floor(word.length / 3)) && edits < (best?.edits ?? 4)) best = { word: candidate, edits }
  }
  return best?.word
}
