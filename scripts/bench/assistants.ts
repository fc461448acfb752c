import { setTimeout as wait } from 'node:timers/promises'
import { userAgent } from './requests'
import { freePort, siteWorkers, startWorkerd } from './runtime'
import { median, percentile } from './statistics'

const assistants = 10
const rounds = 10
const visitsOfRound = 60
/** The most that the slowest visits may take beside assistants, as a ratio to those without. */
const budget = 1.2

/** A query that reaches most of its graph. */
const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'run_query',
    arguments: { graph: 'transfers', query: 'MATCH (a:Account)-[:TRANSFERRED*1..4]->(b:Account) RETURN a.code, count(b)' }
  }
}

/** Measures the home page's time on workerd while assistants run queries (decision 082), in rounds with and without them. */
export async function measureAssistants() {
  const port = await freePort()
  const workers = await startWorkerd('assistants.capnp', siteWorkers('site', port, 0))
  const answered = new Map<number, number>()
  /** Asks one query after another; an assistant that is refused waits a second first. */
  const ask = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const answer = await fetch(`http://127.0.0.1:${port}/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify(call)
      })
      await answer.arrayBuffer()
      answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1)
      if (!answer.ok) await wait(1000)
    }
  }
  const visits = async () => {
    const times: number[] = []
    for (let visit = 0; visit < visitsOfRound; visit += 1) {
      const started = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'User-Agent': userAgent } })
      await answer.arrayBuffer()
      times.push(performance.now() - started)
      await wait(10)
    }
    return times
  }

  await visits()
  const times: { alone: number[]; beside: number[] } = { alone: [], beside: [] }
  // Alternates, so that other load of the machine affects both alike.
  for (let round = 0; round < rounds; round += 1) {
    times.alone.push(...(await visits()))
    const rest = new AbortController()
    const asking = Array.from({ length: assistants }, () => ask(rest.signal))
    times.beside.push(...(await visits()))
    rest.abort()
    await Promise.all(asking)
  }
  await workers.stop()

  const p95 = { alone: percentile(times.alone, 0.95), beside: percentile(times.beside, 0.95) }
  const ratio = Number((p95.beside / p95.alone).toFixed(2))
  const result = {
    assistants,
    visits: times.beside.length,
    aloneMedianMilliseconds: Number(median(times.alone).toFixed(1)),
    besideMedianMilliseconds: Number(median(times.beside).toFixed(1)),
    aloneP95Milliseconds: Number(p95.alone.toFixed(1)),
    besideP95Milliseconds: Number(p95.beside.toFixed(1)),
    ratio,
    answers: Object.fromEntries(answered),
    budget
  }
  console.table({ 'home page beside assistants': { ...result, answers: JSON.stringify(result.answers) } })
  console.log(`Home page p95 beside ${assistants} assistants: × ${ratio} (${ratio <= budget ? 'within budget' : 'OVER BUDGET'})`)
  return result
}
