import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import content from './copy/zh-CN'
import { findEdition } from './finder'
import { LimitScale } from './limit-scale'

const axisOf = (graphs: number | undefined) => {
  const { editions } = findEdition(graphs === undefined ? {} : { graphs })
  const props = { quantity: 'graphs', required: graphs, editions, copy: content.finder } as const
  const [, axis = ''] = /<tfoot>(.*)<\/tfoot>/.exec(renderToStaticMarkup(<LimitScale {...props} />)) ?? []
  return [...axis.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
}

test('the numbers of an axis stay when the required value stands beside them', () => {
  const numbers = axisOf(undefined)
  expect(numbers.length).toBeGreaterThan(1)
  expect(axisOf(51)).toEqual(['需要51', ...numbers])
})
