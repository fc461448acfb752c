import { createHmac } from 'node:crypto'

/**
 * Headers of a signed call to an operator's webhook, as docs/operations.md describes them: the receiver recognizes a repeated
 * call by its id, and refuses an old or forged one. Each attempt needs new headers.
 * @param id the same for all attempts of one call
 */
export function webhookHeaders(secret: string, id: string, body: string): Record<string, string> {
  // The time of this attempt, so that a receiver can refuse old requests and still accept a retry.
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    'X-Galaxy-Timestamp': timestamp,
    'X-Galaxy-Signature': `sha256=${signature}`
  }
}
