import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Book } from './book-page'

vi.mock('~/lib/locale', () => ({ useLocale: () => 'en-US' }))

const title = { 'zh-CN': '图', 'en-US': 'Graphs' }
const shown = (shopUrl: string, hasBadge = false) =>
  renderToStaticMarkup(<Book book={{ value: { title, shopUrl }, hasBadge }} link="To the shop" />)

test('the book leads to its shop where the vendor names one, and to nothing otherwise', () => {
  expect(shown('')).toContain('Graphs')
  expect(shown('')).not.toContain('<a ')
  expect(shown('https://shop.example/book')).toContain('href="https://shop.example/book"')
})

test('a sample of a book has the badge', () => {
  expect(shown('', true)).toContain('sample-mark')
  expect(shown('')).not.toContain('sample-mark')
})
