/** Limits the number of calls that run at once: the others wait. */
export function lanes(width: number) {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = async () => {
    if (running < width) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return <Args extends readonly unknown[], Value>(act: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      await enter()
      try {
        return await act(...args)
      } finally {
        leave()
      }
    }
}
