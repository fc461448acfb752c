import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signUpWithRole, sites } from './accounts.ts'
import { at, expect } from './browser.ts'
import { copyOf } from './copy.ts'

/* Opens and operates the editor on its page, `/desk/editor`. */

export const t = copyOf('zh-CN')
const [[, , host, name]] = sites

export const textOf = (page: Page) => page.locator('.editor-page')
export const fields = (page: Page) => textOf(page).locator('[contenteditable="true"]')
/** The preview: the text as visitors would see it. */
export const preview = (page: Page) => page.locator('main > .rich-text')
export const tool = (page: Page, key: string) => page.getByRole('toolbar').getByRole('button', { name: t(key), exact: true })
export const markup = (page: Page) => preview(page).evaluate((element) => element.innerHTML)

export async function choose(page: Page, menu: string, item: string) {
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^${t(menu)}`) })
    .click()
  await page
    .locator('.editor-panel [role^="menuitem"]')
    .filter({ hasText: new RegExp(`^${item}$`) })
    .click()
}

/** Changes the table with the caret. */
export const changeTable = (page: Page, action: string) => choose(page, 'editor_table_actions', t(action))

export async function openEditor(page: Page) {
  await page.goto(at('/', host))
  await signUpWithRole(page, host, name, 'author')
  await page.goto(at('/desk/editor', host))
  await expect(page.locator('.editor[aria-busy="false"]')).toBeVisible()
  await fields(page).first().click()
}

/** Dispatches a paste event, without the system clipboard. */
export const paste = (page: Page, html: string, text = '') =>
  page.evaluate(
    ([html, text]) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      data.setData('text/plain', text ?? '')
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [html, text] as const
  )

/** A file as the dialog of the browser selects it. */
interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Selects files in the dialog that a button of the toolbar opens. */
export async function pick(page: Page, key: string, ...files: PickedFile[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool(page, key).click()])
  await chooser.setFiles(files)
}

/** Pastes or drops a file at the caret. */
export const pasteOrDrop = (page: Page, type: 'paste' | 'drop', { name, mimeType, buffer }: PickedFile) =>
  page.evaluate(
    ({ type, name, mimeType, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      const options = { bubbles: true, cancelable: true }
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data })
      document.querySelector('.editor-page [contenteditable="true"]')?.dispatchEvent(event)
    },
    { type, name, mimeType, bytes: [...buffer] }
  )

export const clipboard = (name: string) => readFileSync(new URL(`./clipboard/${name}.html`, import.meta.url), 'utf8')

/**
 * Console errors to expect: the page's Content Security Policy also applies to the document in which pasted HTML is parsed and to
 * the browser's own editing, and the browser reports what it blocks there.
 */
export const reportedPolicy = /Content Security Policy|CSP violation: (style-src|script-src-attr)/

/** A configuration as an extension API returns it. */
export const serverConfig = {
  imageActionName: 'uploadimage',
  imageFieldName: 'upfile',
  imageMaxSize: 2_048_000,
  imageAllowFiles: ['.png', '.jpg', '.webp'],
  imageCompressEnable: true,
  imageCompressBorder: 1600,
  imageUrlPrefix: '',
  snapscreenActionName: 'uploadimage',
  catcherActionName: 'catchimage',
  catcherFieldName: 'source',
  catcherLocalDomain: [],
  catcherUrlPrefix: '',
  videoActionName: 'uploadvideo',
  videoMaxSize: 102_400_000,
  videoAllowFiles: ['.mp4', '.mp3'],
  videoUrlPrefix: '',
  fileActionName: 'uploadfile',
  fileMaxSize: 1000,
  fileAllowFiles: ['.pdf', '.zip'],
  fileUrlPrefix: ''
}
