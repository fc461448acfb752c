import { expect, test } from 'vitest'
import { testSite } from './test-edge'

test.each(['/language', '/api/page-view', '/api/session-end'])(
  '%s refuses a body that is far too large without reading it whole',
  async (path) => {
    let chunks = 0
    const body = new ReadableStream({
      pull(controller) {
        if (++chunks > 1000) controller.close()
        else controller.enqueue(new Uint8Array(16 * 1024))
      }
    })
    const upload: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await testSite().fetch(path, { ...upload, headers })).status).toBe(413)
    expect(chunks).toBeLessThan(10)
  }
)
