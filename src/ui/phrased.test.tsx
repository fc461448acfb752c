import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { phrased } from './phrased'

vi.mock('virtual:words', () => ({ default: '设备 登录 企业' }))
vi.mock('~/lib/load-phrased-markup', async () => ({
  phrasedMarkupIfLoaded: (await import('~/lib/phrased-markup')).phrasedMarkup
}))

const markup = (text: string) => renderToStaticMarkup(phrased(text))

test('a Chinese text has a wbr element at each break opportunity, and no added character', () => {
  expect(markup('企业设备登录')).toBe('<span class="phrased">企业<wbr>设备<wbr>登录</span>')
})

test('text is escaped', () => {
  expect(markup('企业<b>&设备')).toBe('<span class="phrased">企业&lt;b&gt;&amp;设备</span>')
})

test('an identifier stays on one line in each language', () => {
  expect(markup('设备D-15')).toBe('<span class="phrased">设备<wbr><bdi class="unbroken">D-15</bdi></span>')
  expect(markup('device D-15')).toBe('<span>device <bdi class="unbroken">D-15</bdi></span>')
})
