import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file'

test.each([
  ['UTF-8', new TextEncoder().encode('id,label\nP1,公司\n'), 'id,label\nP1,公司\n'],
  ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x69, 0x64), 'id'],
  ['GBK', Uint8Array.of(0x69, 0x64, 0x0a, 0xb9, 0xab, 0xcb, 0xbe), 'id\n公司']
])('reads a file in %s', async (_, bytes, text) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(text)
})

test('rejects if the file cannot be read', async () => {
  const file = new File([], 'moved.csv')
  file.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotFoundError'))
  await expect(readTextFile(file)).rejects.toThrow('moved')
})
