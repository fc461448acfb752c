import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { root } from './root'
import { run } from './run-program'

/** Chromium features that Playwright itself disables (docs/internals.md). */
export const playwrightDisabled = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion'
]

/** The pages that render the suggestions below the address bar. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Arguments for a headless Chromium. They disable the suggestions of the address bar, which every window would render and which
 * take almost a third of the CPU time of the browser tests. Chromium uses only the last `--disable-features`, so it repeats
 * Playwright's.
 */
export const browserArguments = [`--disable-features=${[...playwrightDisabled, ...suggestions].join(',')}`]

/** Path of a program found through PATH. */
function findInPath(name: string): string | undefined {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return candidates.find((path) => existsSync(path))
}

/** Path of an installed Chromium: from CHROME_PATH, from this machine, or Playwright's own. */
export function installedBrowser(): string | undefined {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    console.error(`CHROME_PATH names ${CHROME_PATH}, which does not exist; looking for another browser.`)
  }
  const own = chromium.executablePath()
  return (
    findInPath('chromium') ?? findInPath('chromium-browser') ?? findInPath('google-chrome') ?? (existsSync(own) ? own : undefined)
  )
}

const canInstallPackages = () => process.getuid?.() === 0 && findInPath('apt-get') !== undefined

async function installPackages(packages: readonly string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { title: 'Reading the package lists of this machine', env })
  const title = `Installing ${packages.join(' and ')}`
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { title, env })).code === 0
}

/**
 * Path of a Chromium: from CHROME_PATH, from this machine, Playwright's own, or installed now. Undefined, with instructions
 * printed, if none is available.
 */
export async function findBrowser(): Promise<string | undefined> {
  const found = installedBrowser()
  if (found) return found
  console.log('There is no Chromium on this machine.')
  await run('playwright', ['install', 'chromium'], { title: "Installing Playwright's own" })
  if (!installedBrowser() && canInstallPackages())
    (await installPackages(['chromium', headlessShell])) || (await installPackages(['chromium']))
  const browser = installedBrowser()
  if (!browser)
    console.error('No browser could be installed. Install Chromium and name it: CHROME_PATH=/path/to/chromium npm test')
  return browser
}

const headlessShell = 'chromium-headless-shell'

/**
 * Path of Chromium's headless shell, if installed: the same engine without the browser's UI, which takes about a quarter less CPU
 * time per page. If CHROME_PATH names a browser, that one is used for everything.
 */
export const findHeadlessShell = (): string | undefined => (process.env.CHROME_PATH ? undefined : findInPath(headlessShell))

/** Installs a Chinese font if there is none and the machine allows it. Without one, pages work but show empty boxes. */
export async function ensureChineseFont(): Promise<void> {
  if (!findInPath('fc-list')) return
  const { output } = await run('fc-list', [':lang=zh-cn', 'family'])
  if (output.trim() !== '') return
  if (canInstallPackages()) await installPackages(['fonts-noto-cjk'])
  else console.log('There is no Chinese font on this machine; pages are tested with substitute glyphs.')
}

/** A browser of the oldest supported version (`browser-targets.ts`). Only the tests use it. */
interface OldestBrowser {
  name: string
  /** Its path, or undefined if it is not installed. */
  find: () => string | undefined
  /** Installs it, or prints why it cannot. */
  install: () => Promise<unknown>
}

const chromiumPackage = '@sparticuz/chromium@109.0.6'
const chromium109 = join(root, '.local', 'browsers', chromiumPackage.replace(/^.*[/]/, ''), 'chromium')

/** From a package of the npm registry. */
const chromiumOfFloor: OldestBrowser = {
  name: 'Chromium 109',
  find: () => (existsSync(chromium109) ? chromium109 : undefined),
  install: async () => {
    const folder = dirname(chromium109)
    mkdirSync(folder, { recursive: true })
    const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
    const { code } = await run('npm', ['install', ...options, chromiumPackage], { title: 'Fetching Chromium 109' })
    const packed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin', 'chromium.br')
    if (code !== 0 || !existsSync(packed)) return
    const unpacked = `${chromium109}.part`
    writeFileSync(unpacked, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
    renameSync(unpacked, chromium109)
    rmSync(join(folder, 'node_modules'), { recursive: true })
  }
}

/** The ESR, from the package of Debian. */
const firefoxOfFloor: OldestBrowser = {
  name: 'Firefox ESR',
  find: () => {
    const path = findInPath('firefox-esr')
    return path && versionOf(path) >= lowestDrivableFirefox ? path : undefined
  },
  install: async () => {
    if (canInstallPackages()) await installPackages(['firefox-esr'])
  }
}

/** The first ESR that Playwright can drive: in earlier ones, the CSP of a page also blocks Playwright's own `eval`. */
const lowestDrivableFirefox = 153

/** Major version of a Firefox. */
const versionOf = (path: string): number =>
  Number.parseInt(/\d+/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0] ?? '', 10)

export const oldestBrowsers = { chromium: chromiumOfFloor, firefox: firefoxOfFloor }

/** Installs missing oldest browsers, Firefox only with `wantsAll`. @returns the names of those that could not be installed */
export async function ensureOldestBrowsers(wantsAll = false): Promise<string[]> {
  const missing: string[] = []
  for (const { name, find: path, install } of wantsAll ? Object.values(oldestBrowsers) : [chromiumOfFloor]) {
    if (!path()) await install()
    if (!path()) missing.push(name)
  }
  return missing
}
