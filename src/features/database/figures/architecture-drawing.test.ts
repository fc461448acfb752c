import { expect, test } from 'vitest'
import { drawArchitecture } from './architecture-drawing'

const part = (name: string, count: number) => ({
  name: { 'zh-CN': name, 'en-US': name },
  does: { 'zh-CN': '', 'en-US': '' },
  count
})
const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0

test('the drawing has a box for each running part, and a line for each call to the next layer', () => {
  const markup = drawArchitecture([part('Driver', 1), part('Query', 2), part('Storage', 3)], 'en-US')
  expect(count(markup, /architecture-box/g)).toBe(6)
  expect(count(/class="g-edge" d="([^"]*)"/.exec(markup)?.[1] ?? '', /M/g)).toBe(1 * 2 + 2 * 3)
  for (const name of ['Driver<', 'Query 1<', 'Storage 3<']) expect(markup).toContain(name)
})
