import { signUpWithRole } from '../support/accounts.ts'
import { at, expect, test } from '../support/browser.ts'
import { openEditor, pick, t } from '../support/editor.ts'
import { openClient, openDialog, uploadIn } from '../support/ueditor.ts'

/* Uploads that are refused while the browser is still sending them. */

const megabyte = 1_000_000
const text = (bytes: number, name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.alloc(bytes, 'no film ') })

for (const size of [12, 40]) {
  test(`the author reads in UEditor why a file of ${size} MB was refused`, async ({ page, watch }) => {
    // Its theme lacks two pictures, and it listens to an event that browsers have deprecated.
    watch.expectError(/status of 404|unload|DOMNode|execCommand/)
    await page.goto(at('/'))
    await signUpWithRole(page, 'localhost', '王小明', 'author')
    await openClient(page, new URL(at('/')).origin)
    const attachments = await openDialog(page, 'attachment')
    // Sending may take long on a busy machine; the message is shown once the answer has arrived.
    const answered = page.waitForResponse(/action=uploadfile/)
    await uploadIn(attachments, text(size * megabyte, 'a.png', 'image/png'))
    await answered
    await expect(attachments.locator('.filelist .error')).toHaveText(t('media_content'))
  })

  test(`the author reads in our editor why a film of ${size} MB was refused`, async ({ page }) => {
    await openEditor(page)
    const answered = page.waitForResponse(/action=uploadvideo/)
    await pick(page, 'editor_insert_video', text(size * megabyte, 'a.mp4', 'video/mp4'))
    await answered
    await expect(page.getByText(t('media_content'))).toBeVisible()
  })
}
