import { expect, test } from 'vitest'
import { loadDemoGraph, loadMethod } from './load'
import { defaultValues } from './parameters'
import type { DemoEdge, DemoGraph, DemoType, ParameterValues, Run } from './types'

/* Recomputes the answer of each demo from its data by definition: slowly, and without the algorithms of the methods. */

async function runner(type: DemoType): Promise<{ graph: DemoGraph; run: (values?: ParameterValues) => Run }> {
  const [graph, method] = await Promise.all([loadDemoGraph(type), loadMethod(type)])
  return { graph, run: (values = {}) => method.run(graph, { ...defaultValues(method.parameters), ...values }) }
}

/** Everything reachable from the starts over these edges. */
function reachableFrom(
  starts: Iterable<string>,
  edges: readonly DemoEdge[],
  { limit = Number.POSITIVE_INFINITY, direction = 'both' }: { limit?: number; direction?: 'in' | 'out' | 'both' } = {}
): Set<string> {
  const seen = new Set(starts)
  let border = [...seen]
  for (let hop = 0; hop < limit && border.length > 0; hop += 1) {
    const next = new Set<string>()
    for (const { from, to } of edges) {
      if (direction !== 'in' && border.includes(from) && !seen.has(to)) next.add(to)
      if (direction !== 'out' && border.includes(to) && !seen.has(from)) next.add(from)
    }
    for (const id of next) seen.add(id)
    border = [...next]
  }
  return seen
}

const propertyOf = (of: { values?: Readonly<Record<string, number>> }, name: string): number => of.values?.[name] ?? 0
const findings = (run: Run) => run.rows.filter(({ isFinding }) => isFinding)
const sorted = (ids: Iterable<string>): string[] => [...ids].sort()
const loadOf = (graph: DemoGraph, ids: ReadonlySet<string>): number =>
  graph.vertices.reduce((sum, vertex) => sum + (ids.has(vertex.id) ? propertyOf(vertex, 'load') : 0), 0)

/** Whether the edges contain a simple cycle of a length within the limits. */
function hasCycle(edges: readonly DemoEdge[], shortest: number, longest: number): boolean {
  const follow = (start: string, passed: readonly string[]): boolean =>
    edges.some(
      ({ from, to }) =>
        from === passed.at(-1) &&
        ((to === start && passed.length >= shortest) ||
          (passed.length < longest && !passed.includes(to) && follow(start, [...passed, to])))
    )
  return sorted(new Set(edges.map(({ from }) => from))).some((start) => follow(start, [start]))
}

test('antifraud: the accounts on the cycle of A110, which only the query finds, share no device or phone', async () => {
  const { graph } = await runner('antifraud')
  const transfers = graph.edges.filter(({ kind }) => kind === 'transferred')
  const out = (from: string) => reachableFrom([from], transfers, { direction: 'out' })
  const onCycle = sorted(out('A110')).filter((id) => out(id).has('A110'))
  expect(onCycle).toEqual(['A110', 'A121', 'A138', 'A142', 'A151'])
  const sharedBy = graph.edges.filter(({ kind, from }) => kind !== 'transferred' && onCycle.includes(from)).map(({ to }) => to)
  expect(new Set(sharedBy).size).toBe(sharedBy.length)
})

test('antifraud: a group is a ring exactly if its transfers contain a cycle', async () => {
  const { graph, run } = await runner('antifraud')
  const kinds = new Map(graph.vertices.map(({ id, kind }) => [id, kind]))
  const isAccount = (id: string) => kinds.get(id) === 'account'
  const uses = graph.edges.filter(({ from, to }) => isAccount(from) !== isAccount(to))
  for (const [shortest, longest] of [
    [3, 8],
    [2, 8],
    [3, 5],
    [6, 10]
  ] as const) {
    const rings = new Set<string>()
    for (const { id } of graph.vertices.filter((vertex) => isAccount(vertex.id))) {
      const group = [...reachableFrom([id], uses)].filter(isAccount)
      if (group.length < 3 || group.some((each) => each < id)) continue
      const transfers = graph.edges.filter(({ from, to }) => group.includes(from) && group.includes(to))
      if (hasCycle(transfers, shortest, longest)) rings.add(sorted(group)[0] ?? '')
    }
    const answered = findings(run({ shortest, longest })).map(({ vertices: [first = ''] }) => {
      return sorted([...reachableFrom([first], uses)].filter(isAccount))[0] ?? ''
    })
    expect([shortest, longest, sorted(answered)]).toEqual([shortest, longest, sorted(rings)])
  }
})

test('power: dark buses reach no generator without the lines that are out', async () => {
  const { graph, run } = await runner('power')
  for (const [center, hops] of [
    ['11', 2],
    ['49', 2],
    ['69', 3],
    ['87', 1]
  ] as const) {
    const area = reachableFrom([center], graph.edges, { limit: hops - 1 })
    const lines = graph.edges.filter(({ from, to }) => !area.has(from) && !area.has(to))
    const lit = reachableFrom(
      graph.vertices.filter(({ kind }) => kind === 'generator').map(({ id }) => id),
      lines
    )
    const dark = new Set(graph.vertices.filter(({ id }) => !lit.has(id)).map(({ id }) => id))
    const answer = run({ center, hops })
    const shown = new Set(findings(answer).flatMap(({ vertices }) => vertices))
    // An island without a load loses nothing, and is not listed.
    expect([...shown].filter((id) => !dark.has(id))).toEqual([])
    expect([center, loadOf(graph, shown)]).toEqual([center, loadOf(graph, dark)])
    expect(answer.facts).toMatchObject({ lines: graph.edges.length - lines.length })
    expect(Number(answer.facts.load)).toBeCloseTo(loadOf(graph, dark), 6)
  }
})

test('socialmarket: the picks reach everybody within the hops of one of them, and each pick gains most', async () => {
  const { graph, run } = await runner('socialmarket')
  const around = new Map(graph.vertices.map(({ id }) => [id, reachableFrom([id], graph.edges, { limit: 2 })]))
  const answer = run()
  const all = new Set<string>()
  for (const {
    vertices: [person = ''],
    cells
  } of answer.rows) {
    const gains = [...around.values()].map((near) => [...near].filter((id) => !all.has(id)).length)
    const own = [...(around.get(person) ?? [])].filter((id) => !all.has(id))
    expect(own.length).toBe(Math.max(...gains))
    for (const id of own) all.add(id)
    expect(cells).toMatchObject({ gained: own.length, reached: all.size })
  }
  expect(answer.facts).toMatchObject({ reached: all.size })
})

test('modulation: restored vertices have supply once the chosen switches are closed, within their reserve', async () => {
  const { graph, run } = await runner('modulation')
  const kinds = new Map(graph.vertices.map(({ id, kind }) => [id, kind]))
  for (const fault of ['29', '38', '13', '24']) {
    const supplied = (closed: ReadonlySet<string>) => {
      const isPassable = (id: string) => id !== fault && (kinds.get(id) !== 'open' || closed.has(id))
      const sources = graph.vertices.filter(({ id, kind }) => kind === 'source' && id !== fault).map(({ id }) => id)
      return reachableFrom(
        sources,
        graph.edges.filter(({ from, to }) => isPassable(from) && isPassable(to))
      )
    }
    const answer = run({ fault })
    const closed = new Set(findings(answer).map(({ cells }) => String(cells.switch)))
    const [before, after] = [supplied(new Set()), supplied(closed)]
    const gained = new Set([...after].filter((id) => !before.has(id)))
    const unsupplied = new Set(graph.vertices.map(({ id }) => id).filter((id) => id !== fault && !before.has(id)))
    const restored = new Set(findings(answer).flatMap(({ vertices }) => vertices))
    expect([fault, [...restored].filter((id) => !gained.has(id))]).toEqual([fault, []])
    expect(Number(answer.facts.load)).toBeCloseTo(loadOf(graph, restored), 1)
    expect(Number(answer.facts.left)).toBeCloseTo(loadOf(graph, unsupplied) - loadOf(graph, restored), 1)
    for (const { cells } of findings(answer)) {
      const chosen = graph.vertices.find(({ id }) => id === cells.switch)
      expect(Number(cells.load)).toBeLessThanOrEqual(propertyOf(chosen ?? {}, 'reserve'))
    }
  }
})

test('launder: the money ends at the two accounts that the shells paid, each along payments in order of time', async () => {
  const { graph, run } = await runner('launder')
  const answer = run()
  const byId = new Map(graph.edges.map((edge) => [edge.id, edge]))
  expect(answer.rows.slice(0, 2).map(({ id }) => id)).toEqual(['X01', 'X02'])
  for (const { id, edges, cells } of answer.rows) {
    const trail = edges.flatMap((edge) => byId.get(edge) ?? [])
    expect([trail[0]?.from, trail.at(-1)?.to, trail.length]).toEqual(['A001', id, cells.payments])
    for (const [index, payment] of trail.slice(1).entries()) {
      expect(payment.from).toBe(trail[index]?.to)
      expect(propertyOf(payment, 'hour')).toBeGreaterThanOrEqual(propertyOf(trail[index] ?? {}, 'hour'))
    }
    const received = graph.edges.filter(({ to }) => to === id).reduce((sum, edge) => sum + propertyOf(edge, 'amount'), 0)
    expect(Number(cells.value)).toBeLessThanOrEqual(received)
  }
  // The amount of the answer cannot exceed all transfers out of the source.
  const left = graph.edges.filter(({ from }) => from === 'A001').reduce((sum, edge) => sum + propertyOf(edge, 'amount'), 0)
  expect(Number(answer.facts.amount)).toBeLessThanOrEqual(left)
  const ended = answer.rows.reduce((sum, { cells }) => sum + Number(cells.value), 0)
  expect(Number(answer.facts.share)).toBeCloseTo((100 * ended) / Number(answer.facts.amount), 1)
})

test('credit: effective shares are the sums over all chains, and control is gained company by company', async () => {
  const { graph, run } = await runner('credit')
  for (const threshold of [50, 20]) {
    const shares = new Map<string, number>()
    for (let round = 0; round < 200; round += 1) {
      const before = new Map(shares)
      shares.clear()
      for (const edge of graph.edges) {
        const further = edge.to === 'C001' ? 1 : (before.get(edge.to) ?? 0)
        shares.set(edge.from, (shares.get(edge.from) ?? 0) + (propertyOf(edge, 'share') / 100) * further)
      }
    }
    const votesOf = (person: string) => {
      const held = new Set([person])
      const votes = (company: string) =>
        graph.edges.reduce(
          (sum, { from, to, ...edge }) => sum + (to === company && held.has(from) ? propertyOf(edge, 'share') : 0),
          0
        )
      for (let size = 0; size < held.size; ) {
        size = held.size
        for (const { id, kind } of graph.vertices) if (kind === 'company' && votes(id) > threshold) held.add(id)
      }
      return { votes: votes('C001'), isController: held.has('C001') }
    }
    const answer = run({ threshold })
    expect(answer.rows.length).toBeGreaterThan(4)
    for (const { id, isFinding, cells } of answer.rows) {
      const { votes, isController } = votesOf(id)
      expect([id, isFinding, cells.votes]).toEqual([id, isController, Math.round(votes * 10) / 10])
      expect(Number(cells.share)).toBeCloseTo((shares.get(id) ?? 0) * 100, 0)
    }
  }
})

test('supplychain: everything that needs the part or supplier fails, directly or through others', async () => {
  const { graph, run } = await runner('supplychain')
  for (const supplier of ['R03', 'S01', 'P010']) {
    for (const direction of ['in', 'out'] as const) {
      for (const hops of [1, 3, 12]) {
        const failing = reachableFrom([supplier], graph.edges, { limit: hops, direction })
        failing.delete(supplier)
        const answer = run({ supplier, direction, hops })
        expect([supplier, direction, hops, sorted(findings(answer).map(({ id }) => id))]).toEqual([
          supplier,
          direction,
          hops,
          sorted(failing)
        ])
      }
    }
  }
})

test('irc: the recommended books are those that random walks of the reader visit most, without own loans', async () => {
  const { graph, run } = await runner('irc')
  for (const [reader, through] of [
    ['R001', 'both'],
    ['R040', 'both'],
    ['R001', 'borrowed']
  ] as const) {
    const edges = graph.edges.filter(({ kind, from }) => through === 'both' || kind === through || from === reader)
    const degree = new Map<string, number>()
    for (const { from, to } of edges) for (const id of [from, to]) degree.set(id, (degree.get(id) ?? 0) + 1)
    let scores = new Map([[reader as string, 1]])
    for (let round = 0; round < 300; round += 1) {
      const next = new Map([[reader as string, 0.15]])
      const pass = (from: string, to: string) =>
        next.set(to, (next.get(to) ?? 0) + (0.85 * (scores.get(from) ?? 0)) / (degree.get(from) ?? 1))
      for (const { from, to } of edges) {
        pass(from, to)
        pass(to, from)
      }
      scores = next
    }
    const own = new Set(edges.filter(({ from }) => from === reader).map(({ to }) => to))
    const best = graph.vertices
      .filter(({ id, kind }) => kind === 'book' && !own.has(id))
      .toSorted((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0))
      .slice(0, 5)
      .map(({ id }) => id)
    const answer = run({ reader, through })
    expect([reader, through, answer.rows.map(({ id }) => id)]).toEqual([reader, through, best])
    for (const { id, cells } of answer.rows) expect(Number(cells.score)).toBeCloseTo((scores.get(id) ?? 0) * 1000, 1)
  }
})
