import { describe, expect, test } from 'vitest'
import { solutionTypes } from './addresses'
import type { GraphModel } from './drawing'
import { facts } from './knowledge/graph'
import type { SolutionType } from './types'

const contents = import.meta.glob<Record<string, unknown>>('./*/graph.ts')
const figures = import.meta.glob<{ graphModel: GraphModel }>('./*/figures.ts')

/** Every query that a solution publishes, by the name of its constant. */
async function queriesOf(type: SolutionType): Promise<[name: string, query: string][]> {
  const content = (await contents[`./${type}/graph.ts`]?.()) ?? {}
  return Object.entries(content).flatMap(([name, value]) => (/query$/i.test(name) ? [[name, String(value)]] : []))
}

interface Pattern {
  type: string
  /** Labels of both ends; empty if the query has none. */
  ends: [from: string, to: string]
  directed: boolean
}

const vertex = String.raw`\((\w*)(?::(\w+))?(?:\s*\{[^}]*\})?\)`
const edge = String.raw`\s*(<?)-\[\w*:([\w|]+)[^\]]*\]-(>?)\s*`

/** Every edge pattern of the query. */
function patternsOf(query: string): Pattern[] {
  const labels = new Map([...query.matchAll(/\((\w+):(\w+)/g)].map(([, name, label]) => [name, label]))
  const labelOf = (name = '', label = labels.get(name) ?? '') => label
  return [...query.matchAll(new RegExp(`${vertex}${edge}(?=${vertex})`, 'g'))].flatMap(
    ([, name, label, back, types = '', on, nextName, nextLabel]) => {
      const ends: [string, string] = [labelOf(name, label), labelOf(nextName, nextLabel)]
      const inOrder: [string, string] = back ? [ends[1], ends[0]] : ends
      return types.split('|').map((type) => ({ type, ends: inOrder, directed: Boolean(back || on) }))
    }
  )
}

const typeName = (label: string) => label.replace(/[A-Z]/g, '_$&').toUpperCase()
const labelName = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

/**
 * Whether the model has edges of the type from the one label to the other; for an undirected pattern, whether both labels
 * have such edges.
 */
function isInModel({ relations }: GraphModel, { type, ends: [from, to], directed }: Pattern): boolean {
  const named = relations.filter(({ label }) => typeName(label) === type)
  const leaves = (label: string) => named.some((each) => !label || labelName(each.from) === label)
  const arrives = (label: string) => named.some((each) => !label || labelName(each.to) === label)
  return directed ? leaves(from) && arrives(to) : [from, to].every((label) => leaves(label) || arrives(label))
}

// The knowledge graph stores its labels as data: a query names an entity by its kind and a fact by its relation.
describe.each(solutionTypes.filter((type) => type !== 'knowledge'))('the queries of «%s»', (type) => {
  test('walk edges of the model that the page draws, between the vertices that they join there', async () => {
    const model = (await figures[`./${type}/figures.ts`]?.())?.graphModel ?? { kinds: [], relations: [] }
    const queries = await queriesOf(type)
    expect(queries).not.toHaveLength(0)
    for (const [name, query] of queries) {
      const patterns = patternsOf(query)
      expect(patterns, name).not.toHaveLength(0)
      for (const pattern of patterns) expect(isInModel(model, pattern), JSON.stringify(pattern)).toBe(true)
      const labels = [...query.matchAll(/\w*:([A-Z][a-z]+)\b/g)].map(([, label]) => label)
      expect(model.kinds.map(({ id }) => labelName(id))).toEqual(expect.arrayContaining(labels))
    }
  })
})

test('the query of the knowledge graph follows relations that its facts have', async () => {
  const relations = new Set(facts.map(({ relation }) => typeName(relation)))
  for (const [, query] of await queriesOf('knowledge')) {
    const types = patternsOf(query).map(({ type }) => type)
    expect(types).not.toHaveLength(0)
    expect([...relations]).toEqual(expect.arrayContaining(types))
  }
})
