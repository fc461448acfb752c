import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/root.ts'
import { at, expect, open } from '../browser.ts'
import { type MessageFlow, toasts } from './flow.ts'

/** A guarded path and the name of its guard, as they appear in the built scripts. */
const tableEntry = /["'`]\/partner\/system["'`]:["'`]chinese-only["'`]/

export const pages: MessageFlow = {
  name: 'pages that cannot be shown',
  enter: async () => {},
  errors: /UnknownMiddlewareError|TypeError/,
  steps: () => [
    [
      'sessionExpired',
      async ({ page, host }) => {
        const cookies = [
          { name: 'cl-official-website', value: 'x'.repeat(43), httpOnly: true },
          { name: 'galaxy-visitor', value: 'u' }
        ]
        await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: at('/', host) })))
        await open(page, '/document/latest/1', host)
        await expect(page).toHaveURL(at('/', host))
        return toasts(page)
      }
    ],
    [
      'notFound',
      async ({ page, host }) => {
        await page.goto(at('/document/latest/999', host))
        return page.getByRole('heading', { level: 1 })
      }
    ],
    [
      'unknownMiddleware',
      async ({ page, host }) => {
        // The table of guards is part of the script, so the script is replaced by one that names an unknown guard.
        await page.route('**/assets/*.js', async (route) => {
          // From the build, because a server may close a connection just as it is used.
          const script = readFileSync(join(root, 'dist/client', new URL(route.request().url()).pathname), 'utf8')
          await route.fulfill({
            contentType: 'text/javascript',
            body: script.replace(tableEntry, '"/partner/system":"no-such-guard"')
          })
        })
        await open(page, '/', host)
        await page.evaluate(() => history.pushState({}, '', '/partner/system'))
        return page.getByRole('heading', { level: 1 })
      }
    ],
    [
      'otherError',
      async ({ page, host }) => {
        // A document module in an unexpected format.
        await page.route('**/assets/1-first-graph*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'export default {}' })
        )
        await open(page, '/', host)
        await page.evaluate(() => history.pushState({}, '', '/document/latest/1'))
        return page.getByRole('main')
      }
    ]
  ]
}
