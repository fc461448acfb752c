import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

/*
 * The figures of all processes of a server as one. The primary asks each process, and adds them up. The library's own way waits for
 * a process that is starting or dying, and forgets the counts of a process when it ends: a counter would fall, which Prometheus
 * takes for a restart, and then for that many new events.
 */

type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** Milliseconds for a process to answer. One that is busy for longer is left out of this scrape. */
const answerTimeout = 1000

interface Asked {
  figuresAsked: number
}
interface Answered extends Asked {
  figures: Figures
}

const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'figuresAsked' in message
const isAnswered = (message: unknown): message is Answered => isAsked(message) && 'figures' in message

/** Has this process answer the primary. */
export function answerFigures(registry: Registry): void {
  process.on('message', (message) => {
    if (!isAsked(message)) return
    void registry.getMetricsAsJSON().then((figures) => {
      const answer: Answered = { figuresAsked: message.figuresAsked, figures }
      // The primary may be ending.
      process.send?.(answer, undefined, undefined, () => undefined)
    })
  })
}

/** Whether it only grows, so that it must not be forgotten with its process. The library's types have numbers for the names. */
const isCount = ({ type }: Figures[number]) => ['counter', 'histogram'].includes(String(type))

/** Adds figures up, as each metric says. */
export const addFigures = (figures: readonly Figures[]): Registry => AggregatorRegistry.aggregate([...figures])

/**
 * Adds up the figures of the processes that this one starts, and of those that have ended.
 * @returns the text for Prometheus at each call
 */
export function gatherFigures(): () => Promise<string> {
  /** The last figures of each process that runs. */
  const latest = new Map<number, Figures>()
  /** Counts of the processes that have ended. */
  const ended: Figures[] = []
  let asked = 0
  let gathering: Promise<unknown> = Promise.resolve()

  cluster.on('exit', ({ id }) => {
    const last = latest.get(id)
    latest.delete(id)
    if (last) ended.push(last.filter(isCount))
  })

  function ask(worker: Worker, number: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        worker.off('message', read)
        worker.off('exit', end)
        resolve()
      }
      const read = (message: unknown) => {
        if (!isAnswered(message) || message.figuresAsked !== number) return
        latest.set(worker.id, message.figures)
        end()
      }
      const timer = setTimeout(end, answerTimeout)
      worker.on('message', read)
      worker.once('exit', end)
      const question: Asked = { figuresAsked: number }
      worker.send(question, () => undefined)
    })
  }

  async function gather(): Promise<string> {
    asked += 1
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    await Promise.all(workers.map((worker) => worker && ask(worker, asked)))
    const over = ended.splice(0)
    const text = addFigures([...over, ...latest.values()]).metrics()
    ended.unshift(await addFigures(over).getMetricsAsJSON())
    return text
  }
  return () => {
    const gathered = gathering.then(gather)
    gathering = gathered.catch(() => undefined)
    return gathered
  }
}
