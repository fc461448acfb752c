import { type EditionId, editionFacts, editionIds } from '~/content/editions'
import { internationalLocale, originalLocale, type Written } from '~/contract/locale'
import type { PageAddress } from '~/lib/site-address'
import { type Slot, sample } from './slot'

/** A type of algorithm, which the editions count (spec §9). */
interface AlgorithmType {
  id: string
  name: Written
}

/** A graph algorithm of the product. */
export interface Algorithm {
  /** Name of its procedure. */
  id: string
  name: Written
  /** `id` of its type. */
  type: string
  /** Its result in a few words. */
  computes: Written
  /** Running time in vertices V, edges E and rounds k. */
  cost: string
  parameters: readonly string[]
  editions: readonly EditionId[]
  /** Page on which visitors can run it: an online demo, or a section of a document with a runnable query. */
  run?: PageAddress
}

export interface AlgorithmCatalog {
  types: readonly AlgorithmType[]
  algorithms: readonly Algorithm[]
}

/** The sample lists the algorithms of the free edition. Visitors can run each on a page of this site. */
export const algorithmCatalog: Slot<AlgorithmCatalog> = sample({
  types: [
    { id: 'centrality', name: { [originalLocale]: '中心性', [internationalLocale]: 'Centrality' } },
    { id: 'connectivity', name: { [originalLocale]: '社区与连通', [internationalLocale]: 'Community and connectivity' } },
    { id: 'path', name: { [originalLocale]: '路径', [internationalLocale]: 'Paths' } }
  ],
  algorithms: [
    {
      id: 'degree',
      name: { [originalLocale]: '度', [internationalLocale]: 'Degree' },
      type: 'centrality',
      computes: { [originalLocale]: '每个顶点有几条边', [internationalLocale]: 'How many edges each vertex has' },
      cost: 'O(V + E)',
      parameters: ['direction'],
      editions: ['free'],
      run: { path: '/document/latest/18', hash: 'degree' }
    },
    {
      id: 'pageRank',
      name: { [originalLocale]: 'PageRank', [internationalLocale]: 'PageRank' },
      type: 'centrality',
      computes: {
        [originalLocale]: '被重要顶点指向的顶点，分数更高',
        [internationalLocale]: 'A score that grows with the scores of the vertices that point to it'
      },
      cost: 'O(k(V + E))',
      parameters: ['damping', 'iterations'],
      editions: ['free'],
      run: { path: '/document/latest/18', hash: 'pagerank' }
    },
    {
      id: 'personalizedPageRank',
      name: { [originalLocale]: '个性化PageRank', [internationalLocale]: 'Personalized PageRank' },
      type: 'centrality',
      computes: {
        [originalLocale]: '相对给定的顶点，哪些顶点最相关',
        [internationalLocale]: 'Which vertices matter most to given ones'
      },
      cost: 'O(k(V + E))',
      parameters: ['sources', 'damping', 'iterations'],
      editions: ['free'],
      run: { path: '/product/onlinedemo', search: { type: 'irc' } }
    },
    {
      id: 'betweenness',
      name: { [originalLocale]: '介数中心性', [internationalLocale]: 'Betweenness centrality' },
      type: 'centrality',
      computes: {
        [originalLocale]: '多少条最短路径经过一个顶点',
        [internationalLocale]: 'How many shortest paths pass through each vertex'
      },
      cost: 'O(V · E)',
      parameters: ['direction'],
      editions: ['free'],
      run: { path: '/product/onlinedemo', search: { type: 'supplychain' } }
    },
    {
      id: 'weaklyConnectedComponents',
      name: { [originalLocale]: '弱连通分量', [internationalLocale]: 'Weakly connected components' },
      type: 'connectivity',
      computes: {
        [originalLocale]: '不考虑方向，哪些顶点彼此相连',
        [internationalLocale]: 'Which vertices are connected, whatever the direction'
      },
      cost: 'O(V + E)',
      parameters: ['nodes', 'edges'],
      editions: ['free'],
      run: { path: '/product/onlinedemo', search: { type: 'antifraud' } }
    },
    {
      id: 'stronglyConnectedComponents',
      name: { [originalLocale]: '强连通分量', [internationalLocale]: 'Strongly connected components' },
      type: 'connectivity',
      computes: {
        [originalLocale]: '哪些顶点沿方向互相可达，例如循环持股',
        [internationalLocale]: 'Which vertices reach each other, such as circular ownership'
      },
      cost: 'O(V + E)',
      parameters: ['nodes', 'edges'],
      editions: ['free'],
      run: { path: '/product/onlinedemo', search: { type: 'credit' } }
    },
    {
      id: 'bridges',
      name: { [originalLocale]: '桥边检测', [internationalLocale]: 'Bridges' },
      type: 'connectivity',
      computes: {
        [originalLocale]: '断开哪条边，图会分成两部分',
        [internationalLocale]: 'Which edges split the graph when they fail'
      },
      cost: 'O(V + E)',
      parameters: ['nodes', 'edges'],
      editions: ['free'],
      run: { path: '/product/onlinedemo', search: { type: 'power' } }
    },
    {
      id: 'louvain',
      name: { [originalLocale]: 'Louvain社区发现', [internationalLocale]: 'Louvain communities' },
      type: 'connectivity',
      computes: {
        [originalLocale]: '哪些顶点之间的边特别密',
        [internationalLocale]: 'Which vertices have many edges among themselves'
      },
      cost: 'O(k · E)',
      parameters: ['resolution', 'seed'],
      editions: ['free'],
      run: { path: '/product/onlinedemo', search: { type: 'socialmarket' } }
    },
    {
      id: 'breadthFirst',
      name: { [originalLocale]: '广度优先搜索', [internationalLocale]: 'Breadth-first search' },
      type: 'path',
      computes: {
        [originalLocale]: '几跳之内到达哪些顶点',
        [internationalLocale]: 'Which vertices are reached, in how many hops'
      },
      cost: 'O(V + E)',
      parameters: ['sources', 'direction', 'limit'],
      editions: ['free'],
      run: { path: '/product/onlinedemo', search: { type: 'launder' } }
    },
    {
      id: 'shortestPath',
      name: { [originalLocale]: '带权最短路径（Dijkstra）', [internationalLocale]: 'Weighted shortest path (Dijkstra)' },
      type: 'path',
      computes: { [originalLocale]: '总代价最小的路径', [internationalLocale]: 'The path with the smallest total cost' },
      cost: 'O((V + E) log V)',
      parameters: ['source', 'target', 'weight'],
      editions: ['free'],
      run: { path: '/document/latest/19', hash: 'weighted' }
    }
  ]
})

/**
 * Faults of a catalog: editions whose numbers of algorithms or types differ from the specification (spec §9), and algorithms that
 * the page would show twice or not at all. The local installation has algorithms of the free edition only, so an edition without
 * any is a fault only if `isWhole`.
 */
export function catalogFault({ types, algorithms }: AlgorithmCatalog, isWhole: boolean): string | undefined {
  const counted = editionIds.flatMap((edition) => {
    const own = algorithms.filter(({ editions }) => editions.includes(edition))
    const expected = editionFacts[edition].algorithms
    const found = new Set(own.map(({ type }) => type)).size
    const matches = (own.length === expected.count && found === expected.types) || (own.length === 0 && !isWhole)
    return matches ? [] : [`${edition} has ${own.length} in ${found} types, not ${expected.count} in ${expected.types}`]
  })
  const ids = algorithms.map(({ id }) => id)
  const unlisted = algorithms.flatMap(({ id, type, editions }, index) => {
    if (!types.some((each) => each.id === type)) return [`${id} has no type`]
    if (editions.length === 0) return [`${id} is in no edition`]
    return ids.indexOf(id) < index ? [`${id} is listed twice`] : []
  })
  const faults = [...counted, ...unlisted]
  return faults.length > 0 ? faults.join('; ') : undefined
}
