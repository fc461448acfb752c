/*
 * Three tables of a bank and the rules that convert them to a graph. One row of the third names an account that the
 * second lacks. Invented for illustration.
 */

export const holders = ['C1', 'C2', 'C3'] as const
/** Accounts and their holders. */
export const accounts: readonly (readonly [string, string])[] = [
  ['A1', 'C1'],
  ['A2', 'C1'],
  ['A3', 'C2'],
  ['A4', 'C3']
]
/** From, to. */
export const transfers: readonly (readonly [string, string])[] = [
  ['A1', 'A3'],
  ['A3', 'A4'],
  ['A4', 'A2'],
  ['A2', 'A9'],
  ['A3', 'A2']
]

/** The rows of the three tables, in order. */
export const tablesRows: readonly (readonly (readonly string[])[])[] = [holders.map((holder) => [holder]), accounts, transfers]

interface Woven {
  vertices: string[]
  edges: (readonly [string, string])[]
  /** Row numbers, from 0, with an end that is not a vertex. */
  refused: number[]
}

/** The result for each table, in order: vertices first, then edges between existing vertices. */
export function weave(): readonly [Woven, Woven, Woven] {
  const ids = new Set<string>([...holders, ...accounts.map(([account]) => account)])
  const isWhole = ([from, to]: readonly [string, string]) => ids.has(from) && ids.has(to)
  return [
    { vertices: [...holders], edges: [], refused: [] },
    { vertices: accounts.map(([account]) => account), edges: accounts.filter(isWhole), refused: [] },
    {
      vertices: [],
      edges: transfers.filter(isWhole),
      refused: transfers.flatMap((row, index) => (isWhole(row) ? [] : [index]))
    }
  ]
}
