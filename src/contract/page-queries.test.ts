import { expect, test } from 'vitest'
import { canonicalAddress } from './page-queries'

const canonical = (address: string) => canonicalAddress(new URL(address, 'http://localhost'))

test.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/index.md?x=1', '/index.md'],
  ['/sitemap.xml?nocache=7', '/sitemap.xml'],
  ['/robots.txt?nocache=7', '/robots.txt'],
  ['/llms.txt?nocache=7', '/llms.txt'],
  ['/news.atom?nocache=7&language=EN', '/news.atom?language=EN'],
  ['/document/latest/5?x', '/document/latest/5'],
  ['/document/v3.0.3/5.md', '/document/v3.0.3/5.md'],
  ['/demogallery/details.md?type=fraud&x=1', '/demogallery/details.md?type=fraud'],
  ['/news/detail?language=EN&id=7', '/news/detail?id=7&language=EN'],
  ['/news?cursor=abc&page=2', '/news?page=2&cursor=abc'],
  ['/product?name=%69ndex', '/product?name=index'],
  ['/product/onlinedemo?type=fraud&utm_source=x', '/product/onlinedemo?type=fraud'],
  ['/partner/connect?want=trial&about=standard', '/partner/connect?want=trial&about=standard']
])('%s is cached as %s', (typed, expected) => {
  expect(canonical(typed)).toBe(expected)
})

test.each([
  '/user',
  '/center/train/GBCA/exam',
  '/verify/GBCA-1',
  '/document/feedback',
  '/nowhere',
  '/desk',
  '/NEWS',
  '/news/',
  '/index',
  '/news?page=0',
  '/news?page=1&page=2',
  '/news?page=<b>',
  '/news?from=2026-01-01',
  '/search?q=graph',
  '/galaxyProduct?graphs=5',
  '/product/onlinedemo?type=fraud&steps=4',
  '/news/detail?id=a%20b'
])('%s is not cached', (typed) => {
  expect(canonical(typed)).toBeUndefined()
})
