import type { ErrorHandler, MiddlewareHandler } from 'hono'
import { expect, test, vi } from 'vitest'
import { desk } from './desk'
import type { Edge } from './edge'
import { testApp, testEnv } from './test-edge'

/** A session of an author, as the steps before state it. */
const asAuthor: MiddlewareHandler<Edge> = async (c, next) => {
  c.set('session', { loginToken: 'token', examToken: '' })
  c.set('locale', 'en-US')
  await next()
}
const passport = {
  fetch: async () => new Response('{}', { headers: { 'X-Account-Id': 'a', 'X-Account-Roles': 'author' } })
}
const manifest = { fetch: async () => Response.json({ main: { file: 'assets/main.js', isEntry: true } }) }

test("the document of a desk page names the editor's server if it is of another origin, and no other", async () => {
  const open = async (server: string) => {
    const env = testEnv({ PASSPORT: passport, ASSETS: manifest, EDITOR_SERVER_BASE: server })
    const answer = await testApp(asAuthor, desk(env)).request('http://localhost/desk/editor')
    return /<meta name="editor-server" content="([^"]*)">/.exec(await answer.text())?.[1]
  }
  expect(await open('https://editor.example')).toBe('https://editor.example/website/extention/api/admin/config')
  expect(await open('')).toBeUndefined()
})

test('a passport that does not state the roles within three seconds is a 504', async () => {
  const ended = new AbortController()
  const timeoutOf = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal)
  const hanging = {
    fetch: ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        ended.abort(new DOMException('too long', 'TimeoutError'))
      })
  }
  const failed = vi.fn<ErrorHandler>((_, c) => c.text('failed'))
  const app = testApp(asAuthor, desk(testEnv({ PASSPORT: hanging, ASSETS: manifest })))
  app.onError(failed)
  await app.request('http://localhost/desk')
  expect(failed.mock.calls.map(([error]) => error)).toMatchObject([{ status: 504 }])
  expect(timeoutOf).toHaveBeenCalledExactlyOnceWith(3000)
})
