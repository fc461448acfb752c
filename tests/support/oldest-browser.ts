import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { oldestBrowser } from '../../scripts/browser'

/** Arguments for a Chromium 109 that was made for a machine without a display, a sandbox or a graphics card. */
const args = ['--headless', '--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu', '--remote-debugging-port=0']

/** Starts Chromium 109 and drives it by its own protocol, of which this version of Playwright still speaks enough. */
export async function startOldestBrowser(): Promise<{ page: Page; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'galaxy-chromium-109-'))
  const child = spawn(oldestBrowser, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe']
  })
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
    close: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(profile, { recursive: true, force: true })
    }
  }
}
