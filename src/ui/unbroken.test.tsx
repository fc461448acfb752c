import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Callouts } from './page/callouts'
import { Gains } from './page/gains'
import { Steps } from './page/steps'
import { unbroken } from './unbroken'

const markup = (text: string) => renderToStaticMarkup(unbroken(text))
const unbrokenMarkup = (identifier: string) => `<bdi class="unbroken">${identifier}</bdi>`

test.each([
  ['设备D-15：A07从它登录。', `设备${unbrokenMarkup('D-15')}：A07从它登录。`],
  ['P-101没有联轴器，P-101有轴承', `${unbrokenMarkup('P-101')}没有联轴器，${unbrokenMarkup('P-101')}有轴承`],
  ['an N-1 and N-2 study', `an ${unbrokenMarkup('N-1')} and ${unbrokenMarkup('N-2')} study`],
  ['each SHA-256 is published', `each ${unbrokenMarkup('SHA-256')} is published`],
  ['call 400-000-0000 or write', `call ${unbrokenMarkup('400-000-0000')} or write`]
])('the identifiers of «%s» stay on one line', (text, shown) => {
  expect(markup(text)).toBe(`<span>${shown}</span>`)
})

test.each(['2024-06-25', '图1-1', 'multi-hop, 100-seed', 'java-driver-3.4.1', 'import-toolkit-3'])(
  '%s has no identifier',
  (text) => {
    expect(unbroken(text)).toBe(text)
  }
)

test('a text in a page keeps its identifiers whole', () => {
  for (const page of [
    <Callouts key="callouts" label="" items={['设备D-15']} />,
    <Steps key="steps" steps={[{ title: '', text: '设备D-15' }]} />,
    <Gains key="gains" items={[{ term: '', text: '设备D-15' }]} />
  ]) {
    expect(renderToStaticMarkup(page)).toContain(unbrokenMarkup('D-15'))
  }
})
