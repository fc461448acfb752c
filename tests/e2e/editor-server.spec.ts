import { at, expect, test } from '../support/browser.ts'
import { openEditor, pick, preview, reportedPolicy, serverConfig, t, tool } from '../support/editor.ts'
import { editorOfAnotherOrigin } from '../support/serve.ts'

/* The site whose configuration names an extension API of another origin (EDITOR_SERVER_BASE). */

const shared = { port: process.env.SITE_PORT, grants: process.env.SITE_GRANTS }

test.beforeAll(() => {
  process.env.SITE_PORT = process.env.SITE_WITHOUT_MAIN_PORT
  process.env.SITE_GRANTS = process.env.SITE_WITHOUT_MAIN_GRANTS
})

test.afterAll(() => {
  process.env.SITE_PORT = shared.port
  process.env.SITE_GRANTS = shared.grants
})

const config = { ...serverConfig, fileUrlPrefix: editorOfAnotherOrigin }

test('the configuration of the one allowed origin arrives by a script, uploads go there, and no other host may run a script', async ({
  page,
  watch
}) => {
  watch.expectError(reportedPolicy)
  watch.expectError(/foreign request: https:\/\/(editor|other)\.example\//)
  // Main is down on this site, and with it the library.
  watch.expectError(/status of 50[234]/)
  watch.expectError(/request failed: https:\/\/other\.example\/\S* csp/)
  watch.expectError(/CSP violation: script-src-elem|Loading the script 'https:\/\/other\.example/)
  const asked: { type: string; action: string | null; callback: string | null; body: string }[] = []
  await page.route(`${editorOfAnotherOrigin}/**`, async (route) => {
    const request = route.request()
    const query = new URL(request.url()).searchParams
    const callback = query.get('callback')
    const body = request.postDataBuffer()?.toString('latin1') ?? ''
    asked.push({ type: request.resourceType(), action: query.get('action'), callback, body })
    if (callback) return route.fulfill({ contentType: 'text/javascript', body: `${callback}(${JSON.stringify(config)})` })
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': new URL(at('/')).origin, 'Access-Control-Allow-Credentials': 'true' },
      json: { state: 'SUCCESS', url: '/files/1.pdf', title: '1.pdf', original: 'a.pdf', type: '.pdf', size: 4 }
    })
  })
  await openEditor(page)
  await pick(page, 'editor_insert_attachments', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(preview(page).getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', `${editorOfAnotherOrigin}/files/1.pdf`)
  const [loaded, ...uploads] = asked
  expect(loaded).toMatchObject({ type: 'script', action: 'config', callback: expect.stringMatching(/^bd__editor__[0-9a-z]+$/) })
  expect(uploads.map(({ action }) => action)).toEqual(['uploadfile'])
  expect(uploads[0]?.body).toContain('%PDF')
  // A file that the configuration does not allow is refused before it is sent.
  await pick(page, 'editor_insert_attachments', { name: 'a.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
  await expect(page.getByText(t('editor_type_refused'))).toBeVisible()
  expect(asked).toHaveLength(2)

  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.src = 'https://other.example/website/extention/api/admin/config?callback=alert'
    const { promise, resolve } = Promise.withResolvers<string>()
    script.addEventListener('load', () => resolve('ran'))
    script.addEventListener('error', () => resolve('refused'))
    document.head.append(script)
    return promise
  })
  expect(ran).toBe('refused')
  await expect(tool(page, 'editor_insert_attachments')).toBeVisible()
})
