import type { Response } from '@playwright/test'
import { editorServerPath } from '../../src/contract/editor-server.ts'
import { endSessionElsewhere, signUp, signUpWithRole } from '../support/accounts.ts'
import { at, expect, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { jpeg, png, sample } from '../support/sample-files.ts'
import { type ChosenFile, openClient, openDialog, postForm, uploadIn } from '../support/ueditor.ts'

/* The client that authors of the vendor's other products have, at the origin of the site. */

const t = copyOf('zh-CN')
const site = () => new URL(at('/')).origin

const image = (name = 'a.png', buffer = png()): ChosenFile => ({ name, mimeType: 'image/png', buffer })
const pdf = (name = '报价.pdf'): ChosenFile => ({ name, mimeType: 'application/pdf', buffer: sample('pdf', 1).bytes })

test.beforeEach(async ({ page, watch }) => {
  // Its theme lacks two pictures, and it listens to an event that browsers have deprecated.
  watch.expectError(/status of 404|unload|DOMNode|execCommand/)
  await page.goto(at('/'))
})

test('the client reads its configuration, and its form, dialogs and lists give back what was stored', async ({ page }) => {
  await signUpWithRole(page, 'localhost', '王小明', 'author')
  await openClient(page, site())
  const text = page.frameLocator('iframe[id^="ueditor_"]')
  await postForm(page, image('form.png'))
  await expect(text.locator('img[alt="form.png"]')).toHaveAttribute('src', /^\/api\/main\/file\/media\/image\/.*\.png$/)

  const images = await openDialog(page, 'insertimage')
  await uploadIn(images, image('one.png'), { name: 'two.jpg', mimeType: 'image/jpeg', buffer: jpeg() })
  await expect(images.locator('.filelist .success')).toHaveCount(2)
  await images.locator('[data-content-id="online"]').click()
  await expect(images.locator('#imageList li img').nth(2)).toHaveAttribute('src', /\/api\/main\/file\/media\/image\//)
  await images.locator('[data-content-id="upload"]').click()
  await page.locator('.edui-for-insertimage .edui-okbutton .edui-button-body').click()
  await expect(text.locator('img')).toHaveCount(3)

  const attachments = await openDialog(page, 'attachment')
  await uploadIn(attachments, pdf())
  await expect(attachments.locator('.filelist .success')).toHaveCount(1)
  await attachments.locator('[data-content-id="online"]').click()
  await expect(attachments.locator('#fileList li').first()).toContainText('.pdf')
})

test('each refusal is read in the dialog, and by the form', async ({ page }) => {
  await signUpWithRole(page, 'localhost', '王小明', 'author')
  await openClient(page, site())
  const attachments = await openDialog(page, 'attachment')
  const error = attachments.locator('.filelist .error')
  const video = { name: 'b.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(100_000, 'not a video ') }
  await uploadIn(attachments, image('text.png', Buffer.from('no image')), video, image('name.php.png'))
  await expect(error).toHaveText([t('media_content'), t('media_content'), t('media_name')])
  await page.locator('.edui-for-attachment .edui-cancelbutton .edui-button-body').click()
  await postForm(page, image('gone.png', Buffer.from('no image')))
  await expect(page.locator('.edui-message-body', { hasText: t('media_content') })).toBeVisible()

  await endSessionElsewhere(page, 'localhost')
  const again = await openDialog(page, 'attachment')
  await uploadIn(again, pdf())
  await expect(again.locator('.filelist .error').last()).toHaveText(t('service_desk_login'))
})

test('an account that is no author reads so in the dialog', async ({ page }) => {
  await signUp(page, 'localhost', '王小明')
  await openClient(page, site())
  const images = await openDialog(page, 'insertimage')
  await uploadIn(images, image())
  await expect(images.locator('.filelist .error')).toHaveText(t('service_not_found'))
})

/*
 * The package leaves out four plugins. These requests are those of their sources: `autoupload` for drop and paste, `scrawl`,
 * `snapscreen` and `catchremoteimage`, the last two through the client's own `UE.ajax`.
 */
test('drop, drawing, screenshot and remote images are answered as their plugins read them', async ({ page }) => {
  await signUpWithRole(page, 'localhost', '王小明', 'author')
  await openClient(page, site())
  const sources = Array.from({ length: 25 }, (_, n) => `https://images.example/${n}.png?x=1&y=${n}`)
  const read = await page.evaluate(
    async ({ server, bytes, sources }) => {
      const ajax: unknown = Reflect.get(Reflect.get(window, 'UE'), 'ajax')
      const request: unknown = typeof ajax === 'object' && ajax !== null ? Reflect.get(ajax, 'request') : undefined
      if (typeof request !== 'function') throw new Error('no client')
      const ask = (action: string, fields: object) =>
        new Promise<string>((resolve) => {
          const onsuccess = ({ responseText }: XMLHttpRequest) => resolve(responseText)
          const onerror = ({ status }: XMLHttpRequest) => resolve(`http ${status}`)
          request(`${server}?action=${action}`, { method: 'POST', timeout: 60_000, ...fields, onsuccess, onerror })
        })
      const form = async (action: string, content: Uint8Array<ArrayBuffer>) => {
        const body = new FormData()
        body.append('upfile', new Blob([content], { type: 'image/png' }), 'blob.png')
        body.append('type', 'ajax')
        const headers = { 'X-Requested-With': 'XMLHttpRequest' }
        return (await fetch(`${server}?action=${action}`, { method: 'POST', body, headers })).text()
      }
      const picture = new Uint8Array(bytes)
      return {
        dropped: await form('uploadimage', picture),
        refused: await form('uploadimage', picture.subarray(0, 40)),
        screenshot: await form('uploadimage', picture),
        drawing: await ask('uploadscrawl', { upfile: btoa(String.fromCharCode(...picture)) }),
        scribble: await ask('uploadscrawl', { upfile: 'AAAA' }),
        caught: await ask('catchimage', { source: sources })
      }
    },
    { server: editorServerPath, bytes: [...png()], sources }
  )
  const stored = { state: 'SUCCESS', url: expect.stringMatching(/^\/api\/main\/file\/media\/image\//) }
  expect(JSON.parse(read.dropped)).toMatchObject({ ...stored, original: 'blob.png' })
  expect(JSON.parse(read.screenshot)).toMatchObject(stored)
  expect(JSON.parse(read.drawing)).toMatchObject({ ...stored, original: 'scrawl.png' })
  expect(JSON.parse(read.refused)).toMatchObject({ state: t('media_content') })
  expect(JSON.parse(read.scribble)).toMatchObject({ state: t('media_content') })
  // Nothing can be fetched here; the client needs an entry for each source, even for more than twenty.
  expect(JSON.parse(read.caught)).toEqual({ state: 'ERROR', list: sources.map((source) => ({ state: 'FAIL', source })) })
})

const configOf = 'UE.getEditor("text").options.imageActionName'
/** The page of the client at another origin than that of the site. */
const clientAt = (host: string) =>
  `http://${host}:${process.env.SITE_UEDITOR_PORT}/ueditor/page.html?server=${encodeURIComponent(at(editorServerPath))}`
/** By `EDITOR_JSONP_ORIGIN`. */
const allowedHost = '127.0.0.1'

test('a client of the configured origin gets its configuration by a script, and one of another origin does not', async ({
  page,
  watch
}) => {
  watch.expectError(/foreign request: http:\/\/(127\.0\.0\.1|localhost):/)
  const ofConfig = (response: Response) => response.url().startsWith(at(editorServerPath))
  const loaded = page.waitForResponse(ofConfig)
  await page.goto(clientAt(allowedHost))
  const script = await loaded
  expect(new URL(script.url()).searchParams.get('callback')).toMatch(/^bd__editor__[0-9a-z]+$/)
  expect(script.headers()['content-type']).toBe('text/javascript; charset=utf-8')
  await expect.poll(() => page.evaluate(configOf)).toBe('uploadimage')

  watch.expectError(/ERR_BLOCKED_BY_RESPONSE|Failed to load resource|http/)
  // The client tells of a refused configuration in its language, which may arrive later than the refusal.
  watch.expectError(/not import language file/)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().startsWith(at(editorServerPath)))
  await page.goto(clientAt('localhost'))
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin')
  expect(await page.evaluate(configOf)).toBeUndefined()
})

test('a name that is no function is not written into a script', async ({ page, watch }) => {
  watch.expectError(/foreign request: http:\/\/127\.0\.0\.1:/)
  watch.expectError(/ERR_BLOCKED_BY_RESPONSE/)
  await page.goto(clientAt(allowedHost))
  const load = (callback: string) =>
    page.evaluate(
      (address) => {
        const { promise, resolve } = Promise.withResolvers<string>()
        const script = document.createElement('script')
        script.addEventListener('load', () => resolve('ran'))
        script.addEventListener('error', () => resolve('refused'))
        script.src = address
        document.head.append(script)
        return promise
      },
      at(`${editorServerPath}?action=config&callback=${encodeURIComponent(callback)}`)
    )
  // A script that calls nothing still runs.
  watch.expectError(/console is not a function/)
  expect(await load('console')).toBe('ran')
  for (const callback of ['alert(1)//', 'a.b', `a${'b'.repeat(100)}`, '图']) {
    expect([callback, await load(callback)]).toEqual([callback, 'refused'])
  }
})
