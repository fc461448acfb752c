import * as v from 'valibot'

const acknowledgement = v.object({ status: v.literal(200), data: v.object({ ticket: v.string() }) })

/**
 * Sends feedback on a document to a site on this machine, as a page does, for a visitor of its own: the site would refuse so many
 * of one visitor.
 */
export async function sendFeedback(port: number, number: number): Promise<{ status: number; body: string }> {
  const answer = await fetch(`http://localhost:${port}/api/main/userInfo/userSatisfactionSurvey`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': `feedback-${number}`,
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `10.0.${Math.floor(number / 256)}.${number % 256}`
    },
    body: JSON.stringify({ version: 'v1.4', id: '1', locale: 'en-US', reasons: ['other'], suggestion: 'More room. '.repeat(40) })
  })
  return { status: answer.status, body: await answer.text() }
}

/** The ticket of an acknowledged answer. @throws if the feedback was refused */
export const ticketOf = (body: string): string => v.parse(acknowledgement, JSON.parse(body)).data.ticket
