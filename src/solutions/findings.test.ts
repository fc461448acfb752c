import { describe, expect, test } from 'vitest'
import * as credit from './credit/graph'
import * as fraud from './fraud/graph'
import { reach } from './graph-algorithms'
import * as intelligentAnswer from './intelligentAnswer/graph'
import * as launder from './launder/graph'
import * as logistics from './logistics/graph'
import * as response from './response/graph'
import * as social from './social/graph'

/*
 * Invariants of the findings that pages state, computed otherwise than in `graph.ts`. scripts/page-queries.test.ts tests that the
 * queries of a page find the same.
 */

test('anti-fraud: every account of the ring pays the next one', () => {
  for (const [index, account] of fraud.ring.entries()) {
    const next = fraud.ring[(index + 1) % fraud.ring.length]
    expect(fraud.rows.find((row) => row.account === account)?.payee).toBe(next)
  }
})

describe('anti-money laundering', () => {
  test('no account receives less than it passes on', () => {
    for (const account of launder.layers.slice(1, -1).flat()) {
      const sum = (list: readonly launder.Transfer[]) => list.reduce((total, { amount }) => total + amount, 0)
      const taken = sum(launder.followed.filter(({ to }) => to === account))
      expect(sum(launder.followed.filter(({ from }) => from === account))).toBeLessThanOrEqual(taken)
    }
  })

  test('only gathering transfers exceed the monitoring threshold, and no account holds the money for a day', () => {
    expect(launder.largestSplit).toBeLessThan(launder.monitoringThreshold)
    for (const { amount } of launder.gathering) expect(amount).toBeGreaterThan(launder.monitoringThreshold)
    expect(launder.maxStay).toBeLessThan(24)
    expect(launder.duration).toBeLessThanOrEqual(launder.window)
  })
})

test('corporate credit: the shares of each company sum to 1, and so do those of all chains to the applicant', () => {
  for (const company of new Set(credit.holdings.map(({ to }) => to))) {
    const held = credit.holdings.filter(({ to }) => to === company).reduce((sum, { share }) => sum + share, 0)
    expect(held).toBeCloseTo(1)
  }
  expect(credit.owners.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('logistics: the cost of the detour is the sum of its roads, and every intersection is in one band', () => {
  const { vertices, cost } = logistics.detour
  const sum = vertices.slice(1).reduce((minutes, to, index) => {
    const road = logistics.roads.find((each) => [each.from, each.to].every((end) => end === vertices[index] || end === to))
    return minutes + (road?.weight ?? 0)
  }, 0)
  expect(sum).toBe(cost)
  expect(logistics.withinBand.flat().toSorted()).toEqual(logistics.crossings.flat().toSorted())
})

test('emergency response: each valve that does not close leaves more people without water', () => {
  for (const valve of response.plan.close) expect(response.isolate([valve]).people).toBeGreaterThan(response.plan.people)
})

test('social marketing: a leaf has no betweenness, and the person between the circles has all paths between them', () => {
  // A leaf is on no shortest path between others.
  expect(social.betweenness.get('B4')).toBe(0)
  // X connects circles of 7, 6 and 5 people: all paths between different circles pass through it.
  expect(social.betweenness.get('X')).toBe(7 * 6 + 7 * 5 + 6 * 5)
})

test('question answering: the evidence is connected, and contains the entities of the question and the answers', () => {
  const ends = intelligentAnswer.evidence.flatMap(({ from, to }) => [from, to])
  const named = [intelligentAnswer.site, intelligentAnswer.today, ...intelligentAnswer.answers]
  for (const vertex of named) expect(ends).toContain(vertex)
  const reached = reach(intelligentAnswer.evidence, intelligentAnswer.site, { direction: 'both' })
  expect(reached.size).toBe(intelligentAnswer.proven.size)
})
