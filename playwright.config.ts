import { defineConfig } from '@playwright/test'
import { browserArguments, findHeadlessShell, installedBrowser } from './scripts/browser'

/** The tests that also run on Node: what a page is like without scripts, with them, after a switch of the language; and large bodies. */
const bothHosts = /(plain|home|language|large-uploads)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/serve.ts',
  fullyParallel: true,
  // A test waits for about a fifth of its time, so a third one keeps both cores of a small machine busy.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  projects: [{ name: 'workerd' }, { name: 'node', testMatch: bothHosts }],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Only what hangs is to end here: the longest test takes 25 s on a quiet machine, and machines differ by a factor of five.
  timeout: 240_000,
  // Slow machines need as much for what takes five seconds elsewhere; an expectation that holds does not wait.
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      executablePath: findHeadlessShell() ?? installedBrowser(),
      args: browserArguments
    },
    screenshot: 'only-on-failure',
    trace: 'off',
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai'
  }
})
