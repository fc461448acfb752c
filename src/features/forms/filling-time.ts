import { minFillingTime } from '~/contract/user-info'

/**
 * Milliseconds that the visitor has been on the site. A program that states less than `minFillingTime` is refused; a person
 * with a prefilled form may be as fast, and must not be accused of it, so the submission waits for the rest.
 */
export async function fillingTime(): Promise<number> {
  const rest = minFillingTime - performance.now()
  // Timers may fire a fraction of a millisecond early.
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(rest) + 1))
  return Math.round(performance.now())
}
