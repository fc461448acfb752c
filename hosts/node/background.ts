import type { Background } from '../ports'

/**
 * Work that goes on after answers. None of it can end the process, which ends when all is done or the time for it is over: a
 * service attempts unfinished work again after its lease.
 */
export function trackBackground(
  report: (error: unknown) => void
): Background & { settled: (milliseconds: number) => Promise<void> } {
  const running = new Set<Promise<unknown>>()
  return {
    waitUntil: (work) => {
      const reported = work.catch(report)
      running.add(reported)
      reported.finally(() => running.delete(reported))
    },
    passThroughOnException: () => undefined,
    props: {},
    settled: async (milliseconds) => {
      const late = Symbol('late')
      let timer: ReturnType<typeof setTimeout> | undefined
      const over = new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds, late)
      })
      // Running work may begin more.
      while (running.size > 0 && (await Promise.race([Promise.all(running), over])) !== late);
      clearTimeout(timer)
    }
  }
}
