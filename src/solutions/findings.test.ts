import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { solutionTypes } from './addresses'
import * as amc from './amc/graph'
import * as credit from './credit/graph'
import * as customer360 from './customer360/graph'
import * as firmit from './firmit/graph'
import * as fraud from './fraud/graph'
import { reach } from './graph-algorithms'
import * as intelligentAnswer from './intelligentAnswer/graph'
import * as irc from './irc/graph'
import * as knowledge from './knowledge/graph'
import * as launder from './launder/graph'
import * as logistics from './logistics/graph'
import * as power from './power/graph'
import * as response from './response/graph'
import * as social from './social/graph'
import * as supplychain from './supplychain/graph'

/* Checks the findings stated by the pages against independent computations or values worked out by hand. */

test('the findings of every solution are checked below', () => {
  const source = readFileSync(new URL('findings.test.ts', import.meta.url), 'utf8')
  expect(solutionTypes.filter((type) => !source.includes(`from './${type}/graph'`))).toEqual([])
})

describe('anti-fraud', () => {
  test('six accounts pass money round, each sharing a device or a phone with another of them', () => {
    expect(fraud.ring).toEqual(['A02', 'A05', 'A07', 'A11', 'A08', 'A04'])
    expect(fraud.suspects.toSorted()).toEqual(fraud.ring.toSorted())
    for (const [index, account] of fraud.ring.entries()) {
      const next = fraud.ring[(index + 1) % fraud.ring.length]
      expect(fraud.rows.find((row) => row.account === account)?.payee).toBe(next)
    }
  })

  test('two more share a device and are in no ring', () => {
    expect(fraud.harmless).toEqual(['A09', 'A10'])
  })
})

describe('anti-money laundering', () => {
  test('the money is gathered in T1, less what was kept on the way', () => {
    expect([launder.sink, launder.sent, launder.gathered, launder.share]).toEqual(['T1', 288, 274, 95])
  })

  test('nothing is followed that left before money came in, and no account takes in less than it passes on', () => {
    expect(launder.ignored.map(({ from, to }) => `${from}-${to}`)).toEqual(['A4-X1', 'X2-T1', 'X3-B4'])
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

describe('corporate credit', () => {
  test('each company is held whole, so all chains together are the whole applicant', () => {
    for (const company of new Set(credit.holdings.map(({ to }) => to))) {
      const held = credit.holdings.filter(({ to }) => to === company).reduce((sum, { share }) => sum + share, 0)
      expect(held).toBeCloseTo(1)
    }
    expect(credit.owners.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  test('one person decides with less than half of the shares, and two are beneficial owners', () => {
    expect(credit.controller).toBe('P1')
    expect(credit.controlled.toSorted()).toEqual(['E1', 'E2', 'H1', 'H2', 'P1', 'T'])
    expect(credit.percent(credit.votes)).toBe('80%')
    expect(credit.owners.map(({ person, share }) => [person, credit.percent(share)])).toEqual([
      ['P1', '44%'],
      ['P2', '35.5%'],
      ['P3', '20.5%']
    ])
    expect(credit.beneficial).toHaveLength(2)
  })

  test('the guarantees come round to the applicant', () => {
    expect(credit.guaranteeRing).toEqual(['T', 'X1', 'X2', 'E2'])
    expect(credit.guaranteed).toBe(11_600)
  })
})

describe('power dispatch', () => {
  test('the network survives every single outage, and six of its pairs lose a load', () => {
    expect(power.criticalSingles).toEqual([])
    expect(power.pairs).toHaveLength(190)
    expect(power.criticalPairs.map(({ first, second }) => `${power.branchName(first)} ${power.branchName(second)}`)).toEqual([
      '2–3 3–4',
      '6–11 9–10',
      '6–11 10–11',
      '6–12 12–13',
      '9–10 10–11',
      '9–14 13–14'
    ])
    expect(power.worst.lost).toEqual([10, 11])
  })

  test('with 9–14 out, bus 14 is fed by way of 13 and by no other', () => {
    expect(power.feed).toEqual(['1', '5', '6', '13', '14'])
    expect(power.lastBridges).toEqual([[13, 14]])
    expect(power.harmlessBridges).toEqual([[7, 8]])
  })
})

describe('supply chain', () => {
  test('six days of resin, then one site after the other; sites with a second source continue', () => {
    expect(Object.fromEntries(supplychain.stops)).toEqual({ R4: 0, M4: 6, T2: 13, L1: 17, L2: 22, G1: 25, G2: 20, G3: 32 })
    expect(supplychain.spared).toEqual(['T3', 'L3', 'G4'])
  })
})

describe('logistics', () => {
  test('the closed bridge costs five minutes, the others nothing', () => {
    expect([logistics.planned.cost, logistics.detour.cost]).toEqual([57, 62])
    expect(logistics.detour.vertices).toEqual(['P', 'K', 'L', 'M', 'N', 'I', 'D'])
    const sum = logistics.detour.vertices.slice(1).reduce((minutes, to, index) => {
      const from = logistics.detour.vertices[index]
      return (
        minutes + (logistics.roads.find((road) => [road.from, road.to].every((end) => end === from || end === to))?.weight ?? 0)
      )
    }, 0)
    expect(sum).toBe(62)
  })

  test('every intersection is in one band', () => {
    expect(logistics.withinBand.flat()).toHaveLength(20)
    expect(logistics.lostHour).toEqual(['D', 'J'])
  })
})

describe('emergency response', () => {
  test('four of six valves are closed, and the hospital and the school are without water', () => {
    expect(response.plan.around).toEqual(['V3', 'V4', 'V5', 'V7', 'V8', 'V9'])
    expect(response.plan.close).toEqual(['V3', 'V4', 'V7', 'V8'])
    expect(response.plan.consumers.map(({ id }) => id)).toEqual(['C3', 'C4', 'H', 'S'])
    expect(response.plan.people).toBe(2490)
  })

  test('a valve that does not close leaves more people without water, never fewer', () => {
    for (const valve of response.plan.close) expect(response.isolate([valve]).people).toBeGreaterThan(response.plan.people)
    expect(response.planWithout.close).toEqual(['V1', 'V3', 'V4'])
  })
})

describe('customer 360', () => {
  test('thirteen records are four people, and two if the switchboard counted', () => {
    expect(customer360.persons.map((person) => person.length)).toEqual([5, 4, 2, 2])
    expect(customer360.personsOfAll).toHaveLength(2)
    expect(customer360.ambiguous).toEqual(['p9'])
  })

  test('the person asked about has a record in each system, the last of them eight steps away', () => {
    expect(customer360.person.toSorted()).toEqual(['A1', 'K1', 'S1', 'S4', 'T1'])
    expect(customer360.farthest).toEqual(['A1', 'd1', 'S4', 'e3', 'T1', 'e1', 'S1', 'p1', 'K1'])
  })
})

describe('identity and access', () => {
  test('the contractor has one way to the payroll, and one edge closes it without harm', () => {
    expect(amc.ways).toEqual([['U6', 'G4', 'G3', 'R2', 'D3']])
    expect(amc.best?.edge).toMatchObject({ from: 'G4', to: 'G3' })
    expect(amc.removals).toHaveLength(4)
    expect(amc.pairs).toBe(amc.matrix.flat().filter((count) => count > 0).length)
  })
})

describe('IT management', () => {
  test('one component explains every alarm and would set off nothing else', () => {
    expect(firmit.cause).toBe('san1')
    expect(firmit.causeExplains.toSorted()).toEqual(firmit.alarmed.toSorted())
    expect(firmit.candidates[0]?.silent).toEqual([])
    expect(firmit.runnersUp.every(({ explains }) => explains.length < firmit.alarms.length)).toBe(true)
  })
})

describe('recommendation', () => {
  test('the item with the most ways is not the best seller', () => {
    expect(irc.suggestions.map(({ item, ways }) => [item, ways.length])).toEqual([
      ['i4', 5],
      ['i5', 2],
      ['i6', 2],
      ['i7', 1],
      ['i8', 0]
    ])
    expect([irc.best.item, irc.bestSeller.item]).toEqual(['i4', 'i7'])
  })
})

describe('social marketing', () => {
  test('no path passes a leaf, and all pass the person between the circles', () => {
    // A leaf of a circle is on no shortest path but its own.
    expect(social.betweenness.get('B4')).toBe(0)
    // X connects circles of 7, 6 and 5 people: all paths between different circles pass through it.
    expect(social.betweenness.get('X')).toBe(7 * 6 + 7 * 5 + 6 * 5)
  })

  test('the person with the most acquaintances does not reach everybody first', () => {
    expect([social.star, social.joint]).toEqual(['A1', 'X'])
    expect([social.hopsToAll(['A1']), social.hopsToAll(['X'])]).toEqual([5, 3])
    expect(social.without('X')).toEqual({ pieces: 3, largest: 7 })
  })
})

describe('knowledge graph', () => {
  test('one remedy follows, from six facts in five documents, and the other cause is ruled out', () => {
    expect(knowledge.advice).toHaveLength(1)
    expect(knowledge.answer.task).toBe('grease')
    expect(knowledge.answer.facts).toHaveLength(6)
    expect(knowledge.sources).toEqual([...knowledge.documents])
    expect(knowledge.ruledOut).toEqual(['skew'])
    expect(knowledge.maxInOne).toBe(2)
  })
})

describe('question answering', () => {
  test('one engineer meets every condition, and three lack one each', () => {
    expect(intelligentAnswer.answers).toEqual(['E2'])
    expect(intelligentAnswer.nearly).toEqual(['E1', 'E3', 'E4'])
  })

  test('the evidence connects the entities of the question with the answer, without a gap', () => {
    const ends = intelligentAnswer.evidence.flatMap(({ from, to }) => [from, to])
    for (const vertex of [intelligentAnswer.site, intelligentAnswer.today, 'E2']) expect(ends).toContain(vertex)
    expect(reach(intelligentAnswer.evidence, 'S3', { direction: 'both' }).size).toBe(intelligentAnswer.proven.size)
  })
})
