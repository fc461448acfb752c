import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { deskAccountElement } from '../../src/contract/desk-pages'
import { internationalLocale } from '../../src/contract/locale'
import { browserArguments, findBrowser } from '../browser'
import { root } from '../root'
import { percentile } from './statistics'

const words = 10_000
const keys = 300
const budget = 50
const origin = 'http://editor.localhost'

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), css: v.optional(v.array(v.string()), []), isEntry: v.optional(v.boolean(), false) })
)

/** The document of the desk, as `worker/desk.ts` answers it, without the services behind it. */
function deskDocument(): string {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(root, 'dist/client/desk/manifest.json'), 'utf8')))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const styles = entry?.css.map((file) => `<link rel="stylesheet" href="/desk/${file}">`).join('')
  const account = JSON.stringify({ id: 'bench', roles: ['author'] })
  return `<!doctype html><html lang="${internationalLocale}"><head><meta charset="utf-8">${styles}<script type="application/json" id="${deskAccountElement}">${account}</script><script type="module" src="/desk/${entry?.file}"></script></head><body><div id="desk"></div></body></html>`
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

async function serve(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/desk/editor') return route.fulfill({ contentType: 'text/html', body: deskDocument() })
    if (pathname.startsWith('/api/')) return route.fulfill({ status: 503, json: { status: 503, error: 'bench' } })
    const path = join(root, 'dist/client', pathname)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return route.fulfill({ status: 404 })
    const contentType = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return route.fulfill({ contentType, body: readFileSync(path) })
  })
}

/** Milliseconds from each key until its character is painted. */
async function type(page: Page, selector: string): Promise<number[]> {
  await page.locator(selector).click()
  await page.keyboard.press('Control+End')
  await page.evaluate(() => {
    const latencies: number[] = []
    Object.assign(window, { latencies })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.onmessage = () => latencies.push(performance.now() - timeStamp)
          painted.port2.postMessage(undefined)
        })
      },
      { capture: true }
    )
  })
  // Pauses, after which a step of the history is stored, are part of typing.
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('a', { delay: key % 30 === 0 ? 300 : 20 })
  await page.waitForTimeout(300)
  return v.parse(v.array(v.number()), await page.evaluate('latencies'))
}

/** Measures typing in a text of 10,000 words: in the editor, and in a plain element with the same text. */
export async function measureEditor() {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('There is no browser')
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const page = await browser.newPage()
  await serve(page)
  const paragraphs = Array.from(
    { length: 100 },
    (_, index) => `${'graph database query '.repeat(Math.ceil(words / 300))}${index}`
  )

  await page.goto(`${origin}/desk/editor`)
  await page.locator('.editor[aria-busy="false"]').waitFor()
  await page.locator('.editor-page [contenteditable]').first().click()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, paragraphs.join('\n'))
  const inEditor = await type(page, '.editor-page .ce-block:last-child [contenteditable]')

  await page.goto(`${origin}/desk/editor`)
  await page.evaluate((texts) => {
    const plain = document.createElement('div')
    plain.id = 'plain'
    plain.contentEditable = 'true'
    for (const text of texts) plain.append(Object.assign(document.createElement('p'), { textContent: text }))
    document.body.replaceChildren(plain)
  }, paragraphs)
  const inPlain = await type(page, '#plain p:last-child')
  await browser.close()

  const p95 = (latencies: readonly number[]) => Number(percentile(latencies, 0.95).toFixed(1))
  const result = {
    words,
    keys: inEditor.length,
    editor: { p50Milliseconds: Number(percentile(inEditor, 0.5).toFixed(1)), p95Milliseconds: p95(inEditor), budget },
    plain: { p50Milliseconds: Number(percentile(inPlain, 0.5).toFixed(1)), p95Milliseconds: p95(inPlain) },
    ratioToPlain: Number((percentile(inEditor, 0.95) / percentile(inPlain, 0.95)).toFixed(2))
  }
  console.table({ editor: result.editor, 'plain element, same text': result.plain })
  console.log(
    `Typing latency p95: ${result.editor.p95Milliseconds} ms (${result.editor.p95Milliseconds < budget ? 'within' : 'OVER'} ${budget} ms), ${result.ratioToPlain} times a plain element`
  )
  return result
}
