import { delayRequests, expect, test, untilHydrated } from '../support/browser.ts'
import { chatOfAnotherOrigin } from '../support/serve.ts'

test('the chat is fetched when a visitor opens it, in a frame that cannot leave its sandbox', async ({ page, watch }) => {
  watch.expectError(/foreign request: https:\/\/chat\.example\//)
  // Main is down on this site.
  watch.expectError(/status of 50[234]/)
  let fetched = 0
  await page.route(chatOfAnotherOrigin, (route) => {
    fetched += 1
    return route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' })
  })
  const release = await delayRequests(page, '**/assets/chat-entry-*.js')
  await untilHydrated(page, () => page.goto(`http://www.galaxy.localhost:${process.env.SITE_WITHOUT_MAIN_PORT}/book`))
  const button = page.getByRole('button', { name: 'Chat with us' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(fetched).toBe(0)
  // The button works although its script comes later than the rest of the page.
  await button.press('Enter')
  release()
  const frame = page.locator('.chat iframe')
  await expect(frame.contentFrame().getByText('How can we help?')).toBeVisible()
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-same-origin')
  await page.getByRole('button', { name: 'Close chat' }).press('Enter')
  await expect(frame).toHaveCount(0)
})
