import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FrameLocator, Page } from '@playwright/test'
import { editorServerPath } from '../../src/contract/editor-server.ts'

/*
 * The UEditor client 1.4.3, as the package `ueditor` brings it: the editor, the button that posts a form into a frame, and the
 * dialogs of images and attachments.
 */

const files = new URL('../../node_modules/ueditor/example/public/ueditor/', import.meta.url)

const pageWith = (server: string) => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><title>UEditor</title>
<script>window.UEDITOR_HOME_URL = '/ueditor/'</script>
<script src="ueditor.config.js"></script><script src="ueditor.all.js"></script>
<div id="text" style="width: 1000px; height: 300px"></div>
<script>UE.getEditor('text', { serverUrl: ${JSON.stringify(server)} })</script>`

/** Opens a page with the client at an origin, beside the addresses that are there; its server is that of the origin. */
export async function openClient(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/ueditor/**`, (route) => {
    const name = nameIn(route.request().url())
    if (name === 'page.html') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageWith(editorServerPath) })
    const path = fileURLToPath(new URL(name, files))
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
  await page.goto(`${origin}/ueditor/page.html`)
  await page.locator('.edui-editor iframe[id^="ueditor_"]').waitFor()
  // A dialog that is opened before takes no files.
  await page.waitForFunction(() => Reflect.get(window, 'UE').getEditor('text').isServerConfigLoaded())
}

const nameIn = (address: string) => new URL(address).pathname.slice('/ueditor/'.length)

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  png: 'image/png',
  gif: 'image/gif'
}

/** Serves the client at origins of its own, with the server that the query of its page names. */
export async function serveClient(): Promise<{ port: number; close: () => void }> {
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '', 'http://localhost')
    const name = nameIn(address.href)
    const read = name === 'page.html' ? pageWith(address.searchParams.get('server') ?? '') : readFile(new URL(name, files))
    const body = await Promise.resolve(read).catch(() => undefined)
    const type = types[name.replace(/^.*\./, '')] ?? 'application/octet-stream'
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type, Connection: 'close' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port for the client')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: address.port, close }
}

/** A file as a person chooses it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Opens a dialog by its button in the toolbar. */
export async function openDialog(page: Page, kind: 'insertimage' | 'attachment'): Promise<FrameLocator> {
  await page.locator(`.edui-for-${kind} .edui-button-body`).first().click()
  return page.frameLocator(`.edui-for-${kind} iframe`)
}

/** Chooses files in an open dialog, and starts the upload. */
export async function uploadIn(dialog: FrameLocator, ...chosen: ChosenFile[]): Promise<void> {
  await dialog.locator('input[type="file"]').first().setInputFiles(chosen)
  await dialog.locator('.uploadBtn').click()
}

/** Posts a file by the button that submits a form into a frame. */
export async function postForm(page: Page, chosen: ChosenFile): Promise<void> {
  await page.locator('.edui-for-simpleupload iframe').first().contentFrame().locator('input[type="file"]').setInputFiles(chosen)
}
