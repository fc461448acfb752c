import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { lowestDeployedCost, PasswordHasher } from '../../services/passport/password'
import type { PassportSite } from './passport-site'
import { password, withPassport } from './passport-site'
import { median, percentile } from './statistics'

const concurrent = 4
const rounds = 30
const budgetMilliseconds = 600

/**
 * Logs in at the edge with the real cost of the password hash: first one client, then four in parallel, each repeating.
 * Once in a single isolate, as under `npm start`, where one thread does all the work; and once in as many isolates as the
 * machine has cores, each with its own database, as the platform spreads requests. The time of the bare hash shows how
 * much of a login is the hash.
 */
export async function measureLogins() {
  const hasher = new PasswordHasher(lowestDeployedCost)
  const hashes: number[] = []
  for (let round = 0; round < 10; round += 1) {
    hashes.push(await timed(() => hasher.hash(password)))
    // Hashes are spaced (services/passport/hash-rate-limiter.ts); the pause is not part of one.
    await setTimeout(500)
  }
  const bareHash = median(hashes)
  const measured: Record<string, Awaited<ReturnType<typeof measureIn>>> = {}
  for (const isolates of new Set([1, Math.min(concurrent, availableParallelism())])) {
    measured[`${concurrent} at a time, isolates: ${isolates}`] = await withSites(isolates, (sites) => measureIn(sites, bareHash))
  }
  console.table(measured)
  for (const [name, { p95Milliseconds }] of Object.entries(measured)) {
    const verdict = p95Milliseconds < budgetMilliseconds ? 'within budget' : 'OVER BUDGET'
    console.log(`Login p95, ${name}: ${p95Milliseconds} ms (${verdict}: ${budgetMilliseconds} ms)`)
  }
  return { budgetMilliseconds, bareHashMilliseconds: Number(bareHash.toFixed(1)), ...measured }
}

/** Starts the given number of sites in parallel. */
function withSites<Result>(
  count: number,
  measure: (sites: PassportSite[]) => Promise<Result>,
  started: PassportSite[] = []
): Promise<Result> {
  if (started.length === count) return measure(started)
  return withPassport(concurrent, (site) => withSites(count, measure, [...started, site]))
}

/** Each client uses one of the sites. */
async function measureIn(sites: PassportSite[], bareHash: number) {
  const visits = Array.from({ length: concurrent }, (_, person) => {
    const site = sites[person % sites.length]
    const phone = site?.phones[person]
    if (!site || !phone) throw new Error('nobody to log in')
    return () => timed(() => logIn(site, phone))
  })
  for (const visit of visits) await visit()
  const many = async (visit: () => Promise<number>) => {
    const own: number[] = []
    for (let round = 0; round < rounds; round += 1) own.push(await visit())
    return own
  }
  const alone = await many(visits[0] ?? (() => Promise.resolve(0)))
  const together = (await Promise.all(visits.map(many))).flat()
  const p95 = percentile(together, 0.95)
  return {
    logins: together.length,
    aloneMilliseconds: Number(median(alone).toFixed(1)),
    medianMilliseconds: Number(median(together).toFixed(1)),
    p95Milliseconds: Number(p95.toFixed(1)),
    p95ToAlone: Number((p95 / median(alone)).toFixed(2)),
    p95ToBareHash: Number((p95 / bareHash).toFixed(2))
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

/** @throws if the login is refused */
async function logIn({ call }: PassportSite, phone: string): Promise<void> {
  const status = await call('login', new URLSearchParams({ phone, password }))
  if (status !== 200) throw new Error(`A login answered ${status}`)
}
