import type { Answer } from './request.ts'

/** Whether the page has hashes in its policy in place of a nonce, so it is from the cache (decision 049). */
export const isCached = ({ headers }: Pick<Answer, 'headers'>): boolean => !headers['content-security-policy']?.includes('nonce-')

/** Times that a page is requested until it is cached. */
const maxRequests = 8

/**
 * Requests a page until it is answered from the cache, and returns that answer or the last one. A rendering is not cached if data
 * was missing in it because the machine was busy, or if its content has changed meanwhile.
 */
export async function untilCached(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let asked = 1; !isCached(answer) && asked < maxRequests; asked += 1) answer = await ask()
  return answer
}
