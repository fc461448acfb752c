import { expect, test } from 'vitest'
import { listScripts } from './late-scripts'

test('lists a page’s scripts as data, entry first, and keeps its style sheets', () => {
  const entry = { attrs: { type: 'module', async: true, src: '/assets/index.js' } }
  const { routes } = listScripts({
    routes: {
      __root__: { css: ['/assets/index.css'], preloads: ['/assets/index.js', '/assets/link.js'], scripts: [entry] },
      '/book': { css: [], preloads: ['/assets/book.js'] },
      '/sitemap.xml': {}
    }
  })
  expect(routes).toEqual({
    __root__: {
      css: ['/assets/index.css'],
      scripts: [
        { attrs: { type: 'application/json', 'data-late-scripts': 'entry' }, children: '["/assets/index.js","/assets/link.js"]' }
      ]
    },
    '/book': {
      css: [],
      scripts: [{ attrs: { type: 'application/json', 'data-late-scripts': '' }, children: '["/assets/book.js"]' }]
    },
    '/sitemap.xml': {}
  })
})
