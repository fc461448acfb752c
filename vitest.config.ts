import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { documents } from './scripts/documents/plugin.ts'
import { messagesOfTests } from './scripts/messages.ts'

const resolve = { alias: { '~': new URL('./src', import.meta.url).pathname } }
// Nothing that runs in a test may reach beyond this machine.
const env = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

const plugins = [documents(), messagesOfTests()]
// Threads start sooner than processes, and most of these files are done in less time than it takes to start one.
const unit = { pool: 'threads', env } as const
const unitTests = ['{src,worker,services,scripts}/**/*.test.{ts,tsx}']
/** Files that replace modules have modules of their own. All others share them, which is almost half of the computing less. */
const withMocks = globSync(unitTests).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    projects: [
      { resolve, plugins, test: { name: 'unit', ...unit, isolate: false, include: unitTests, exclude: withMocks } },
      { resolve, plugins, test: { name: 'unit with mocks', ...unit, include: withMocks } },
      {
        resolve,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: './tests/support/prepare-state.ts',
          env,
          // Much of a file's time is waiting: one file at a time would leave a core idle. Without isolation the files of a process
          // share its sites (tests/support/site.ts).
          maxWorkers: 2,
          isolate: false,
          // Password hashing is part of most tests: the bounds are those of a machine that has other work as well.
          hookTimeout: 60_000,
          testTimeout: 30_000
        }
      }
    ]
  }
})
