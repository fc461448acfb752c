import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sample, Workload } from './format'
import { rawFile } from './raw-file'
import { type Measured, ratioOf, summaryOf } from './statistics'

const ok = (milliseconds: number, seed = '1'): Sample => ({ seed, outcome: 'ok', milliseconds, answer: '7' })
const timeout: Sample = { seed: '1', outcome: 'timeout', limitMilliseconds: 180_000 }
const error: Sample = { seed: '1', outcome: 'error', message: 'connection lost' }

const time = fc.double({ min: 0.0001, max: 1e6, noNaN: true })
const anySample: fc.Arbitrary<Sample> = fc.oneof(
  time.map((milliseconds) => ok(milliseconds)),
  fc.constantFrom(timeout, error)
)
const anySamples = fc.array(anySample, { minLength: 1, maxLength: 300 })

test('every sample is counted once', () => {
  fc.assert(
    fc.property(anySamples, (samples) => {
      const { count, ok, timeouts, errors, successRate } = summaryOf({ samples })
      expect(ok + timeouts + errors).toBe(count)
      expect(count).toBe(samples.length)
      expect(successRate).toBe(ok / count)
    })
  )
})

test('a percentile is a time that at least its share of the queries does not exceed, and no smaller time is', () => {
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 300 }), (times) => {
      const { median, p95, p99 } = summaryOf({ samples: times.map((each) => ok(each)) })
      for (const [share, value] of [
        [0.5, median],
        [0.95, p95]
      ] as const) {
        expect(times).toContain(value)
        expect(times.filter((each) => each <= Number(value)).length).toBeGreaterThanOrEqual(share * times.length - 1e-9)
        expect(times.filter((each) => each < Number(value)).length).toBeLessThan(share * times.length)
      }
      expect(p99 === undefined).toBe(times.length < 100)
    })
  )
})

test('a timeout is never in a mean, and ranks after every answer', () => {
  fc.assert(
    fc.property(anySamples, (samples) => {
      const { mean, ok, timeouts, median } = summaryOf({ samples })
      if (timeouts > 0) expect(mean).toBeUndefined()
      if (timeouts > ok) expect(median).toBe('over-limit')
      if (timeouts === 0 && ok > 0) expect(mean).toBeGreaterThan(0)
    })
  )
  const slow = Array.from({ length: 100 }, (_, index) => (index < 90 ? ok(1) : timeout))
  expect(summaryOf({ samples: slow })).toMatchObject({ median: 1, p95: 'over-limit', p99: 'over-limit', mean: undefined })
})

const workload: Workload = {
  id: 'w',
  kind: 'k-hop',
  hops: 1,
  limitMilliseconds: 180_000,
  seeds: { declared: 100, used: ['1'] }
}
const dataset = {
  id: 'd',
  name: { 'zh-CN': 'D', 'en-US': 'D' },
  vertices: 1,
  edges: 1,
  license: 'CC0-1.0',
  generator: { name: 'g', seed: 1, parameters: {} },
  sha256: 'a'
}
const environment = { cpu: 'x', cores: 1, memoryBytes: 1, system: 's', runtime: 'r', notes: [] }
const measured = (samples: Sample[], other: Partial<Measured['benchmark']> = {}): Measured => ({
  benchmark: { dataset, environment, workloads: [workload], ...other },
  run: { system: 's', workload: 'w', startedAt: '', samples, rawSha256: '' }
})

test.each([
  ['samples', measured([ok(2)]), measured([ok(1), ok(1)])],
  ['samples', measured([ok(2), error]), measured([ok(1), ok(1)])],
  ['dataset', measured([ok(2)]), measured([ok(1)], { dataset: { ...dataset, sha256: 'b' } })],
  ['environment', measured([ok(2)]), measured([ok(1)], { environment: { ...environment, cpu: 'y' } })],
  ['workload', measured([ok(2)]), measured([ok(1)], { workloads: [{ ...workload, id: 'w', limitMilliseconds: 1 }] })],
  ['timeouts', measured([timeout]), measured([timeout])]
] as const)('there is no ratio across different %s', (reason, one, other) => {
  expect(ratioOf(one, other)).toBe(reason)
})

test('the ratio is that of the medians', () => {
  expect(ratioOf(measured([ok(6)]), measured([ok(2)]))).toBe(3)
})

test('a raw file quotes what would break its rows', () => {
  const samples: Sample[] = [ok(0.5), { ...timeout, seed: '2' }, { seed: '3', outcome: 'error', message: 'a "b", c' }]
  expect(rawFile({ samples })).toBe('seed,outcome,milliseconds,answer\n1,ok,0.5,7\n2,timeout,180000,\n3,error,,"a ""b"", c"\n')
})
