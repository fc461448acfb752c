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
 * What must be true of the findings that pages state, whatever their data: computed in another way than in `graph.ts`. That the queries
 * of a page find the same is tested in scripts/page-queries.test.ts.
 */

test('anti-fraud: every account of the ring pays the next one', () => {
  for (const [index, account] of fraud.ring.entries()) {
    const next = fraud.ring[(index + 1) % fraud.ring.length]
    expect(fraud.rows.find((row) => row.account === account)?.payee).toBe(next)
  }
})

describe('anti-money laundering', () => {
  test('no account takes in less than it passes on', () => {
    for (const account of launder.layers.slice(1, -1).flat()) {
      const sum = (list: readonly launder.Transfer[]) => list.reduce((total, { amount }) => total + amount, 0)
      const taken = sum(launder.followed.filter(({ to }) => to === account))
      expect(sum(launder.followed.filter(({ from }) => from === account))).toBeLessThanOrEqual(taken)
    }
  })

  test('every transfer before the gathering stays below the monitoring line, those of the gathering do not, and no money rests a day', () => {
    expect(launder.largestSplit).toBeLessThan(launder.line)
    for (const { amount } of launder.gathering) expect(amount).toBeGreaterThan(launder.line)
    expect(launder.maxStay).toBeLessThan(24)
    expect(launder.duration).toBeLessThanOrEqual(launder.window)
  })
})

test('corporate credit: each company is held whole, so all chains together are the whole applicant', () => {
  for (const company of new Set(credit.holdings.map(({ to }) => to))) {
    const held = credit.holdings.filter(({ to }) => to === company).reduce((sum, { share }) => sum + share, 0)
    expect(held).toBeCloseTo(1)
  }
  expect(credit.owners.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('logistics: the minutes of a detour are the sum of its roads, and every intersection is in one band', () => {
  const { vertices, cost } = logistics.detour
  const sum = vertices.slice(1).reduce((minutes, to, index) => {
    const road = logistics.roads.find((each) => [each.from, each.to].every((end) => end === vertices[index] || end === to))
    return minutes + (road?.weight ?? 0)
  }, 0)
  expect(sum).toBe(cost)
  expect(logistics.withinBand.flat().toSorted()).toEqual(logistics.crossings.flat().toSorted())
})

test('emergency response: a valve that does not close leaves more people without water, never fewer', () => {
  for (const valve of response.plan.close) expect(response.isolate([valve]).people).toBeGreaterThan(response.plan.people)
})

test('social marketing: no path passes a leaf, and all pass the person between the circles', () => {
  // A leaf of a circle is on no shortest path but its own.
  expect(social.betweenness.get('B4')).toBe(0)
  // X connects circles of 7, 6 and 5 people: all paths between different circles pass through it.
  expect(social.betweenness.get('X')).toBe(7 * 6 + 7 * 5 + 6 * 5)
})

test('question answering: the evidence connects the entities of the question with the answers, without a gap', () => {
  const ends = intelligentAnswer.evidence.flatMap(({ from, to }) => [from, to])
  const named = [intelligentAnswer.site, intelligentAnswer.today, ...intelligentAnswer.answers]
  for (const vertex of named) expect(ends).toContain(vertex)
  const reached = reach(intelligentAnswer.evidence, intelligentAnswer.site, { direction: 'both' })
  expect(reached.size).toBe(intelligentAnswer.proven.size)
})
