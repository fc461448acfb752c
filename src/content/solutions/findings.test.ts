import { describe, expect, test } from 'vitest'
import * as credit from './credit'
import * as fraud from './fraud'
import * as launder from './launder'
import * as power from './power'

/* What the pages say was found, worked out from their data in another way or by hand. */

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

  test('every transfer before the gathering stays below the monitoring line, and no money rests a day', () => {
    expect(launder.largestSplit).toBeLessThan(launder.line)
    expect(launder.longestStay).toBeLessThan(24)
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
  test('the network stands every single outage, and six of its pairs cost a load', () => {
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
