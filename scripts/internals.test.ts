import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { convertPage } from '../worker/markdown/convert'
import { playwrightDisabled } from './browser'
import { root } from './root'
import { addNonce } from './styles-with-nonce'

/* Tests undocumented behavior of dependencies that the project relies on (docs/internals.md), where no other test would fail. */

const Late = ({ words }: { words: Promise<string> }) => createElement('p', null, use(words))

const sourceOf = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8')

test('the router remembers by this key for which failed chunk it reloaded the page (src/lib/chunk-reload.ts)', () => {
  expect(sourceOf('@tanstack/react-router/dist/esm/lazyRouteComponent.js')).toMatch(
    /`tanstack_router_reload:\$\{error\.message\}`/
  )
})

test('the router restores the scroll position of a region by this attribute (src/features/download/statement.tsx)', () => {
  expect(sourceOf('@tanstack/router-core/dist/esm/scroll-restoration.js')).toContain('"data-scroll-restoration-id"')
})

test('the list of features that Playwright turns off in Chromium is repeated as it is (scripts/browser.ts)', () => {
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]/s.exec(sourceOf('playwright-core/lib/coreBundle.js')) ?? []
  expect([...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)).toEqual(playwrightDisabled)
})

test('the development server keeps its databases where `npm start` does (scripts/local-databases.ts)', () => {
  expect(sourceOf('@cloudflare/vite-plugin/dist/index.mjs')).toMatch(/persistState\.path : "\.wrangler\/state", "v3"\)/)
})

test('content that React streams late is moved into place in the Markdown of a page (worker/markdown/convert.ts)', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = createElement(
    'html',
    null,
    createElement('head', null, createElement('link', { rel: 'canonical', href: 'https://galaxy.example/a' })),
    createElement(
      'body',
      null,
      createElement(
        'main',
        null,
        createElement('p', null, 'before'),
        createElement(Suspense, { fallback: createElement('p', null, 'loading') }, createElement(Late, { words: promise })),
        createElement('p', null, 'after')
      )
    )
  )
  const html = new Response(await renderToReadableStream(page)).text()
  setTimeout(resolve, 50, 'late')
  expect(await html).toMatch(/loading.*late/s)
  expect(convertPage(await html)?.markdown).toBe('before\n\nlate\n\nafter\n')
})

test('Editor.js makes its style sheets in the ways that get the nonce of the page (scripts/styles-with-nonce.ts)', () => {
  expect(addNonce(sourceOf('@editorjs/editorjs/dist/editorjs.mjs')).match(/\?\.nonce \?\? ""/g)).toHaveLength(4)
})
