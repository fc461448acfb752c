import { expect, test } from '../support/browser.ts'
import { fields, openEditor, paste, preview, reportedPolicy, textOf } from '../support/editor.ts'

/** The number of nodes of the text that the page's scripts have read, and the nodes in which they have written. */
interface Watched {
  read: number
  written: Set<Node>
}

test.beforeEach(({ watch }) => watch.expectError(reportedPolicy))

test('a key in the largest table reads and writes its own cell, not the table', async ({ page }) => {
  await openEditor(page)
  const row = `<tr>${'<td>格</td>'.repeat(20)}</tr>`
  await paste(page, `<table>${row.repeat(100)}</table>`)
  await expect(preview(page).locator('td')).toHaveCount(2000)
  await fields(page).nth(1010).click()
  await page.keyboard.press('End')
  const watched = await page.evaluateHandle((): Watched => {
    const watched: Watched = { read: 0, written: new Set() }
    const text = document.querySelector('.editor-page') ?? document
    const { querySelectorAll } = Element.prototype
    Element.prototype.querySelectorAll = function (this: Element, selectors: string) {
      const found = querySelectorAll.call(this, selectors)
      if (text.contains(this)) watched.read += found.length
      return found
    }
    const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')
    Object.defineProperty(Node.prototype, 'childNodes', {
      get(this: Node) {
        const nodes = childNodes?.get?.call(this)
        if (text.contains(this)) watched.read += nodes.length
        return nodes
      }
    })
    new MutationObserver((records) => {
      for (const { target } of records) watched.written.add(target)
    }).observe(text, { subtree: true, childList: true, characterData: true })
    return watched
  })
  await page.keyboard.type('0123456789')
  await expect(preview(page).locator('td').nth(1010)).toHaveText('格0123456789')
  const { read, written } = await watched.evaluate(({ read, written }) => ({
    read,
    written: new Set([...written].map((node) => (node instanceof Element ? node : node.parentElement)?.closest('td'))).size
  }))
  // For each of the ten keys, less than a quarter of the table's two thousand cells.
  expect(read).toBeLessThan(5000)
  expect(written).toBe(1)
  // A pause between two keys, as on a busy machine, begins another step of the history; there are as many as keys at most.
  const cell = textOf(page).locator('td').nth(1010)
  for (let step = 0, text = '格0123456789'; text !== '格' && step < 10; step += 1) {
    await page.keyboard.press('Control+z')
    await expect(cell).not.toHaveText(text)
    text = (await cell.textContent()) ?? ''
  }
  await expect(cell).toHaveText('格')
  await page.keyboard.press('Control+y')
  await expect(textOf(page).locator('.editor-cell').nth(1010)).toBeFocused()
})
