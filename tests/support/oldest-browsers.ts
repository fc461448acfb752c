import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, firefox, type Page } from '@playwright/test'
import { root } from '../../scripts/root'

interface StartedBrowser {
  page: Page
  version: string
  close: () => Promise<void>
}

/** Arguments for a Chromium 109 that was made for a machine without a display, a sandbox or a graphics card. */
const args = ['--headless', '--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu', '--remote-debugging-port=0']

/** Starts Chromium 109 and drives it by its own protocol, of which this version of Playwright still speaks enough. */
export async function startChromium(path: string): Promise<StartedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'galaxy-chromium-109-'))
  const child = spawn(path, [...args, `--user-data-dir=${profile}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const listening = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (listening) resolve(listening)
    })
    child.once('exit', () => reject(new Error(`Chromium 109 did not start: ${said}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  const page = context?.pages()[0]
  if (!page) throw new Error('Chromium 109 has no page')
  return {
    page,
    version: browser.version(),
    close: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(profile, { recursive: true, force: true })
    }
  }
}

/** Starts the installed Firefox, which Playwright drives by WebDriver BiDi (`firefox.mjs`). */
export async function startFirefox(path: string): Promise<StartedBrowser> {
  // Firefox writes into its home, and does not start as root in somebody else's.
  const home = mkdtempSync(join(tmpdir(), 'galaxy-firefox-'))
  const executablePath = join(root, 'tests', 'support', 'firefox.mjs')
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    env: { ...process.env, HOME: home, FIREFOX: path }
  })
  const page = await browser.newPage()
  // Playwright would set the value of a field, which React does not take for typing.
  await page.addInitScript(() => {
    const insert = (text: string) => {
      document.execCommand('insertText', false, text)
    }
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined })
  })
  return {
    page,
    version: browser.version(),
    close: async () => {
      await browser.close()
      rmSync(home, { recursive: true, force: true })
    }
  }
}
