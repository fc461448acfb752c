import { describe, expect, test } from 'vitest'
import { type Answer, type GraphData, type ParameterData, runQuery } from '../engine'

/** A query with its answer: cells joined by « | », rows by « ; ». `!code` is a fault, and an empty text an answer without rows. */
export type Case = readonly [query: string, answer: string]

export const emptyGraph: GraphData = { vertices: [], edges: [] }

/** The graph that the statements create. */
export function graphOf(statements: string): GraphData {
  const { graph, fault } = runQuery(emptyGraph, statements)
  if (!graph || fault) throw new Error(`The graph of the cases is not created: ${fault?.code}`)
  return graph
}

/** The last answer in the form of a case. Rows without ORDER BY have no order, so they are sorted. */
export function answerText({ answers, fault }: Answer, isOrdered: boolean): string {
  if (fault) return `!${fault.code}`
  const rows = (answers.at(-1)?.rows ?? []).map((row) => row.map(({ text }) => text).join(' | '))
  return (isOrdered ? rows : rows.sort()).join(' ; ')
}

const now = Date.parse('2026-11-23T10:30:00Z')

/** Runs each query on the graph and compares the answer. */
export function runCases(
  name: string,
  graph: GraphData,
  cases: readonly Case[],
  parameters?: Readonly<Record<string, ParameterData>>
): void {
  describe(name, () => {
    test.each(cases)('%s', (query, answer) => {
      const isOrdered = /ORDER BY/i.test(query)
      const expected = isOrdered || answer.startsWith('!') ? answer : answer.split(' ; ').sort().join(' ; ')
      expect(answerText(runQuery(graph, query, { now, ...(parameters && { parameters }) }), isOrdered)).toBe(expected)
    })
  })
}
