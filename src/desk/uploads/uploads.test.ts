import { beforeEach, expect, test, vi } from 'vitest'
import { catchImages, isLocalImage } from './catch-images'
import { kindFor, refusalOf, ruleOf } from './rules'
import { scaledSize } from './scale-image'

const answered = {
  imageActionName: 'uploadimage',
  imageMaxSize: 2_048_000,
  imageAllowFiles: ['.png', '.jpg'],
  imageUrlPrefix: 'https://files.example',
  catcherActionName: 'catchimage',
  catcherLocalDomain: ['127.0.0.1', 'img.example'],
  catcherUrlPrefix: '',
  videoActionName: 'uploadvideo',
  videoAllowFiles: ['.mp4'],
  fileActionName: 'uploadfile',
  fileAllowFiles: ['.png', '.pdf']
}

interface Asked {
  address: string
  init: RequestInit
}

/** Answers each request with the next JSON, the configuration first, and records the requests. */
function serve(...answers: unknown[]) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
    asked.push({ address: String(address), init })
    return Response.json(answers[asked.length - 1] ?? answers.at(-1))
  })
  return asked
}

/** A page of the desk; the address of the server is in its document if it is another origin's. */
function openPage(server?: string) {
  vi.stubGlobal('location', new URL('https://desk.example/desk/entries'))
  vi.stubGlobal('document', { querySelector: () => (server === undefined ? null : { content: server }) })
}

beforeEach(() => {
  // The module keeps the configuration for the lifetime of the page.
  vi.resetModules()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no image')))
  openPage()
})
const freshServer = () => import('./server')

/** Answers an upload with the JSON, and records the form. */
function receiveUploads(json: unknown) {
  const sent: { address: string; body: FormData; headers: Record<string, string>; withCredentials: boolean }[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    responseText = JSON.stringify(json)
    withCredentials = false
    #address = ''
    readonly #headers: Record<string, string> = {}
    open(_method: string, address: URL) {
      this.#address = String(address)
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    send(body: FormData) {
      sent.push({ address: this.#address, body, headers: this.#headers, withCredentials: this.withCredentials })
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }))
      if (json !== undefined) this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

const freshUpload = async () => (await import('./upload')).upload
const textOf = (failed: unknown) => (typeof failed === 'object' && failed !== null && 'text' in failed ? failed.text : failed)

test('the configuration is asked for once, as existing clients do, and read without what other servers leave out', async () => {
  const { loadConfig } = await freshServer()
  const asked = serve(answered)
  expect(await loadConfig()).toMatchObject({ imageFieldName: 'upfile', imageCompressBorder: 1600, catcherFieldName: 'source' })
  await loadConfig()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.address).toMatch(
    /^https:\/\/desk\.example\/website\/extention\/api\/admin\/config\?action=config&&noCache=\d{13}$/
  )
})

test('the configuration may take 5 seconds, from another origin too, and remote images 60', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  const lately = vi.fn(async () => answered)
  serve(answered, { state: 'SUCCESS', list: [] })
  const catchFresh = (await import('./catch-images')).catchImages
  await catchFresh(['http://a.example/1.png'])
  expect(timeouts.mock.calls).toEqual([[5000], [60_000]])
  openPage('https://editor.example/website/extention/api/admin/config')
  vi.resetModules()
  vi.doMock('./jsonp', () => ({ loadByScript: lately }))
  await (await freshServer()).loadConfig()
  vi.doUnmock('./jsonp')
  expect(lately).toHaveBeenCalledWith(expect.stringContaining('https://editor.example/'), 5000)
})

test('an answer that is no configuration is refused, and asked for again', async () => {
  const { loadConfig } = await freshServer()
  serve({ imageActionName: 1 })
  expect(await loadConfig().catch(textOf)).toBe('后端配置项没有正常加载，上传插件不能正常使用！')
  serve(answered)
  expect(await loadConfig()).toMatchObject({ imageActionName: 'uploadimage' })
})

test('a file is judged by its extension and its size, and goes to the first action that takes it', async () => {
  serve(answered)
  const config = await (await freshServer()).loadConfig()
  const rule = ruleOf(config, 'image')
  const file = (name: string, size: number) => ({ name, size })
  expect(refusalOf(rule, file('a.PNG', 10))).toBeUndefined()
  expect(refusalOf(rule, file('a.png.svg', 10))).toBe('type')
  expect(refusalOf(rule, file('png', 10))).toBe('type')
  expect(refusalOf(rule, file('a.png', 2_048_001))).toBe('size')
  expect(['a.png', 'a.mp4', 'a.pdf', 'a.svg'].map((name) => kindFor(config, name))).toEqual(['image', 'video', 'file', undefined])
  expect(ruleOf(config, 'screenshot')).toMatchObject({ action: 'uploadimage', prefix: '' })
})

test('an upload is a form with the type and the file; its address is the prefix and the answer', async () => {
  serve(answered)
  const sent = receiveUploads({ state: 'SUCCESS', url: '/a.png', title: 'a', original: '图.png', type: '.png', size: 3 })
  const parts: number[] = []
  const stored = await (await freshUpload())(new File(['abc'], '图.png'), { onProgress: (part) => parts.push(part) })
  expect(stored).toEqual({ address: 'https://files.example/a.png', name: '图.png', bytes: 3, size: undefined })
  expect(parts).toEqual([0.5])
  const [
    { address, body, headers, withCredentials } = { address: '', body: new FormData(), headers: {}, withCredentials: true }
  ] = sent
  expect(address).toBe('https://desk.example/website/extention/api/admin/config?action=uploadimage&encode=utf-8')
  expect([[...body.keys()], body.get('type'), headers, withCredentials]).toEqual([
    ['type', 'upfile'],
    'ajax',
    { 'X-Requested-With': 'XMLHttpRequest' },
    false
  ])
})

test('a state that is no success is the text for the author, and an address that pages cannot load is a failure', async () => {
  serve(answered)
  const upload = await freshUpload()
  const failure = () => upload(new File(['abc'], 'a.pdf')).catch(textOf)
  for (const [answer, text] of [
    [{ state: '文件内容与格式不符' }, '文件内容与格式不符'],
    [{ state: 'SUCCESS', url: 'javascript:alert(1)' }, '上传错误'],
    [{ state: 'SUCCESS' }, '上传错误'],
    ['<html>', '上传错误']
  ] as const) {
    receiveUploads(answer)
    expect(await failure()).toBe(text)
  }
  receiveUploads(undefined)
  const stop = new AbortController()
  const stopped = upload(new File(['abc'], 'a.pdf'), { signal: stop.signal }).catch(textOf)
  stop.abort()
  expect(await stopped).toBe('上传错误')
})

test('a server of another origin gets the uploads with the cookies of the author', async () => {
  openPage('https://editor.example/website/extention/api/admin/config')
  vi.doMock('./jsonp', () => ({ loadByScript: async () => answered }))
  const asked = serve()
  const sent = receiveUploads({ state: 'SUCCESS', url: '/a.png' })
  await (await freshUpload())(new File(['abc'], 'a.png'))
  vi.doUnmock('./jsonp')
  expect(asked).toEqual([])
  expect(sent).toMatchObject([
    {
      address: 'https://editor.example/website/extention/api/admin/config?action=uploadimage&encode=utf-8',
      withCredentials: true
    }
  ])
})

test('remote images are named one by one, and only those that were fetched come back', async () => {
  const sources = ['http://a.example/1.png?x=1&y=2', 'http://a.example/2.png']
  const list = [
    { state: 'SUCCESS', source: sources[0], url: '/1.png' },
    { state: 'FAIL', source: sources[1] }
  ]
  const asked = serve(answered, { state: 'SUCCESS', list })
  expect(await catchImages(sources)).toEqual({ addresses: new Map([['http://a.example/1.png?x=1&y=2', '/1.png']]) })
  expect(String(asked.at(-1)?.init.body)).toBe(
    'source%5B%5D=http%3A%2F%2Fa.example%2F1.png%3Fx%3D1%26y%3D2&source%5B%5D=http%3A%2F%2Fa.example%2F2.png'
  )
})

test('more remote images than one call fetches are asked for in groups, until the server refuses', async () => {
  const sources = Array.from({ length: 45 }, (_, n) => `http://a.example/${n}.png`)
  const listOf = (group: readonly string[]) =>
    group.map((source) => ({ state: 'SUCCESS', source, url: new URL(source).pathname }))
  const groups = [sources.slice(0, 20), sources.slice(20, 40), sources.slice(40)]
  const asked = serve(answered, ...groups.map((group) => ({ state: 'SUCCESS', list: listOf(group) })))
  const catchFresh = (await import('./catch-images')).catchImages
  expect((await catchFresh(sources)).addresses).toEqual(new Map(sources.map((source) => [source, new URL(source).pathname])))
  expect(asked.slice(1).map(({ init }) => new URLSearchParams(String(init.body)).getAll('source[]'))).toEqual(groups)

  vi.resetModules()
  const refused = serve(answered, { state: 'SUCCESS', list: listOf(sources.slice(0, 20)) }, { state: '请稍后再试', status: 429 })
  const { addresses, refusal } = await (await import('./catch-images')).catchImages(sources)
  expect([addresses.size, refusal, refused.length]).toEqual([20, '请稍后再试', 3])
})

test('an answer that the login has ended opens the login, and no other refusal does', async () => {
  const openAccountModal = vi.fn()
  vi.doMock('~/lib/account-modal', () => ({ openAccountModal }))
  serve(answered)
  const upload = await freshUpload()
  const failure = () => upload(new File(['abc'], 'a.pdf')).catch(textOf)
  receiveUploads({ state: '文件大小超出限制', status: 413 })
  expect([await failure(), openAccountModal.mock.calls]).toEqual(['文件大小超出限制', []])
  receiveUploads({ state: '登录已结束，请重新登录', status: 401 })
  expect([await failure(), openAccountModal.mock.calls]).toEqual(['登录已结束，请重新登录', [['login']]])
  vi.doUnmock('~/lib/account-modal')
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
  expect(scaledSize({ width: 3200, height: 1000 }, 1600)).toEqual({ width: 1600, height: 500 })
  expect(scaledSize({ width: 10, height: 5000 }, 1600)).toEqual({ width: 3, height: 1600 })
  expect(scaledSize({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 })
})
