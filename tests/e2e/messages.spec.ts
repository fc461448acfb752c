import type { Page } from '@playwright/test'
import { messageDuration } from '../../src/contract/limits.ts'
import { expect, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { hosts, toasts } from '../support/messages/flow.ts'
import { login, registration, reset, visit } from '../support/messages/modal.ts'
import { pages } from '../support/messages/pages.ts'
import { languages, specMessages } from '../support/messages/table.ts'
import { center, newPassword } from '../support/messages/user-center.ts'

/*
 * Causes every message of the table in `tests/support/messages/table.ts` and sees it in its own words. The messages of one
 * place follow one another in one visit.
 */

const flows = [registration, visit, login, reset, center, newPassword, pages]

/** Messages stay until they are closed: how long they do is shown elsewhere, and here it is no matter of how fast the machine is. */
const keepMessages = (page: Page) =>
  page.addInitScript((duration) => {
    const set = window.setTimeout
    const later = (act: () => void, time?: number) => set(act, time === duration ? 2 ** 30 : time)
    Object.defineProperty(window, 'setTimeout', { value: later })
  }, messageDuration)

async function closeMessages(page: Page): Promise<void> {
  const buttons = toasts(page).getByRole('button')
  await buttons.evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click()
  })
}

for (const language of languages) {
  for (const { name, enter, steps, errors } of flows) {
    test(`${name}, in ${language === 'zh-CN' ? 'Chinese' : 'English'}: every message of the specification is said`, async ({
      page,
      watch
    }) => {
      watch.expectError(/Failed to load resource/)
      if (errors) watch.expectError(errors)
      const context = { page, t: copyOf(language), host: hosts[language] }
      await keepMessages(page)
      await enter(context)
      for (const [message, cause] of steps(language)) {
        await test.step(message, async () => {
          const part = await cause(context)
          await expect(part.getByText(specMessages[message][language], { exact: true })).toBeVisible()
          await closeMessages(page)
        })
      }
      // The page may still be fetching what it expects to need next, and a changed answer has nobody to go to by then.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }

  test(`no message of the table is left to be caused, in ${language === 'zh-CN' ? 'Chinese' : 'English'}`, () => {
    const caused = new Set<string>(flows.flatMap(({ steps }) => steps(language).map(([message]) => message)))
    expect(Object.keys(specMessages).filter((message) => !caused.has(message))).toEqual([])
  })
}
