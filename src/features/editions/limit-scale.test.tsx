import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import content from './copy/zh-CN'
import { findEdition, type Quantity } from './finder'
import { LimitScale } from './limit-scale'

const scaleOf = (quantity: Quantity, required: number | undefined) => {
  const { editions } = findEdition(required === undefined ? {} : { [quantity]: required })
  return renderToStaticMarkup(<LimitScale quantity={quantity} required={required} editions={editions} copy={content.finder} />)
}

const axisOf = (graphs: number | undefined) => {
  const [, axis = ''] = /<tfoot>(.*)<\/tfoot>/.exec(scaleOf('graphs', graphs)) ?? []
  return [...axis.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
}

test('the numbers of an axis stay when the required value stands beside them', () => {
  const numbers = axisOf(undefined)
  expect(numbers.length).toBeGreaterThan(1)
  expect(axisOf(51)).toEqual(['需要51', ...numbers])
})

test('a scale shows only the editions with a limit, so that no line stands for a gap', () => {
  const namesOf = (quantity: Quantity) =>
    [...scaleOf(quantity, undefined).matchAll(/<th scope="row">([^<]*)</g)].map(([, name]) => name)
  expect(namesOf('graphs')).toEqual(['免费', '收费', '标准', '高级'])
  expect(namesOf('vertices')).toEqual(['免费'])
  expect(namesOf('algorithms')).toEqual(['免费', '收费', '标准'])
})
