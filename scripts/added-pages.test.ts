import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '~/contract/locale'
import type * as Demos from '~/demos/demos'
import type * as DemoParts from '~/demos/load'
import type * as DemoAnswers from '~/features/demos/answer'
import type * as Variations from '~/features/discovery/variations'
import type * as Navigation from '~/features/shell/navigation'
import type * as Tabs from '~/products/tabs'
import type * as Reports from '~/reports/reports'
import type * as SolutionFigures from '~/solutions/figures'
import type * as Shapes from '~/solutions/shapes'
import type * as Solutions from '~/solutions/solutions'
import type * as Slides from '~/stories/slides'
import { aliasOfTests } from './messages'
import { root } from './root'
import type * as SitePages from './search/site-pages'

/*
 * The recipes of docs/content.md in a copy of the project: a folder of each family is copied and changed, and nothing else. Lists,
 * sitemap and search follow from that alone. The other edits that docs/content.md lists are not made here, because other tests ask
 * for them. The type check finds a missing file of `src/routes`.
 */

const copy = mkdtempSync(join(tmpdir(), 'galaxy-pages-'))
const added = 'copied'
/** Stories are numbered. */
const addedStory = '9'

/** Replaces a text of a file that must have it. */
function change(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no «${before}»`)
  writeFileSync(path, text.replaceAll(before, after))
}

/** A copy of a page's folder beside it. */
function copyFolder(family: string, page: string, name = added): string {
  const folder = join(copy, family, name)
  cpSync(join(copy, family, page), folder, { recursive: true })
  return folder
}

/** The next free place among the modules that the pattern names, relative to `src`. */
function nextPlace(pattern: string, isCounted: (source: string) => boolean = () => true): number {
  const sources = globSync(pattern, { cwd: join(root, 'src') }).map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  const places = sources.filter(isCounted).map((source) => Number(/^ {2}order: (\d+)/m.exec(source)?.[1]))
  return Math.max(...places) + 1
}

/** Gives the copied page the place. */
function move(path: string, place: number): void {
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/^ {2}order: \d+/m, `  order: ${place}`))
}

const closing: (() => Promise<void>)[] = []
let load: <Module>(path: string) => Promise<Module>

beforeAll(async () => {
  const isNeeded = (path: string) => path !== join(root, 'src/paraglide')
  for (const folder of ['src', 'scripts']) cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isNeeded })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const solution = copyFolder('src/solutions', 'launder')
  move(
    join(solution, 'menu.ts'),
    nextPlace('solutions/*/menu.ts', (source) => source.includes("group: 'finance'"))
  )
  change(join(solution, 'menu.ts'), 'launder: true', `${added}: true`)
  move(join(solution, 'shape.ts'), nextPlace('solutions/*/shape.ts'))
  const demo = copyFolder('src/demos', 'antifraud')
  move(join(demo, 'menu.ts'), nextPlace('demos/*/menu.ts'))
  change(join(demo, 'menu.ts'), 'antifraud: true', `${added}: true`)
  const product = copyFolder('src/products', 'rag')
  move(join(product, 'menu.ts'), nextPlace('products/*/menu.ts'))
  change(join(product, 'menu.ts'), "'/graphRag'", "'/copied'")
  const tab = copyFolder('src/products', 'fit', `${added}-tab`)
  move(join(tab, 'tab.ts'), nextPlace('products/*/tab.ts'))
  const report = copyFolder('src/reports', 'Neo4j')
  move(join(report, 'menu.ts'), nextPlace('reports/*/menu.ts'))
  const story = copyFolder('src/stories', '3', addedStory)
  for (const folder of [solution, demo, product, tab, report, story])
    for (const locale of locales) change(join(folder, `${locale}.ts`), "title: '", "title: 'Copied: ")

  const server = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [aliasOfTests, { find: '~', replacement: join(copy, 'src') }] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true }
  })
  const runner = createServerModuleRunner(server.environments.ssr)
  closing.push(
    () => runner.close(),
    () => server.close()
  )
  load = <Module>(path: string) => runner.import<Module>(join(copy, path))
})

afterAll(async () => {
  for (const close of closing) await close()
  rmSync(copy, { recursive: true, force: true })
})

// The first test also transforms the modules that it imports.
describe('a solution whose folder was copied from another', () => {
  test('is the last link of its group in the menu', async () => {
    const { navigation, isMenu } = await load<typeof Navigation>('src/features/shell/navigation.ts')
    const groups = navigation('').flatMap((entry) => (isMenu(entry) ? entry.groups : []))
    const types = groups.map(({ links }) =>
      links.flatMap((link) => (link.path === '/demogallery/details' && !link.isExternal ? [link.search.type] : []))
    )
    const group = groups[types.findIndex((listed) => listed.includes('launder'))]
    expect(group?.links.at(-1)).toMatchObject({ path: '/demogallery/details', search: { type: added } })
  })

  test.each(locales)('has its page and its entry in the overview in %s', async (locale) => {
    const { loadGallery, loadSolution } = await load<typeof Solutions>('src/solutions/solutions.ts')
    const { shapes } = await load<typeof Shapes>('src/solutions/shapes.ts')
    const { loadFrames } = await load<typeof SolutionFigures>('src/solutions/figures.ts')
    const { entries, words } = await loadGallery(locale)
    const entry = entries.find((each) => String(each.type) === added)
    if (!entry) throw new Error('The overview does not list the solution')
    const solution = await loadSolution(entry.type, locale)
    expect(solution.title).toMatch(/^Copied: /)
    const frames = await loadFrames(entry.type, solution.words)
    expect(Object.keys(frames)).toEqual(expect.arrayContaining(['hero', 'found']))
    expect(await loadFrames('gallery', words)).toHaveProperty('hero')
    expect(shapes.at(-1)).toMatchObject({ id: added })
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

describe('a demo whose folder was copied from another', () => {
  test('is the last demo of its group in the menu and in the sitemap', async () => {
    const { navigation, isMenu } = await load<typeof Navigation>('src/features/shell/navigation.ts')
    const groups = navigation('').flatMap((entry) => (isMenu(entry) ? entry.groups : []))
    const demos = groups.find(({ links }) => links.some(({ path }) => path === '/product/onlinedemo'))
    const types = demos?.links.flatMap((link) => (link.path === '/product/onlinedemo' && link.search ? [link.search] : []))
    expect(types?.at(-1)).toEqual({ type: added })
    const { variations } = await load<typeof Variations>('src/features/discovery/variations.ts')
    expect(variations['/product/onlinedemo']).toContainEqual({ search: { type: added } })
  })

  test.each(locales)('is in the list, answers its question and is found by the search, in %s', async (locale) => {
    const { demoTypes } = await load<typeof Demos>('src/demos/demos.ts')
    const type = demoTypes.find((each) => String(each) === added)
    if (!type) throw new Error('The list lacks the demo')
    const { loadDemoCopy, loadDemoGraph, loadMethod } = await load<typeof DemoParts>('src/demos/load.ts')
    expect((await loadDemoCopy(type, locale)).title).toMatch(/^Copied: /)
    const { answerQuery } = await load<typeof DemoAnswers>('src/features/demos/answer.ts')
    expect(answerQuery(await loadMethod(type), await loadDemoGraph(type), {}).run.rows).not.toEqual([])
    const { contentPages } = await load<typeof SitePages>('scripts/search/site-pages.ts')
    expect(await contentPages(locale)).toContainEqual(
      expect.objectContaining({ address: `/product/onlinedemo?type=${added}`, title: expect.stringMatching(/^Copied: /) })
    )
  })
})

describe('a product page whose folder was copied from another', () => {
  test('is in the menu after the others, and before the links to all of them and to the consultation', async () => {
    const { navigation, isMenu } = await load<typeof Navigation>('src/features/shell/navigation.ts')
    const [menu] = navigation('').filter(isMenu)
    const paths: string[] = menu?.groups.flatMap(({ links }) => links.map(({ path }) => path)) ?? []
    expect(paths.slice(-3)).toEqual(['/copied', '/', '/product/consult'])
  })

  test.each(locales)('has its page in %s', async (locale) => {
    const { loadProduct } = await load<{ loadProduct: (page: string, locale: string) => Promise<{ title: string }> }>(
      'src/products/load.ts'
    )
    for (const page of [added, `${added}-tab`]) expect((await loadProduct(page, locale)).title).toMatch(/^Copied: /)
  })

  test('has its primary button, as a tab has', async () => {
    const { actionOf } = await load<{ actionOf: (page: string) => string }>('src/products/actions.tsx')
    expect([actionOf(added), actionOf(`${added}-tab`)]).toEqual(['rag', 'proof'])
  })

  test('is a tab of /product and in the sitemap, where it has a `tab.ts`', async () => {
    const { tabIds } = await load<typeof Tabs>('src/products/tabs.ts')
    expect(tabIds.at(-1)).toBe(`${added}-tab`)
    const { variations } = await load<typeof Variations>('src/features/discovery/variations.ts')
    expect(variations['/product']).toContainEqual({ search: { name: `${added}-tab` } })
  })
})

describe('a report and a story whose folders were copied from others', () => {
  test('the story is in the sitemap', async () => {
    const { variations } = await load<typeof Variations>('src/features/discovery/variations.ts')
    expect(variations['/homedetails']).toContainEqual({ search: { id: addedStory } })
  })

  test('each is the last of its list', async () => {
    const { reports } = await load<typeof Reports>('src/reports/reports.ts')
    const { storySlides } = await load<typeof Slides>('src/stories/slides.ts')
    expect(reports.at(-1)).toMatchObject({ id: added })
    expect(storySlides('zh-CN').at(-1)).toMatchObject({ href: `/homedetails?id=${addedStory}` })
  })

  test.each(locales)('the search finds the report in %s', async (locale) => {
    const { contentPages } = await load<typeof SitePages>('scripts/search/site-pages.ts')
    const found = (await contentPages(locale)).filter(({ title }) => title.startsWith('Copied: '))
    expect(found.map(({ address }) => address)).toContain(`/report/${added}`)
  })
})
