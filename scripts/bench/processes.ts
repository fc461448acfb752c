import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, load } from './load'
import { startOnNode } from './node-site'
import { median } from './statistics'

const rounds = 5
const seconds = 2
/** Of an author with a preview, for whom each page is rendered. */
const preview = { Cookie: `galaxy-preview=${'b'.repeat(43)}` }

/**
 * Measures the home page on Node with one process and with two, alternating, so that other load of the machine affects both. The
 * load generator runs on the same cores, and what it takes is missing to the server: most where two processes would use them all.
 */
export async function measureProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-processes-'))
  const one = await startOnNode(join(folder, 'one'))
  const two = await startOnNode(join(folder, 'two'), { env: { GALAXY_PROCESSES: '2' } })
  const cases = {
    freshOfOne: () => load(one, seconds, { headers: preview }),
    freshOfTwo: () => load(two, seconds, { headers: preview }),
    cachedOfOne: () => load(one, seconds),
    cachedOfTwo: () => load(two, seconds)
  }
  type Case = keyof typeof cases
  const names: readonly Case[] = ['freshOfOne', 'freshOfTwo', 'cachedOfOne', 'cachedOfTwo']
  const measured = new Map<Case, Load[]>(names.map((name) => [name, []]))
  console.log(`Warming up, then ${rounds} rounds of ${seconds} s each, 16 connections …`)
  for (const name of names) await cases[name]()
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured.get(name)?.push(await cases[name]())
  }
  await Promise.all([one.stop(), two.stop()])
  rmSync(folder, { recursive: true, force: true })

  const of = (name: Case, figure: keyof Load) => (measured.get(name) ?? []).map((round) => round[figure])
  const ratios = (kind: 'fresh' | 'cached') =>
    of(`${kind}OfTwo`, 'rate').map((rate, round) => rate / (of(`${kind}OfOne`, 'rate')[round] ?? 0))
  const loads = Object.fromEntries(
    names.map((name) => [
      name,
      {
        requestsPerSecond: Math.round(median(of(name, 'rate'))),
        highestRequestsPerSecond: Math.round(Math.max(...of(name, 'rate'))),
        // Whatever else the machine does can only add to it.
        processorMicroseconds: Math.round(Math.min(...of(name, 'processor')))
      }
    ])
  )
  console.table(loads)
  return {
    ...loads,
    freshTwoToOne: Number(median(ratios('fresh')).toFixed(2)),
    cachedTwoToOne: Number(median(ratios('cached')).toFixed(2))
  }
}
