import { setTimeout as wait } from 'node:timers/promises'
import { type PassportSite, withPassport } from './passport-site'
import { median, percentile } from './statistics'

const attackers = 32
const seconds = 10
const budgetMilliseconds = 300

/**
 * Measures how long the home page takes while `attackers` clients try wrong passwords one after another, without an address that
 * limits could count (decision 054). A client that is refused at once tries again after a moment, as programs do.
 */
export function measureAttack() {
  return withPassport(0, async ({ call, page }) => {
    await page('/')
    const quiet = await visits(page, 20)
    const end = Date.now() + seconds * 1000
    const statuses = new Map<number, number>()
    const attack = async (attacker: number) => {
      for (let attempt = 0; Date.now() < end; attempt += 1) {
        const phone = `136${String(attacker * 100_000 + attempt).padStart(8, '0')}`
        const status = await call('login', new URLSearchParams({ phone, password: 'b'.repeat(64) }))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 503) await wait(50)
      }
    }
    const attacks = Array.from({ length: attackers }, (_, attacker) => attack(attacker))
    await wait(500)
    const times: number[] = []
    while (Date.now() < end - 500) times.push(...(await visits(page, 1)))
    await Promise.all(attacks)
    const p95 = Math.round(percentile(times, 0.95))
    const result = {
      attackers,
      quietMilliseconds: Math.round(median(quiet)),
      medianMilliseconds: Math.round(median(times)),
      p95Milliseconds: p95,
      slowestMilliseconds: Math.round(Math.max(...times)),
      visits: times.length,
      logins: Object.fromEntries(statuses),
      budgetMilliseconds
    }
    console.table({ 'home page under wrong logins': result })
    console.log(
      `Home page p95 with ${attackers} attackers: ${p95} ms (${p95 < budgetMilliseconds ? 'within budget' : 'OVER BUDGET'})`
    )
    return result
  })
}

/** Milliseconds of each visit, one after another. */
async function visits(page: PassportSite['page'], count: number): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < count; visit += 1) {
    const started = performance.now()
    await page('/')
    times.push(performance.now() - started)
    await wait(30)
  }
  return times
}
