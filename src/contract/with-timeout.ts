/**
 * Resolves to the result of the work, or to undefined after the timeout. Does not cancel the work. Rejects if the work fails in
 * time.
 */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
