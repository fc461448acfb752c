import { expect, test } from 'vitest'
import { richTextOf } from './rich-text'

const link = (href: string) => ({ tag: 'a', href, children: ['手册'] })

test('of two definitions of a reference the first counts', () => {
  expect(richTextOf('[手册][a]\n\n[a]: /first\n[a]: /second')).toEqual([{ tag: 'p', children: [link('/first')] }])
})

test('a definition within a list or a quote counts', () => {
  expect(richTextOf('[手册][a]\n\n> [a]: /quoted')[0]).toEqual({ tag: 'p', children: [link('/quoted')] })
  expect(richTextOf('[手册][a]\n\n- 一\n\n  [a]: /listed')[0]).toEqual({ tag: 'p', children: [link('/listed')] })
})
