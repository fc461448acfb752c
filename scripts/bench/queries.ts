import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import * as v from 'valibot'
import { internationalLocale } from '../../src/contract/locale'
import { demoTypes } from '../../src/demos/demos'
import { loadDemoQuery } from '../../src/demos/load'
import { depths, hopQuery } from '../../src/features/home/figures/hop-graph'
import { exercises } from '../../src/features/queries/copy/exercises'
import { dataSetIds, loadDataSet } from '../../src/features/queries/data-sets'
import { type GraphData, runQuery } from '../../src/query/engine'
import { solutionTypes } from '../../src/solutions/addresses'
import { loadSolutionGraph } from '../../src/solutions/query-graph'
import { queriesOf } from '../../src/solutions/solution-queries'
import { loadSolution } from '../../src/solutions/solutions'
import { browserArguments, findBrowser } from '../browser'
import { prepareDatabases, serveSite } from '../local-site'
import { root } from '../root'
import { median, percentile } from './statistics'

const rounds = 20
const visits = 5
/** Milliseconds of a run, milliseconds until the first answer on a slow phone, and the engine's kilobytes. */
const budgets = { run: 50, firstAnswer: 1000, engine: 48 }

interface SiteQuery {
  name: string
  graph: GraphData
  text: string
}

/** The queries of the playground, the solutions, the demos and the home page, each with its data. */
async function siteQueries(): Promise<SiteQuery[]> {
  const graphOf = async (id: string) => (await loadDataSet(dataSetIds.find((known) => known === id) ?? 'transfers')).graph
  const ofSolutions = solutionTypes.map(async (type) => {
    const [copy, { graph }] = await Promise.all([loadSolution(type, internationalLocale), loadSolutionGraph(type)])
    return queriesOf(copy).map((text, index) => ({ name: `solution ${type} ${index + 1}`, graph, text }))
  })
  const others = [
    ...exercises.map(async ({ id, dataSet, query }) => ({
      name: `exercise ${id}`,
      graph: await graphOf(dataSet),
      text: query
    })),
    ...demoTypes.map(async (type) => ({
      name: `demo ${type}`,
      graph: await graphOf(type),
      text: await loadDemoQuery(type)
    })),
    ...depths.map(async (depth) => ({
      name: `home ${depth}`,
      graph: await graphOf('hops'),
      text: hopQuery(depth)
    }))
  ]
  return [...(await Promise.all(ofSolutions)).flat(), ...(await Promise.all(others))]
}

/** Queries that are run by a press: path of the page, and selectors of the button and of the answer. */
const presses = {
  demo: { path: '/demogallery/details?type=fraud', button: '.q-computed button', answer: '.q-inline .q-table' },
  document: { path: '/document/latest/11', button: '.code-run', answer: '.q-inline .q-table' },
  home: { path: '/', button: '.hop-query-4 .tlink', answer: '.hop-bench .q-table' }
} as const
type Press = (typeof presses)[keyof typeof presses]

/** Milliseconds that a query is in sight before it is pressed: at once, and after a glance at it. */
const glances = [0, 2000] as const

/** Phases of the time until an answer is shown, in milliseconds since the press. */
const phases = ['fetched', 'asked', 'answered', 'shown'] as const
type FirstAnswer = Record<(typeof phases)[number], number>

/**
 * Reports in a page's console when its query is pressed, its code fetched, and the query asked, answered and shown. It runs in the
 * page, so it uses nothing from outside.
 * @param answer selector of the answer
 */
function reportPhases(answer: string): void {
  const at: Record<string, number> = {}
  const { Worker: PageWorker } = window
  window.Worker = class extends PageWorker {
    override postMessage(message: unknown): void {
      at.asked ??= performance.now()
      this.addEventListener('message', ({ data }: MessageEvent<object>) => {
        // Messages before it say that the run has begun and ended.
        if ('answers' in data) at.answered ??= performance.now()
      })
      super.postMessage(message)
    }
  }
  const pressed = ({ timeStamp }: Event) => {
    at.pressed ??= timeStamp
  }
  addEventListener('pointerdown', pressed, { capture: true })
  const report = () => {
    at.shown = performance.now()
    const fetched = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
    at.fetched = Math.max(0, ...fetched.map(({ responseEnd }) => responseEnd).filter((end) => end < (at.asked ?? 0)))
    console.debug(JSON.stringify(at))
  }
  new MutationObserver((_, observer) => {
    if (!at.answered || !document.querySelector(answer)) return
    observer.disconnect()
    // The second frame begins when the first, which has the answer, is drawn.
    requestAnimationFrame(() => requestAnimationFrame(report))
  }).observe(document, { childList: true, subtree: true })
}

const reported = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))

/** The phases of the first answer after a tap, on a page that is new each time, at a quarter of the processor's speed. */
async function firstAnswers(
  browser: Browser,
  origin: string,
  { path, button, answer }: Press,
  glance: number
): Promise<FirstAnswer[]> {
  const answers: FirstAnswer[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await page.addInitScript(reportPhases, answer)
    await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' })
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.locator(button).first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(glance)
    const report = page.waitForEvent('console', (message) => message.type() === 'debug')
    await page.locator(button).first().tap()
    const at = v.parse(reported, (await report).text())
    const since = (phase: string) => Math.max(0, (at[phase] ?? 0) - (at.pressed ?? 0))
    answers.push({ fetched: since('fetched'), asked: since('asked'), answered: since('answered'), shown: since('shown') })
    await context.close()
  }
  return answers
}

/** The first answers on the site as `npm start` serves it. */
async function measureFirstAnswers(): Promise<{ name: string; glance: number; answers: FirstAnswer[] }[]> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('There is no browser')
  const state = await mkdtemp(join(tmpdir(), 'galaxy-queries-'))
  await prepareDatabases(state)
  const site = await serveSite({ port: 0, state, log: () => undefined })
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const measured = []
    for (const glance of glances) {
      for (const [page, press] of Object.entries(presses)) {
        const name = `${page}, ${glance === 0 ? 'at once' : `after ${glance / 1000} s in sight`}`
        measured.push({ name, glance, answers: await firstAnswers(browser, site.address.href, press, glance) })
      }
    }
    return measured
  } finally {
    await browser.close()
    await site.close()
    await rm(state, { recursive: true, force: true })
  }
}

function engineKilobytes(): number {
  const folder = join(root, 'dist/client/assets')
  const file = readdirSync(folder).find((name) => /^query-worker.*\.js$/.test(name))
  return file ? gzipSync(readFileSync(join(folder, file))).byteLength / 1024 : Number.NaN
}

/** Measures every query of the site without a page, the engine's size, and the first answer in a browser. */
export async function measureQueries() {
  const runs: Record<string, object> = {}
  const all: number[] = []
  for (const { name, graph, text } of await siteQueries()) {
    const times = Array.from({ length: rounds }, () => {
      const started = performance.now()
      const { fault } = runQuery(graph, text)
      if (fault) throw new Error(`${name} does not run: ${fault.code}`)
      return performance.now() - started
    })
    all.push(...times)
    runs[name] = Object.fromEntries(
      Object.entries({ p50: median(times), p95: percentile(times, 0.95), max: Math.max(...times) }).map(([key, value]) => [
        `${key} ms`,
        Number(value.toFixed(1))
      ])
    )
  }
  console.table(runs)
  const first = await measureFirstAnswers()
  const shown = (answers: readonly FirstAnswer[]) => answers.map((answer) => answer.shown)
  const measured = {
    run: percentile(all, 0.95),
    engine: engineKilobytes()
  }
  const held = (key: keyof typeof measured) => (measured[key] <= budgets[key] ? 'within' : 'OVER')
  console.log(
    `All runs: p50 ${median(all).toFixed(1)} ms, p95 ${measured.run.toFixed(1)} ms, max ${Math.max(...all).toFixed(1)} ms (${held('run')} ${budgets.run} ms at p95)`
  )
  console.log(`Engine: ${measured.engine.toFixed(1)} KB gzip (${held('engine')} ${budgets.engine} KB)`)
  console.log('First answer at 4× slowdown: medians of milliseconds from the press until')
  console.table(
    Object.fromEntries(
      first.map(({ name, answers }) => {
        const medians = phases.map((phase) => [phase, Math.round(median(answers.map((answer) => answer[phase])))])
        return [
          name,
          {
            ...Object.fromEntries(medians),
            'each shown': shown(answers)
              .map((ms) => ms.toFixed(0))
              .join(' ')
          }
        ]
      })
    )
  )
  for (const glance of glances) {
    const slowest = Math.max(...first.filter((visit) => visit.glance === glance).flatMap(({ answers }) => shown(answers)))
    const verdict = slowest <= budgets.firstAnswer ? 'within' : 'OVER'
    console.log(
      `Slowest first answer, pressed ${glance / 1000} s after it came into sight: ${slowest.toFixed(0)} ms (${verdict} ${budgets.firstAnswer} ms)`
    )
  }
  return { runs, first, ...measured }
}
