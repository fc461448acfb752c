import { rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databasePath } from '../../../hosts/node/site.ts'
import { asShipped, type Running, startOnNode } from '../../../scripts/bench/node-site.ts'
import { sendFeedback, ticketOf } from '../../support/feedback.ts'
import { freshState } from '../../support/fresh-state.ts'

/* The server of an installation on Node, in a process of its own, whose files cannot grow any more and which is then killed. */

/** A megabyte in blocks of 512 bytes: room for some dozens of posts in a database's log. */
const megabyte = 2048

let state: string
let server: Running | undefined
beforeAll(async () => {
  state = await freshState('node')
})
afterAll(async () => {
  await server?.stop()
  await rm(state, { recursive: true, force: true })
})

function storedTickets(): unknown[] {
  const database = new DatabaseSync(databasePath(state, 'main'), { readOnly: true })
  try {
    return database
      .prepare('SELECT ticket FROM surveys')
      .all()
      .map(({ ticket }) => ticket)
  } finally {
    database.close()
  }
}

test('with a full disk, writes fail, pages work, and no acknowledged write is lost', async () => {
  const full = await startOnNode(state, { fullAt: megabyte, env: asShipped })
  server = full
  const tickets: string[] = []
  let refused: { status: number; body: string } | undefined
  for (let number = 0; number < 1000 && !refused; number += 1) {
    const answer = await sendFeedback(full.port, number)
    if (answer.status === 200) tickets.push(ticketOf(answer.body))
    else refused = answer
  }
  expect(tickets.length).toBeGreaterThan(0)
  expect(refused?.status).toBe(500)
  expect(JSON.parse(refused?.body ?? '')).toMatchObject({ status: 500, error: expect.any(String) })
  expect(refused?.body).not.toMatch(/sqlite|disk|at \w+ \(/i)

  for (const path of ['/', '/news', '/document/latest/1', '/product/consult', '/api/main/news/list?language=EN', '/healthz']) {
    expect((await fetch(`http://localhost:${full.port}${path}`)).status).toBe(200)
  }

  await full.kill()
  const mended = await startOnNode(state, { env: asShipped })
  server = mended
  expect(storedTickets()).toEqual(expect.arrayContaining(tickets))
  // The page sends the refused feedback again, with the same key.
  const again = await sendFeedback(mended.port, tickets.length)
  expect(again.status).toBe(200)
  expect(storedTickets().filter((ticket) => ticket === ticketOf(again.body))).toHaveLength(1)
})
