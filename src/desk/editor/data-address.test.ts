import { expect, test } from 'vitest'
import { fileOfDataAddress } from './data-address'

test('the image of a data address is a file with its bytes, type and name', async () => {
  const file = fileOfDataAddress('data:image/jpeg;base64,AQID\nBA==', 'image')
  expect([file?.name, file?.type]).toEqual(['image.jpg', 'image/jpeg'])
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([1, 2, 3, 4])
})

test('an address without an image or with broken Base64 has no file', () => {
  for (const address of [
    'https://example.com/a.png',
    'data:text/html;base64,AQID',
    'data:image/png;base64,AQIDB',
    'data:image/png;base64,AQ=D'
  ])
    expect(fileOfDataAddress(address, 'image'), address).toBeUndefined()
})
