import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Algorithm, algorithmCatalog, catalogFault } from '../src/content/vendor/algorithms'
import { root } from './root'

const catalog = algorithmCatalog.state === 'empty' ? { types: [], algorithms: [] } : algorithmCatalog.value

test('the catalog agrees with the counts of the editions', () => {
  expect(catalogFault(catalog, algorithmCatalog.state === 'filled')).toBeUndefined()
})

test('a catalog with too few algorithms for an edition is reported', () => {
  expect(catalogFault({ ...catalog, algorithms: catalog.algorithms.slice(1) }, false)).toBe('free has 9 in 3 types, not 10 in 3')
  expect(catalogFault({ types: [], algorithms: [] }, true)).toBe(
    'free has 0 in 0 types, not 10 in 3; paid has 0 in 0 types, not 55 in 7; ' +
      'standard has 0 in 0 types, not 55 in 7; advanced has 0 in 0 types, not 19 in 4'
  )
})

test.each([
  ['twice', (one: Algorithm) => [one, one], 'degree is listed twice'],
  ['of no type', (one: Algorithm) => [{ ...one, type: 'other' }], 'degree has no type'],
  ['in no edition', (one: Algorithm) => [{ ...one, editions: [] }], 'degree is in no edition']
])('an algorithm %s is reported', (_, changed, fault) => {
  const algorithms = catalog.algorithms.flatMap((one) => (one.id === 'degree' ? changed(one) : [one]))
  expect(catalogFault({ ...catalog, algorithms }, false)).toContain(fault)
})

/** By algorithm: the text in a demo or a document that calls it. */
const implementations: Readonly<Record<string, string>> = {
  degree: 'count(e) AS degree',
  pageRank: 'algorithms}}.pageRank(',
  personalizedPageRank: 'personalizedPageRank',
  betweenness: 'betweenness',
  weaklyConnectedComponents: 'components',
  stronglyConnectedComponents: 'cyclicComponents',
  bridges: 'bridges',
  louvain: 'communities',
  breadthFirst: 'reach',
  shortestPath: 'algorithms}}.shortestPath('
}

/** The target of an algorithm's link: the source of the demo's method, or the section of the document. */
function sourceOf({ run }: Algorithm): string {
  if (run?.path === '/product/onlinedemo')
    return readFileSync(join(root, 'src/demos', String(run.search?.type), 'method.ts'), 'utf8')
  const [, number] = /^\/document\/latest\/(\d+)$/.exec(run?.path ?? '') ?? []
  const [file] = globSync(`src/content/docs/latest/en-US/${number}-*.md`, { cwd: root })
  const sections = file ? readFileSync(join(root, file), 'utf8').split(/^## /m) : []
  return sections.find((section) => section.includes(`{#${run?.hash}}`)) ?? ''
}

test.each(catalog.algorithms)('the page that the catalog links to for running $id calls it', (algorithm) => {
  expect(sourceOf(algorithm)).toContain(implementations[algorithm.id] ?? 'no implementation')
})
