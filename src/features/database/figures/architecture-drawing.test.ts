import { expect, test } from 'vitest'
import { drawArchitecture } from './architecture-drawing'

const part = (name: string, count: number) => ({
  name: { 'zh-CN': name, 'en-US': name },
  purpose: { 'zh-CN': '', 'en-US': '' },
  count
})
const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0

test('the drawing has a box for each layer with its running servers, and a line from each layer to the next', () => {
  const markup = drawArchitecture([part('Driver', 1), part('Query', 2), part('Storage', 3)], 'en-US')
  expect(count(markup, /architecture-box/g)).toBe(3)
  expect(count(markup, /class="g-edge"/g)).toBe(2)
  const servers = [...markup.matchAll(/class="g-blue" d="([^"]+)"/g)].map(([, data = '']) => count(data, /M/g))
  expect(servers).toEqual([2, 3])
  for (const name of ['Driver<', 'Query × 2<', 'Storage × 3<']) expect(markup).toContain(name)
})
