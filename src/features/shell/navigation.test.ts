import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '~/paraglide/messages'
import { solutionTypes } from '~/solutions/addresses'
import {
  currentLinks,
  footerNavigation,
  isMenu,
  linksOf,
  type NavigationEntry,
  navigation as navigationWith,
  sectionOf,
  visibleNavigation
} from './navigation'
import { NavigationAnchor } from './navigation-anchor'

const navigation = navigationWith('')

const everything = { locale: 'zh-CN', hasRoute: () => true } as const
const paths = (entries: readonly NavigationEntry[]) =>
  entries.flatMap((entry) => (isMenu(entry) ? entry.groups.flatMap(({ links }) => links.map(({ path }) => path)) : [entry.path]))

test('shows the full navigation if all routes exist', () => {
  expect(visibleNavigation(navigation, everything)).toEqual(navigation)
})

test('omits links without a route, and groups and menus that are then empty', () => {
  const existing = ['/aboutus', '/news', '/product', '/report']
  const shown = visibleNavigation(navigation, { locale: 'zh-CN', hasRoute: (path) => existing.includes(path) })
  expect(paths(shown)).toEqual(['/report', '/product', '/aboutus', '/news'])
  expect(shown.map((entry) => isMenu(entry) && entry.groups.length)).toEqual([2, 1])
})

test('replaces a menu with a single link by that link', () => {
  const shown = visibleNavigation(navigation, { locale: 'zh-CN', hasRoute: (path) => path === '/document/latest/1' })
  expect(shown).toHaveLength(1)
  expect(shown[0]).toMatchObject({ path: '/document/latest/1', newTab: true })
})

test('is empty if no route exists', () => {
  expect(visibleNavigation(navigation, { locale: 'zh-CN', hasRoute: () => false })).toEqual([])
})

test('shows partners in Chinese only', () => {
  expect(paths(visibleNavigation(navigation, everything))).toContain('/partner/system')
  expect(paths(visibleNavigation(navigation, { ...everything, locale: 'en-US' }))).not.toContain('/partner/system')
})

test('lists every solution, among them the specification’s fourteen types', () => {
  const types = navigation
    .filter(isMenu)
    .flatMap(({ groups }) => groups.flatMap(({ links }) => links))
    .flatMap((link) => (link.path === '/demogallery/details' && !link.isExternal ? [link.search.type] : []))
  expect(types).toEqual([...solutionTypes])
  const specified =
    'amc credit customer360 firmit fraud intelligentAnswer irc knowledge launder logistics power response social supplychain'
  expect(types).toEqual(expect.arrayContaining(specified.split(' ')))
})

test('the consultation and the links to all of a kind stand out', () => {
  const standingOut = linksOf(navigation.filter(isMenu)).filter(({ isCall }) => isCall)
  expect(standingOut.map(({ path }) => path)).toEqual(['/', '/product/consult', '/product/onlinedemo', '/demogallery'])
})

test('assigns a page to its link’s section by path segments, not by string prefix', () => {
  const news = { label: () => '', path: '/news' } as const
  expect(sectionOf([news], '/news')).toBe(news)
  expect(sectionOf([news], '/news/detail')).toBe(news)
  expect(sectionOf([news], '/newsletter')).toBeUndefined()
})

test('assigns a page to the section of the closest link only', () => {
  const labelAt = (pathname: string) => sectionOf(navigation, pathname)?.label
  // `/product` explains graph databases among the resources; the products are below its path.
  expect(labelAt('/product')).toBe(m.nav_resources)
  expect(labelAt('/product/database')).toBe(m.nav_product)
  expect(labelAt('/document/v1.3/7')).toBe(m.nav_resources)
  // The overview of the solutions and the partners' form belong to links beside them, not above.
  expect(labelAt('/demogallery')).toBe(m.nav_solutions)
  expect(labelAt('/partner/connect')).toBe(m.nav_partners)
  expect(labelAt('/')).toBeUndefined()
})

test('every page has a section, except those linked outside the menus, and the endpoint of assistants', () => {
  const tree = readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8')
  const routes = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  const pages = [...routes.matchAll(/'(\/[^'.]*)':/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
  expect(pages.filter((path) => !sectionOf(navigation, path)).toSorted()).toEqual(
    ['/', '/$', '/accessibility', '/download', '/homedetails', '/mcp', '/privacy', '/search', '/user'].toSorted()
  )
})

test('the resources menu links to the forum if one is configured', () => {
  expect(paths(navigation).some((path) => path.includes('forum'))).toBe(false)
  const shown = visibleNavigation(navigationWith('https://forum.example'), { locale: 'en-US', hasRoute: () => false })
  expect(shown).toEqual([expect.objectContaining({ path: 'https://forum.example', newTab: true, needsLogin: true })])
})

test.each([
  '/',
  '/news',
  '/news/detail?id=1',
  '/newsletter',
  '/product/database',
  '/product/consult?edition=standard&from=mail',
  '/product/consult?edition=free',
  '/demogallery/details?type=credit',
  '/document/latest/1',
  '/nowhere'
])('the links that %s marks as current are the ones that the router marks', async (href) => {
  const rootRoute = createRootRoute()
  const routeTree = rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path: '$' })])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [href] }), isServer: true })
  await router.load()
  const links = linksOf([...navigation, ...footerNavigation('')])
  const marked = links.filter((link) => {
    const anchor = createElement(NavigationAnchor, { link })
    return renderToString(RouterContextProvider({ router, children: anchor })).includes('aria-current')
  })
  expect(JSON.parse(currentLinks(links, router.state.location))).toEqual(
    JSON.parse(JSON.stringify(marked.map(({ path, search }) => [path, search])))
  )
})
