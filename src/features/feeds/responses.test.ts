import { expect, test, vi } from 'vitest'
import type { PublicSite } from '~/contract/site'
import { feedResponse } from './responses'

const international = { locale: 'en-US', origin: 'https://www.galaxy.example' } as const
const site = vi.hoisted(() => ({ current: {} }))
vi.mock('~/lib/edge-context', () => ({ edgeContext: () => ({ site: site.current, visitor: { locale: 'zh-CN' } }) }))
vi.mock('~/lib/page-data', () => ({
  fetchMain: async () => ({
    state: 'ok',
    data: { items: [{ id: 5, title: 'Title', summary: 'Summary', source: 'Source', releasedOn: '2026-01-05' }] }
  })
}))

/** The addresses of the entries in the English feed of a Chinese host. */
async function englishEntries(alternates: PublicSite['alternates']): Promise<string[]> {
  site.current = { defaultLocale: 'zh-CN', origin: 'https://cn.galaxy.example', alternates }
  const feed = await (await feedResponse('news', 'https://cn.galaxy.example/news.atom?language=EN')).text()
  return [...feed.matchAll(/<id>([^<]+)/g)].slice(1).map(([, address = '']) => address)
}

test('the entries of a feed lead to the host of its language', async () => {
  expect(await englishEntries([international])).toEqual(['https://www.galaxy.example/news/detail?id=5'])
})

test('where no host has the language of a feed as default, its entries ask for it', async () => {
  expect(await englishEntries([])).toEqual(['https://cn.galaxy.example/news/detail?id=5&amp;language=EN'])
})
