import type { Answer } from './request.ts'

/** Whether the page has hashes in its policy in place of a nonce: it is shown as it was kept (decision 049). */
export const isKept = ({ headers }: Pick<Answer, 'headers'>): boolean => !headers['content-security-policy']?.includes('nonce-')

/** Times that a page is requested until it is kept. */
const maxRequests = 8

/**
 * Requests a page until the site has kept it, and returns that answer or the last one. The first rendering is not kept if data was
 * missing in it because the machine was busy, or if its content has changed meanwhile.
 */
export async function untilKept(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let asked = 1; !isKept(answer) && asked < maxRequests; asked += 1) answer = await ask()
  return answer
}
