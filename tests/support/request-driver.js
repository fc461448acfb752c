import { Buffer } from 'node:buffer'

/*
 * A worker of a test site that sends many requests to services inside workerd, which costs a fraction of a connection from
 * Node for each. Its other tasks: an outbox that keeps every code, not only the newest, and statements for
 * the databases of the services.
 */

/** Codes received since the last time they were taken. */
let codes = []

async function send(services, { service, path, method, headers, body }) {
  const response = await services[service].fetch(`http://${service}${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : Buffer.from(body, 'base64'),
    redirect: 'manual'
  })
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}

/** Each request of a sequence is sent when the answer to the one before it has arrived as a whole. */
async function sendSequence(services, requests) {
  const answers = []
  for (const request of requests) answers.push(await send(services, request))
  return answers
}

export default {
  async fetch(request, services) {
    const { pathname } = new URL(request.url)
    if (pathname === '/codes' && request.method === 'POST') {
      codes.push({ message: await request.json(), at: Date.now() })
      return new Response(null, { status: 204 })
    }
    if (pathname === '/codes') {
      const taken = codes
      codes = []
      return Response.json(taken)
    }
    if (pathname === '/query') {
      const { service, sql, values } = await request.json()
      const { results } = await services[`database of ${service}`]
        .prepare(sql)
        .bind(...values)
        .all()
      return Response.json(results)
    }
    const { sequences, atOnce } = await request.json()
    const answers = []
    for (let from = 0; from < sequences.length; from += atOnce) {
      const group = sequences.slice(from, from + atOnce)
      answers.push(...(await Promise.all(group.map((requests) => sendSequence(services, requests)))))
    }
    return Response.json(answers)
  }
}
