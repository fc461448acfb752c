import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { hosts, keepMessages, toasts } from '../support/messages/flow.ts'
import { login, registration, reset, visit } from '../support/messages/modal.ts'
import { pages } from '../support/messages/pages.ts'
import { type Language, languages, specMessages } from '../support/messages/table.ts'
import { center, newPassword } from '../support/messages/user-center.ts'
import { isFull } from '../support/sizes.ts'

/*
 * Causes every message of the table in `tests/support/messages/table.ts` and expects its exact words. The messages of one
 * flow follow one another in one visit.
 */

const flows = [registration, visit, login, reset, center, newPassword, pages]

/**
 * The flows of a language. The steps of the registration depend on it; the others cause the same messages in each, whose words
 * `table.test.ts` compares.
 */
const flowsIn = (language: Language) => (isFull || language === languages[0] ? flows : [registration])

async function closeMessages(page: Page): Promise<void> {
  const buttons = toasts(page).getByRole('button')
  await buttons.evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click()
  })
}

for (const language of languages) {
  for (const { name, enter, steps, errors } of flowsIn(language)) {
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
      // The page may still be prefetching, and a routed response would find the page closed.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

for (const language of languages) {
  test(`no message of the table is left to be caused, in ${language === 'zh-CN' ? 'Chinese' : 'English'}`, () => {
    const caused = new Set<string>(flows.flatMap(({ steps }) => steps(language).map(([message]) => message)))
    expect(Object.keys(specMessages).filter((message) => !caused.has(message))).toEqual([])
  })
}
