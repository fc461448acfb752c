import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, load } from './load'
import { type Running, startOnNode } from './node-site'
import { preview } from './requests'
import { median } from './statistics'

const rounds = 10
const seconds = 1
/** Rounds that are not measured: each process has to compile the code first. */
const warmUps = 10

/** The load of two servers that share only the machine: the upper bound for two processes. */
async function loadBoth(servers: readonly Running[]): Promise<Load> {
  const loads = await Promise.all(servers.map((server) => load(server, seconds, { headers: preview })))
  const rate = loads.reduce((sum, each) => sum + each.rate, 0)
  return {
    rate,
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    processor: loads.reduce((sum, each) => sum + each.processor * each.rate, 0) / rate
  }
}

/**
 * Measures the home page on Node with one process and with two, alternating, so that other load of the machine affects both. The
 * load generator runs on the same cores and takes processor time from the server.
 */
export async function measureProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-processes-'))
  const one = await startOnNode(join(folder, 'one'))
  const other = await startOnNode(join(folder, 'other'))
  const two = await startOnNode(join(folder, 'two'), { env: { GALAXY_PROCESSES: '2' } })
  const cases = {
    freshOfOne: () => load(one, seconds, { headers: preview }),
    freshOfTwo: () => load(two, seconds, { headers: preview }),
    freshOfTwoServers: () => loadBoth([one, other]),
    cachedOfOne: () => load(one, seconds),
    cachedOfTwo: () => load(two, seconds)
  }
  type Case = keyof typeof cases
  const names: readonly Case[] = ['freshOfOne', 'freshOfTwo', 'freshOfTwoServers', 'cachedOfOne', 'cachedOfTwo']
  const measured = new Map<Case, Load[]>(names.map((name) => [name, []]))
  console.log(`Warming up, then ${rounds} rounds of ${seconds} s each, 16 connections …`)
  for (let round = 0; round < warmUps; round += 1) for (const name of names) await cases[name]()
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured.get(name)?.push(await cases[name]())
  }
  await Promise.all([one, other, two].map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })

  const valuesOf = (name: Case, figure: keyof Load) => (measured.get(name) ?? []).map((round) => round[figure])
  /** Median over the rounds of the rate relative to that of the base. */
  const ratio = (name: Case, base: Case) =>
    Number(median(valuesOf(name, 'rate').map((rate, round) => rate / (valuesOf(base, 'rate')[round] ?? 0))).toFixed(2))
  const loads = Object.fromEntries(
    names.map((name) => [
      name,
      {
        requestsPerSecond: Math.round(median(valuesOf(name, 'rate'))),
        processorMicroseconds: Math.round(median(valuesOf(name, 'processor')))
      }
    ])
  )
  console.table(loads)
  return {
    ...loads,
    freshTwoToOne: ratio('freshOfTwo', 'freshOfOne'),
    freshTwoServersToOne: ratio('freshOfTwoServers', 'freshOfOne'),
    cachedTwoToOne: ratio('cachedOfTwo', 'cachedOfOne')
  }
}
