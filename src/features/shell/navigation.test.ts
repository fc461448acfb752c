import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { m } from '~/paraglide/messages'
import { solutionTypes } from '~/solutions/solution-types'
import { isMenu, type NavigationEntry, navigation as navigationWith, sectionOf, visibleNavigation } from './navigation'

const navigation = navigationWith('')

const everything = { locale: 'zh-CN', hasRoute: () => true } as const
const paths = (entries: readonly NavigationEntry[]) =>
  entries.flatMap((entry) => (isMenu(entry) ? entry.groups.flatMap(({ links }) => links.map(({ path }) => path)) : [entry.path]))

test('with every route there, the navigation is whole', () => {
  expect(visibleNavigation(navigation, everything)).toEqual(navigation)
})

test('a link without a route is left out, and so are the groups and menus that it empties', () => {
  const existing = ['/aboutus', '/news', '/product', '/report']
  const shown = visibleNavigation(navigation, { locale: 'zh-CN', hasRoute: (path) => existing.includes(path) })
  expect(paths(shown)).toEqual(['/report', '/product', '/aboutus', '/news'])
  expect(shown.map((entry) => isMenu(entry) && entry.groups.length)).toEqual([2, 1])
})

test('a menu that is left with a single link becomes that link', () => {
  const shown = visibleNavigation(navigation, { locale: 'zh-CN', hasRoute: (path) => path === '/document/latest/1' })
  expect(shown).toHaveLength(1)
  expect(shown[0]).toMatchObject({ path: '/document/latest/1', newTab: true })
})

test('nothing is left when no route exists', () => {
  expect(visibleNavigation(navigation, { locale: 'zh-CN', hasRoute: () => false })).toEqual([])
})

test('the partners are shown in Chinese only', () => {
  expect(paths(visibleNavigation(navigation, everything))).toContain('/partner/system')
  expect(paths(visibleNavigation(navigation, { ...everything, locale: 'en-US' }))).not.toContain('/partner/system')
})

test('the solutions have the fourteen types of the specification, each with its page', () => {
  const types = navigation
    .filter(isMenu)
    .flatMap(({ groups }) => groups.flatMap(({ links }) => links))
    .filter(({ path }) => path === '/demogallery/details')
    .map(({ search }) => search?.type)
  expect(types).toEqual([...solutionTypes])
  expect(types.toSorted()).toEqual(
    'amc credit customer360 firmit fraud intelligentAnswer irc knowledge launder logistics power response social supplychain'.split(
      ' '
    )
  )
})

test('a page belongs to the section of its link and of the pages below it, not to one that begins alike', () => {
  const news = { label: () => '', path: '/news' }
  expect(sectionOf([news], '/news')).toBe(news)
  expect(sectionOf([news], '/news/detail')).toBe(news)
  expect(sectionOf([news], '/newsletter')).toBeUndefined()
})

test('a page belongs to one section, that of the nearest link', () => {
  const labelAt = (pathname: string) => sectionOf(navigation, pathname)?.label()
  // `/product` explains graph databases among the resources; the products are below its path.
  expect(labelAt('/product')).toBe(m.nav_resources())
  expect(labelAt('/product/database')).toBe(m.nav_product())
  expect(labelAt('/document/v1.3/7')).toBe(m.nav_resources())
  // The overview of the solutions and the partners' form belong to links beside them, not above.
  expect(labelAt('/demogallery')).toBe(m.nav_solutions())
  expect(labelAt('/partner/connect')).toBe(m.nav_partners())
  expect(labelAt('/')).toBeUndefined()
})

test('every page has its section, but for those that the navigation leads to from outside its menus', () => {
  const tree = readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8')
  const routes = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  const pages = [...routes.matchAll(/'(\/[^'.]*)':/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
  expect(pages.filter((path) => !sectionOf(navigation, path)).toSorted()).toEqual(
    ['/', '/$', '/download', '/homedetails', '/search', '/user'].toSorted()
  )
})

test('the forum is a link of the resources where there is one', () => {
  expect(paths(navigation).some((path) => path.includes('forum'))).toBe(false)
  const shown = visibleNavigation(navigationWith('https://forum.example'), { locale: 'en-US', hasRoute: () => false })
  expect(shown).toEqual([expect.objectContaining({ path: 'https://forum.example', newTab: true })])
})
