import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '~/contract/locale'
import type * as Variations from '~/features/discovery/variations'
import type * as Navigation from '~/features/shell/navigation'
import type * as SolutionFigures from '~/solutions/figures'
import type * as Solutions from '~/solutions/solutions'
import type * as SitePages from './search/site-pages'

/*
 * The recipe of docs/content.md, «Adding a solution», in a copy of the project: a folder is copied and changed, and nothing else.
 */

const project = new URL('..', import.meta.url).pathname
const copy = mkdtempSync(join(tmpdir(), 'galaxy-solution-'))
const added = 'copied'

/** Replaces a text of a file that must have it. */
function change(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no «${before}»`)
  writeFileSync(path, text.replaceAll(before, after))
}

const closing: (() => Promise<void>)[] = []
let load: <Module>(path: string) => Promise<Module>

beforeAll(async () => {
  for (const folder of ['src', 'scripts']) cpSync(join(project, folder), join(copy, folder), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  const folder = join(copy, 'src/solutions', added)
  cpSync(join(copy, 'src/solutions/fraud'), folder, { recursive: true })
  change(join(folder, 'menu.ts'), 'order: 1', 'order: 4')
  change(join(folder, 'menu.ts'), 'Anti-fraud', 'Copied solution')
  change(join(folder, 'menu.ts'), 'fraud', added)
  for (const locale of locales) change(join(folder, `${locale}.ts`), "title: '", "title: 'Copied: ")

  const server = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '~': join(copy, 'src') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true }
  })
  const runner = createServerModuleRunner(server.environments.ssr)
  closing.push(
    () => runner.close(),
    () => server.close()
  )
  load = <Module>(path: string) => runner.import<Module>(join(copy, path))
}, 60_000)

afterAll(async () => {
  for (const close of closing) await close()
  rmSync(copy, { recursive: true, force: true })
})

// The first test also transforms what it imports.
describe('a solution whose folder was copied from another', { timeout: 30_000 }, () => {
  test('is the last link of its group in the menu', async () => {
    const { navigation, isMenu } = await load<typeof Navigation>('src/features/shell/navigation.ts')
    const groups = navigation('').flatMap((entry) => (isMenu(entry) ? entry.groups : []))
    const types = groups.map(({ links }) =>
      links.flatMap((link) => (link.path === '/demogallery/details' && !link.isExternal ? [link.search.type] : []))
    )
    const group = groups[types.findIndex((listed) => listed.includes('fraud'))]
    expect(types.find((listed) => listed.includes('fraud'))).toEqual(['fraud', 'launder', 'credit', added])
    expect(group?.links.at(-1)).toMatchObject({ path: '/demogallery/details', search: { type: added } })
  })

  test.each(locales)('has its page and its entry in the overview in %s', async (locale) => {
    const { loadGallery, loadSolution } = await load<typeof Solutions>('src/solutions/solutions.ts')
    const { loadFrames } = await load<typeof SolutionFigures>('src/solutions/figures.ts')
    const { entries, words } = await loadGallery(locale)
    const entry = entries.find((each) => String(each.type) === added)
    if (!entry) throw new Error('The overview does not list the solution')
    const solution = await loadSolution(entry.type, locale)
    expect(solution.title).toMatch(/^Copied: /)
    const frames = await loadFrames(entry.type, solution.words)
    expect(Object.keys(frames)).toEqual(expect.arrayContaining(['hero', 'found']))
    expect(await loadFrames('gallery', words)).toHaveProperty('hero')
  })

  test('is in the sitemap', async () => {
    const { variations } = await load<typeof Variations>('src/features/discovery/variations.ts')
    expect(variations['/demogallery/details']).toContainEqual({ search: { type: added } })
  })

  test('is found by the search, in both languages', async () => {
    const { contentPages } = await load<typeof SitePages>('scripts/search/site-pages.ts')
    for (const locale of locales) {
      expect(await contentPages(locale)).toContainEqual(
        expect.objectContaining({
          group: 'solution',
          address: `/demogallery/details?type=${added}`,
          title: expect.stringMatching(/^Copied: /)
        })
      )
    }
  })
})
