import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { benchmarkSchema } from './benchmark/format'
import { axisFor, explore, readQuery } from './explore'
import { publicationsOf } from './results'

const result = v.parse(benchmarkSchema, JSON.parse(readFileSync(new URL('results/graph-method.json', import.meta.url), 'utf8')))
const shownFor = (query: Record<string, unknown>, results = [result]) => explore(results, readQuery(query)).shown

test('the query selects workload, systems and metric', () => {
  const shown = shownFor({ workload: 'pagerank', system: ['grafeo', 'sqlite'], metric: 'ratio' })
  expect(shown?.workload.id).toBe('pagerank')
  expect(shown?.metric).toBe('ratio')
  expect(shown?.runs.map(({ system }) => system)).toEqual(['sqlite', 'grafeo'])
  expect(shown?.runs[0]?.points).toEqual(Array(10).fill(1))
})

test('without a workload in the query, that with the most hops is shown', () => {
  expect(shownFor({})?.workload.id).toBe('hops-6')
})

test('any query shows some samples, and none fails', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('result', 'workload', 'system', 'metric'), fc.anything()), (query) => {
      const shown = shownFor(query)
      expect(shown?.runs.length).toBeGreaterThan(0)
      for (const { points } of shown?.runs ?? []) expect(points).toHaveLength(shown?.workload.seeds.used.length ?? 0)
    })
  )
})

test('without results there is nothing to show, and the axis still has a length', () => {
  expect(explore([], readQuery({}))).toEqual({ results: [], shown: undefined })
  expect(axisFor([]).ticks.length).toBeGreaterThan(4)
})

test('a report counts the results that have its system, and knows the day of the latest', () => {
  const [measured, earlier] = ['2026-11-05', '2026-10-30'].map((measuredOn) => ({
    ...result,
    measuredOn,
    systems: result.systems.map((system, index) => (index === 0 ? { ...system, id: 'neo4j' } : system))
  }))
  const publications = publicationsOf([result, ...[measured, earlier].flatMap((each) => each ?? [])])
  expect(publications.Neo4j).toEqual({ count: 2, latest: '2026-11-05' })
  expect(publications.TigerGraph).toEqual({ count: 0, latest: undefined })
})

test('a system without a run of the workload is named', () => {
  const partial = { ...result, runs: result.runs.filter(({ system, workload }) => system !== 'grafeo' || workload !== 'hops-1') }
  expect(shownFor({ workload: 'hops-1' }, [partial])?.gaps.map((name) => name['en-US'])).toEqual(['Grafeo, GQL'])
  expect(shownFor({ workload: 'hops-2' }, [partial])?.gaps).toEqual([])
})

test('there is no multiple of a system that answered another number of queries', () => {
  const [first, ...others] = result.runs
  if (!first) throw new Error('There is no run')
  const limit = { outcome: 'timeout', limitMilliseconds: 180_000 } as const
  const slow = { ...first, samples: first.samples.map((sample, index) => (index < 3 ? { seed: sample.seed, ...limit } : sample)) }
  const shown = shownFor({ workload: 'hops-1', metric: 'ratio' }, [{ ...result, runs: [slow, ...others] }])
  expect(shown?.runs.map(({ ratio, points }) => [typeof ratio, points.length])).toEqual([
    ['number', 100],
    ['string', 0],
    ['string', 0]
  ])
  expect(shown?.runs[1]?.ratio).toBe('samples')
})

test('every value lies on its axis, whose ticks are powers of ten', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1e-4, max: 1e7, noNaN: true }), { minLength: 1 }), (values) => {
      const { ticks, at } = axisFor(values)
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(-1e-9)
        expect(at(value)).toBeLessThanOrEqual(1 + 1e-9)
      }
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      expect([at(ticks[0] ?? 0), at(ticks.at(-1) ?? 0)].map((place) => place.toFixed(6))).toEqual(['0.000000', '1.000000'])
    })
  )
})
