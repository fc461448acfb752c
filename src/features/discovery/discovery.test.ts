import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { fileAddress } from '~/contract/content'
import type { AddressedSite } from '~/lib/page-head'
import { withDocumentDates } from './document-dates'
import { llms } from './llms'
import { publicPages } from './public-pages'
import { robots } from './robots'
import { sitemap } from './sitemap'
import { variations } from './variations'

const component = () => null
const root = createRootRoute()
const shown = ['/', '/user', '/partner/system', '/document/$version/$id', '/details'].map((path) =>
  createRoute({ getParentRoute: () => root, path, component })
)
const silent = ['/robots.txt', '/$'].map((path) => createRoute({ getParentRoute: () => root, path }))
const router = createRouter({ routeTree: root.addChildren([...shown, ...silent]) })

const pages = publicPages(router, {
  '/document/$version/$id': [{ params: { version: 'latest', id: '1' } }],
  '/details': [{ search: { type: 'fraud' } }, { search: { type: 'a&b' } }]
})

const site: AddressedSite = {
  defaultLocale: 'en-US',
  origin: 'https://www.galaxy.example',
  alternates: [
    { locale: 'zh-CN', origin: 'https://cn.galaxy.example' },
    { locale: 'en-US', origin: 'https://www.galaxy.example' }
  ]
}

test('lists each public route once per variation', () => {
  expect(pages.map(({ address }) => address)).toEqual([
    '/',
    '/details?type=a%26b',
    '/details?type=fraud',
    '/document/latest/1',
    '/partner/system'
  ])
  expect(pages.at(-1)?.locales).toEqual(['zh-CN'])
})

describe('of one host', () => {
  test('the sitemap lists the pages in the host’s language with their alternates', () => {
    const written = sitemap(pages, site)
    expect(written).toContain('<loc>https://www.galaxy.example/details?type=a%26b</loc>')
    expect(written).toContain('hreflang="zh-CN" href="https://cn.galaxy.example/document/latest/1"')
    expect(written).not.toContain('/partner/system')
    expect(written).toContain('hreflang="x-default" href="https://www.galaxy.example/document/latest/1"')
    expect(sitemap(pages, { ...site, alternates: [] })).not.toContain('hreflang')
  })

  test('the sitemap dates the pages whose last change in the host’s language is known', () => {
    const changed = { 'zh-CN': '2026-05-01', 'en-US': '2026-04-01T08:00:00.000Z' }
    const dated = publicPages(router, { '/document/$version/$id': [], '/details': [{ search: { id: '1' }, changed }] })
    expect(sitemap(dated, site)).toContain('?id=1</loc><lastmod>2026-04-01T08:00:00.000Z</lastmod>')
    expect(sitemap(dated, { ...site, defaultLocale: 'zh-CN' })).toContain('<lastmod>2026-05-01</lastmod>')
    expect(sitemap(pages, site)).not.toContain('<lastmod>')
  })

  test('the sitemap has the day of the last change of every document', () => {
    const documents = sitemap(publicPages(router, withDocumentDates(variations)), site).match(/<loc>[^<]*\/document\/latest\/.*/g)
    expect(documents?.length).toBeGreaterThan(30)
    expect(documents?.filter((line) => !/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/.test(line))).toEqual([])
  })

  test('robots.txt disallows pages that require login', () => {
    expect(robots(site)).toMatch(
      /^User-agent: \*\nAllow: \/api\/main\/file\/\n(Disallow: \/\S+\n)+\nSitemap: https:\/\/www\.galaxy\.example\/sitemap\.xml\n$/
    )
    expect(robots(site)).toContain('Disallow: /user$\n')
    expect(robots(site)).not.toContain('/partner')
  })

  test('robots.txt lets crawlers fetch pictures that pages name, and no other answer of a service', () => {
    const rules = [...robots(site).matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, rule = '', path = '']) => ({ rule, path }))
    // RFC 9309 §2.2.2: the longest match decides.
    const ruleOf = (address: string) =>
      rules.filter(({ path }) => address.startsWith(path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.rule
    expect(ruleOf(fileAddress('media/cover.webp'))).toBe('Allow')
    expect(ruleOf('/api/main/news/list')).toBe('Disallow')
  })

  test('robots.txt says whether models may be trained on the site, once the vendor has decided', () => {
    expect(robots(site, { state: 'empty' })).not.toContain('Content-Signal')
    expect(robots(site, { state: 'filled', value: 'refused' })).toContain(
      'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: '
    )
    expect(robots(site, { state: 'filled', value: 'allowed' })).toContain('ai-train=yes')
  })

  test('llms.txt lists each Markdown page under its navigation menu', () => {
    const page = { address: '/joinus/data?id=a', path: '/joinus/data', locales: [], title: '职位 [甲]', description: '一句话。' }
    const written = llms([page], 'https://cn.galaxy.example')
    expect(written).toMatch(/^# Galaxy/)
    expect(written).toContain('## 公司\n\n- [职位 \\[甲\\]](https://cn.galaxy.example/joinus/data.md?id=a): 一句话。\n')
  })
})
