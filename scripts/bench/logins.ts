import type { PassportSite } from './passport-site.ts'
import { password, withPassport } from './passport-site.ts'
import { median, percentile } from './statistics.ts'

const concurrent = 4
const rounds = 30
const budgetMilliseconds = 600

/**
 * Logs in at the edge with the real cost of the password's hash: first one person alone, then as many as are told at a
 * time, each one again as soon as they are logged in. The site runs as under `npm start`.
 */
export async function measureLogins() {
  return withPassport(concurrent, async (site) => {
    const [first = '', ...others] = site.phones
    for (const phone of site.phones) await logIn(site, phone)
    const alone: number[] = []
    for (let round = 0; round < rounds; round += 1) alone.push(await logIn(site, first))
    const together = await Promise.all(
      [first, ...others].map(async (phone) => {
        const own: number[] = []
        for (let round = 0; round < rounds; round += 1) own.push(await logIn(site, phone))
        return own
      })
    )
    const times = together.flat()
    const p95 = percentile(times, 0.95)
    const result = {
      concurrent,
      logins: times.length,
      aloneMilliseconds: Number(median(alone).toFixed(1)),
      medianMilliseconds: Number(median(times).toFixed(1)),
      p95Milliseconds: Number(p95.toFixed(1)),
      p95ToAlone: Number((p95 / median(alone)).toFixed(2)),
      budgetMilliseconds
    }
    console.table({ [`login, ${concurrent} at a time`]: result })
    console.log(
      `Login p95: ${result.p95Milliseconds} ms (${p95 < budgetMilliseconds ? 'within budget' : 'OVER BUDGET'}: ${budgetMilliseconds} ms)`
    )
    return result
  })
}

/** Milliseconds from the request to the end of the answer. */
async function logIn({ call }: PassportSite, phone: string): Promise<number> {
  const started = performance.now()
  const status = await call('login', new URLSearchParams({ phone, password }))
  if (status !== 200) throw new Error(`A login answered ${status}`)
  return performance.now() - started
}
