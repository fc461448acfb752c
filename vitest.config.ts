import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { componentStyles } from './scripts/component-styles.ts'
import { documents } from './scripts/documents/plugin.ts'
import { grammar } from './scripts/grammar.ts'
import { messagesOfTests } from './scripts/messages.ts'
import { root } from './scripts/root.ts'
import { words } from './scripts/words/plugin.ts'

const resolve = { alias: { '~': join(root, 'src') } }
const propertySeed = './tests/support/property-seed.ts'
// Tests must not reach beyond this machine.
const env = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

/** The integration tests that take longest. Started last, one of them would leave the other process without work. */
const longest = [
  'content-command',
  'start',
  'delivery-email',
  'extension-uploads',
  'delivery-sms',
  'crash-forms',
  'floods',
  'upstream-failures',
  'cached-pages',
  'exam-crash',
  'budget'
]

/** Starts the longest files first, also on a machine without recorded durations. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isIn = (moduleId: string, name: string) =>
      /\/tests\/integration\//.test(moduleId) && moduleId.endsWith(`/${name}.test.ts`)
    const first = longest.flatMap((name) => sorted.filter(({ moduleId }) => isIn(moduleId, name)))
    return [...first, ...sorted.filter((file) => !first.includes(file))]
  }
}

/**
 * Milliseconds for a test or a hook. Only what hangs is to end here: machines differ by a factor of five, and may be busy with
 * other work.
 */
const patience = 600_000
const unitTests = '{src,hosts,worker,services,scripts,tests/support}/**/*.test.{ts,tsx}'
/** The unit tests that replace modules, which they can only before any other file has loaded them. */
const replacing = globSync(unitTests, { cwd: root }).filter((path) =>
  /\bvi\.(do)?mock\(/i.test(readFileSync(join(root, path), 'utf8'))
)

/**
 * Threads start faster than processes. Loading the same modules for each file would take half of the time, so most files share
 * them; spies and stubs end with their test. Those that compute for seconds share the cores with the build (`npm test`).
 */
const unit = (
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: boolean }
): TestProjectInlineConfiguration => ({
  resolve,
  plugins: [componentStyles(), documents(), grammar(), messagesOfTests(), words()],
  test: {
    css: { include: /\.module\.css$/ },
    name,
    pool: 'threads',
    env,
    setupFiles: propertySeed,
    testTimeout: patience,
    hookTimeout: patience,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    ...files
  }
})

/** The integration tests that run on both hosts: those whose outcome can depend on what is below the workers. */
const bothHosts = [
  'tests/integration/{assistants,files,headers,hosts,proxy,redirects,unknown-pages,upstream-failures}.test.ts',
  'tests/integration/services/{sessions,accounts,erasure,extension-uploads,extension-refusals,desk-inbox,desk-inbox-erasure,unkeyed-submissions}.test.ts'
]

/** The integration tests that make the services prepare their statements, for the recording of a release (`scripts/contract`). */
const recorded = [
  'tests/integration/services/{accounts,budget,certificates,cleanup,codes,deletion,notifications,passkeys,reset,sessions,settings}.test.ts',
  'tests/integration/services/{desk-*,erasure,exam,exam-devices,exam-disclosure,extension-catcher,extension-scan,login-for-trials}.test.ts',
  'tests/integration/services/{main,main-content,main-forms,removed-accounts,revocation,unkeyed-submissions}.test.ts'
]

const integration = (
  name: string,
  { include, env: variables }: { include: string[]; env?: Record<string, string> }
): TestProjectInlineConfiguration => ({
  resolve,
  test: {
    name,
    include,
    globalSetup: './tests/support/prepare-state.ts',
    setupFiles: propertySeed,
    env: { ...env, ...variables },
    // The workers of the build are loaded as they are.
    server: { deps: { external: [/\/dist\//] } },
    // Files spend much of their time waiting, so one at a time would leave a core idle. Without isolation the files of a
    // process share its sites (tests/support/site.ts).
    maxWorkers: 2,
    isolate: false,
    hookTimeout: patience,
    testTimeout: patience
  }
})

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      unit('unit', { include: [unitTests], exclude: replacing, isolate: false }),
      unit('unit-isolated', { include: replacing }),
      integration('integration', { include: ['tests/integration/**/*.test.ts'] }),
      integration('integration-node', { include: bothHosts, env: { SITE_HOST: 'node' } }),
      ...(process.env.STATEMENTS_FOLDER ? [integration('recording', { include: recorded, env: { SITE_HOST: 'node' } })] : [])
    ]
  }
})
