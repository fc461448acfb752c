import { expect, test } from 'vitest'
import { markdownAddress, pageAddress, pictureAddress } from './page-address'

const page = (fullPath: string, params = {}, search = {}) => pageAddress({ fullPath, params, search })

test('a page’s address follows its route’s spelling', () => {
  expect(page('/')).toBe('/')
  expect(page('/document/$version/$id', { version: 'latest', id: '1' })).toBe('/document/latest/1')
  expect(page('/demogallery/')).toBe('/demogallery')
  expect(page('/joinus', {}, { city: 'x', utm_source: 'y' })).toBe('/joinus')
})

test('the address includes identifying parameters in canonical order', () => {
  expect(page('/product', {}, { name: 'index' })).toBe('/product?name=index')
  expect(page('/details', {}, { name: 'a b', page: 2, id: 7, type: 'fraud' })).toBe('/details?type=fraud&id=7&name=a+b')
  expect(page('/details', {}, { type: ['fraud'], id: null, name: { a: 1 } })).toBe('/details')
})

test('an id with leading zeros has the address of the page that it shows', () => {
  const page = { fullPath: '/news/detail', params: {} }
  expect(pageAddress({ ...page, search: { id: '007' } })).toBe('/news/detail?id=7')
  expect(pageAddress({ ...page, search: { id: '0x7' } })).toBe('/news/detail?id=0x7')
})

test('parameters cannot escape the address', () => {
  expect(page('/details', {}, { type: '"><script>#?&' })).toBe('/details?type=%22%3E%3Cscript%3E%23%3F%26')
  expect(page('/document/$version/$id', { version: '../x', id: '?' })).toBe('/document/..%2Fx/%3F')
})

test.each([
  ['/', '/index.md'],
  ['/giProduct', '/giProduct.md'],
  ['/demogallery/details?type=fraud', '/demogallery/details.md?type=fraud']
])('the Markdown variant of %s is %s', (address, markdown) => expect(markdownAddress(address)).toBe(markdown))

test.each([
  ['/', '/og/home.zh-CN.png'],
  ['/document/latest/1', '/og/document-latest-1.zh-CN.png'],
  ['/demogallery/details?type=fraud', '/og/demogallery-details-type-fraud.zh-CN.png']
])('the image of %s is %s', (address, picture) => expect(pictureAddress(address, 'zh-CN')).toBe(picture))
