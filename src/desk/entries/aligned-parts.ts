import { diffArrays } from 'diff'

/** A part of a content: a field, or a block of the text. */
export interface Part {
  /** Equal for parts that are stored alike; two formats of the same words differ. */
  key: string
  /** As it is read. */
  words: string
}

/** The same place of two contents; a part that only one of them has stands alone. */
interface Aligned {
  mine?: Part
  theirs?: Part
}

/** Puts the parts of two contents side by side: common parts in one row, and between them the parts that replace each other. */
export function alignParts(mine: readonly Part[], theirs: readonly Part[]): Aligned[] {
  const rows: Aligned[] = []
  let replaced: readonly Part[] = []
  const endReplaced = () => {
    rows.push(...replaced.map((part) => ({ mine: part })))
    replaced = []
  }
  for (const { value, added, removed } of diffArrays([...mine], [...theirs], { comparator: (a, b) => a.key === b.key })) {
    if (removed) {
      endReplaced()
      replaced = value
    } else if (added) {
      rows.push(...value.map((part, index) => ({ ...(replaced[index] && { mine: replaced[index] }), theirs: part })))
      replaced = replaced.slice(value.length)
    } else {
      endReplaced()
      rows.push(...value.map((part) => ({ mine: part, theirs: part })))
    }
  }
  endReplaced()
  return rows
}
