import { expect, test, vi } from 'vitest'
import { scaledSize } from './images'
import { catchImages, type EditorConfig, isLocalImage, loadConfig, refusalOf, ServerState, upload } from './server'

const answered = {
  imageActionName: 'uploadimage',
  imageMaxSize: 2_048_000,
  imageAllowFiles: ['.png', '.jpg'],
  imageUrlPrefix: 'https://files.example',
  catcherActionName: 'catchimage',
  catcherLocalDomain: ['127.0.0.1', 'img.example'],
  catcherUrlPrefix: '',
  videoActionName: 'uploadvideo',
  fileActionName: 'uploadfile'
}

/** Answers each request with the JSON, and records what was asked. */
function serve(json: unknown) {
  const asked: { address: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init })
    return Response.json(json)
  })
  return asked
}

async function config(): Promise<EditorConfig> {
  serve(answered)
  return loadConfig()
}

test('the configuration is asked for as existing clients do, never from a cache', async () => {
  const asked = serve(answered)
  expect(await loadConfig()).toMatchObject({ imageFieldName: 'upfile', imageCompressBorder: 1600, catcherFieldName: 'source' })
  expect(asked[0]?.address).toMatch(/^\/website\/extention\/api\/admin\/config\?action=config&&noCache=\d{13}$/)
})

test('an answer that is no configuration is refused', async () => {
  serve({ imageActionName: 1 })
  await expect(loadConfig()).rejects.toThrow()
})

test('a file is judged by its extension and its size', async () => {
  const known = await config()
  const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)
  expect(refusalOf(known, 'image', file('a.PNG', 10))).toBeUndefined()
  expect(refusalOf(known, 'image', file('a.png.svg', 10))).toBe('type')
  expect(refusalOf(known, 'image', file('png', 10))).toBe('type')
  expect(refusalOf(known, 'image', file('a.png', 2_048_001))).toBe('size')
})

test('an upload is a form with the type and the file; its address is the prefix and the answer', async () => {
  const known = await config()
  const asked = serve({ state: 'SUCCESS', url: '/a.png', title: 'a', original: '图.png', type: '.png', size: 3 })
  expect(await upload(known, 'image', new File(['abc'], '图.png'))).toEqual({
    src: 'https://files.example/a.png',
    name: '图.png',
    bytes: 3
  })
  const body = asked[0]?.init.body
  expect(asked[0]?.address).toBe('/website/extention/api/admin/config?action=uploadimage&encode=utf-8')
  expect(body instanceof FormData && [...body.keys()]).toEqual(['type', 'upfile'])
  expect(body instanceof FormData && body.get('type')).toBe('ajax')
})

test('a state that is no success is the text for the author', async () => {
  const known = await config()
  serve({ state: '文件内容与格式不符' })
  await expect(upload(known, 'image', new File(['abc'], 'a.png'))).rejects.toEqual(new ServerState('文件内容与格式不符'))
})

test('remote images are named one by one, and only those that were fetched come back', async () => {
  const known = await config()
  const asked = serve({
    state: 'SUCCESS',
    list: [
      { state: 'SUCCESS', source: 'http://a.example/1.png?x=1&y=2', url: '/1.png' },
      { state: 'FAIL', source: 'http://a.example/2.png' }
    ]
  })
  expect(await catchImages(known, ['http://a.example/1.png?x=1&y=2', 'http://a.example/2.png'])).toEqual(
    new Map([['http://a.example/1.png?x=1&y=2', '/1.png']])
  )
  expect(String(asked[0]?.init.body)).toBe(
    'source%5B%5D=http%3A%2F%2Fa.example%2F1.png%3Fx%3D1%26y%3D2&source%5B%5D=http%3A%2F%2Fa.example%2F2.png'
  )
})

test.each([
  ['/a.png', true],
  ['https://desk.example/a.png', true],
  ['https://img.example/a.png', true],
  ['https://img.example.evil.example/a.png', false],
  ['//evil.example/a.png', false],
  ['javascript:1', false],
  ['http://', false]
])('%s stays where it is: %s', (source, expected) => {
  expect(isLocalImage({ catcherLocalDomain: ['img.example'] }, source, new URL('https://desk.example/desk'))).toBe(expected)
})

test('an image is scaled to its longest side, and never enlarged', () => {
  expect(scaledSize(3200, 1000, 1600)).toEqual({ width: 1600, height: 500 })
  expect(scaledSize(10, 5000, 1600)).toEqual({ width: 3, height: 1600 })
  expect(scaledSize(800, 600, 1600)).toEqual({ width: 800, height: 600 })
})
