import { mayPrefetch, whenIdle } from '~/lib/prefetch'

/**
 * Runs a task once, in idle time, when one of the elements is in sight and prefetching is allowed. Returns a function that stops
 * it.
 */
export function whenInSight(elements: Iterable<Element>, task: () => void): () => void {
  if (!mayPrefetch(navigator.connection)) return () => undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    whenIdle(task)
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
