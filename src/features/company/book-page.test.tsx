import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Book } from './book-page'

const shop = vi.hoisted(() => ({ shopUrl: '' }))
vi.mock('~/content/vendor', async (original) => {
  const { vendor } = await original<typeof import('~/content/vendor')>()
  return {
    vendor: {
      ...vendor,
      book: {
        ...vendor.book,
        get shopUrl() {
          return shop.shopUrl
        }
      }
    }
  }
})
vi.mock('~/lib/locale', () => ({ useLocale: () => 'en-US' }))

const copy = { question: '', headline: '', link: 'To the shop', blank: 'No shop', next: { kicker: '', title: '', link: '' } }
const shown = () => renderToStaticMarkup(<Book copy={copy} />)

test('the book leads to its shop where the vendor names one, and to nothing otherwise', () => {
  expect(shown()).toContain('No shop')
  expect(shown()).not.toContain('<a ')
  shop.shopUrl = 'https://shop.example/book'
  expect(shown()).toContain('href="https://shop.example/book"')
  expect(shown()).not.toContain('No shop')
})
